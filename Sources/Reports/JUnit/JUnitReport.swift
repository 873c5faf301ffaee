import Snapshots

/// A run as JUnit XML that GitLab, Jenkins and GitHub's readers take: one test case a cell, one suite
/// a screen.
///
/// It keeps to what the schema `junit-10.xsd` of Jenkins' xUnit plugin allows. Pictures are named in
/// `system-out` as `[[ATTACHMENT|path]]`, a line each: GitLab shows the first and wants the path from
/// the project's folder, Jenkins shows all and takes it from the workspace.
package struct JUnitReport {
  private let account: RunAccount

  package init(_ account: RunAccount) { self.account = account }

  /// The whole document, with a line end.
  package var xml: String {
    let cells = account.results.cells
    let suites = screens.map { suite($0, $1) } + obstacleSuite + recordingSuite
    let counts = Counts(account.results)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="strut" \(counts.attributes) time="\(account.seconds(of: cells))">
      \(suites.map { "\($0)\n" }.joined())</testsuites>

      """
  }

  /// The positions of each screen's cells, in the order in which the screens come first.
  private var screens: [(name: String, positions: [Int])] {
    var order: [String] = []
    var positions: [String: [Int]] = [:]
    for (position, cell) in account.results.cells.enumerated() {
      if positions[cell.id.screen] == nil { order.append(cell.id.screen) }
      positions[cell.id.screen, default: []].append(position)
    }
    return order.map { ($0, positions[$0] ?? []) }
  }

  private func suite(_ screen: String, _ positions: [Int]) -> String {
    let cells = positions.map { account.results.cells[$0] }
    let counts = Counts(cells)
    let name = XMLText.attribute(screen)
    return """
      <testsuite name="\(name)" \(counts.attributes) skipped="0" time="\(account.seconds(of: cells))">
      \(positions.map { testCase(at: $0) }.joined(separator: "\n"))
      </testsuite>
      """
  }

  private func testCase(at position: Int) -> String {
    let cell = account.results.cells[position]
    let time = account.seconds(of: cell.id).map { " time=\"\($0)\"" } ?? ""
    let opening =
      "<testcase name=\"\(XMLText.attribute(cell.id.cell))\" "
      + "classname=\"\(XMLText.attribute(cell.id.screen))\"\(time)"
    let lines = problem(of: cell, at: position) + attachments(of: cell)
    guard !lines.isEmpty else { return "\(opening)/>" }
    return "\(opening)>\n\(lines.joined(separator: "\n"))\n</testcase>"
  }

  /// An error for a cell without a verdict, a failure for one with a bad one.
  private func problem(of cell: CellRecord, at position: Int) -> [String] {
    let (element, type): (String, String)
    switch cell.status {
    case .matched: return []
    case .failed: (element, type) = ("error", cell.cause == .spec ? "spec" : "surroundings")
    case .different, .missing, .recorded: (element, type) = ("failure", cell.status.rawValue)
    }
    let text = ([account.headline(of: cell)] + account.explanation(ofCellAt: position))
      .joined(separator: "\n")
    let message = XMLText.attribute(account.gist(of: cell))
    return [
      "<\(element) type=\"\(type)\" message=\"\(message)\">\(XMLText.content(text))</\(element)>"
    ]
  }

  /// The difference first, since a reader may show but one.
  private func attachments(of cell: CellRecord) -> [String] {
    let pictures = account.pictures(of: cell)
    guard !pictures.isEmpty else { return [] }
    let ordered =
      pictures.filter { $0.file == .differencePicture }
      + pictures.filter { $0.file != .differencePicture }
    let lines = ordered.map { "[[ATTACHMENT|\($0.path)]]" }.joined(separator: "\n")
    return ["<system-out>\(XMLText.content(lines))</system-out>"]
  }

  /// A run without results: an error for each thing that kept it from having some.
  private var obstacleSuite: [String] {
    guard let obstacle = account.results.obstacle else { return [] }
    let cases = obstacle.diagnostics.enumerated().map { position, diagnostic in
      let text = ([diagnostic.placed] + diagnostic.remarks).joined(separator: "\n")
      return """
        <testcase name="\(XMLText.attribute(diagnostic.rule)) \(position + 1)" classname="run">
        <error type="\(obstacle.kind.rawValue)" message="\(XMLText.attribute(diagnostic.placed))">\
        \(XMLText.content(text))</error>
        </testcase>
        """
    }
    let counts = Counts(account.results)
    return [
      """
      <testsuite name="run" \(counts.attributes) skipped="0" time="0.000">
      \(cases.joined(separator: "\n"))
      </testsuite>
      """
    ]
  }

  /// A run that may write is no pass also where it wrote nothing.
  private var recordingSuite: [String] {
    guard Counts.hasRecordingCase(account.results) else { return [] }
    let message = "nothing was to be recorded, and a recording run is no pass"
    return [
      """
      <testsuite name="recording" tests="1" failures="1" errors="0" skipped="0" time="0.000">
      <testcase name="recording" classname="recording">
      <failure type="recording" message="\(message)">\(message)
      test without recording</failure>
      </testcase>
      </testsuite>
      """
    ]
  }
}

extension JUnitReport {
  /// How many test cases there are and how they ended.
  private struct Counts {
    private(set) var tests = 0
    private(set) var failures = 0
    private(set) var errors = 0

    init(_ cells: [CellRecord]) {
      tests = cells.count
      for cell in cells {
        switch cell.status {
        case .matched: break
        case .failed: errors += 1
        case .different, .missing, .recorded: failures += 1
        }
      }
    }

    init(_ results: RunResults) {
      self.init(results.cells)
      if let obstacle = results.obstacle {
        tests = obstacle.diagnostics.count
        errors = tests
        return
      }
      guard Self.hasRecordingCase(results) else { return }
      tests += 1
      failures += 1
    }

    static func hasRecordingCase(_ results: RunResults) -> Bool {
      RunSummary(results).verdict == .recorded
        && !results.cells.contains { $0.status == .recorded }
    }

    var attributes: String { "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
  }
}
