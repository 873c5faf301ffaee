import Snapshots

/// What the layouts of drawn cells have to say, each finding once with how many cells it is about.
struct FindingList {
  private var findings: [DiagnosticRecord] = []
  private var counts: [DiagnosticRecord: Int] = [:]

  init(_ cells: [CellRecord]) {
    for cell in cells where cell.status != .failed {
      for diagnostic in cell.diagnostics {
        if counts[diagnostic] == nil { findings.append(diagnostic) }
        counts[diagnostic, default: 0] += 1
      }
    }
  }

  /// Nil where there is nothing to say.
  var html: String? {
    guard !findings.isEmpty else { return nil }
    return """
      <section class="findings" aria-labelledby="findings">
      <h2 id="findings">Findings</h2>
      \(findings.map { Self.finding($0, cells: counts[$0]) }.joined(separator: "\n"))
      </section>
      """
  }

  /// One finding; `cells` is left out where the place says it.
  static func finding(_ diagnostic: DiagnosticRecord, cells: Int?) -> String {
    let badge = diagnostic.severity == "error" ? "failed" : "missing"
    var place: [String] = []
    if let file = diagnostic.file {
      let position = [diagnostic.line, diagnostic.column].compactMap { $0.map { ":\($0)" } }
      place.append("<code>\(HTMLText.escaped(file + position.joined()))</code>")
    }
    if let cells { place.append(cells == 1 ? "on 1 cell" : "on \(cells) cells") }
    var lines = [
      """
      <p><span class="badge \(badge)">\(HTMLText.escaped(diagnostic.severity))</span> \
      \(HTMLText.sentence(diagnostic.message))</p>
      """
    ]
    if !place.isEmpty { lines.append("<p class=\"place\">\(place.joined(separator: ", "))</p>") }
    lines += diagnostic.notes.map { "<p class=\"place\">\(HTMLText.sentence($0))</p>" }
    if let help = diagnostic.help { lines.append("<p>\(HTMLText.sentence(help))</p>") }
    return "<div class=\"finding\">\n\(lines.joined(separator: "\n"))\n</div>"
  }
}
