import Diagnostics
import Reports
import Snapshots

/// The console text of a comparison of two revisions.
struct CompareWording {
  let model: ReportModel
  /// A line for each renamed spec.
  let renamed: [String]
  /// The page of the report, or nil if there is none.
  let page: String?
  let base: String
  /// The revision of the head, or nil for the working tree.
  let head: String?

  /// The greatest number of listed groups of changed cells, and of other listed cells.
  ///
  /// The report lists all.
  private static let listed = 40

  private var results: RunResults { model.results }

  /// The text, line by line.
  ///
  /// A line break in a path of git is shown as an escape.
  var text: String {
    let counts = results.counts
    var lines = TestWording.lines(
      of: changed, among: results.cells.map(\.id), atMost: Self.listed)
    let tolerated = results.cells.filter { $0.toleratedPixels != nil }.map(\.id)
    lines += list(tolerated, "within the tolerance of `\(base)`")
    lines += list(results.gone, "only in `\(base)`")
    lines += renamed
    let renamedCells = results.cells.filter { $0.renamedFrom != nil }.count
    let parts = [
      (counts.matched - tolerated.count, "the same"), (tolerated.count, "within tolerance"),
      (counts.different, "changed"), (renamedCells, "renamed"),
      (counts.missing - renamedCells, "new"),
      (counts.failed, "not compared"), (results.gone.count, "gone"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    lines.append(
      "\(base) and \(head ?? "the working tree"): " + parts.joined(separator: ", "))
    lines += TestWording.causes(
      of: model, among: TestWording.ofPictures.subtracting([.missing]))
    if results.verdict != .passed, let page { lines.append("the report is \(page)") }
    return lines.map { "\(VisibleText.line($0))\n" }.joined()
  }

  /// A heading with the number of cells, and a line for each; empty without cells.
  private func list(_ cells: [CellID], _ what: String) -> [String] {
    guard !cells.isEmpty else { return [] }
    return ["\(Count.of(cells.count, "cell")) \(what):"]
      + WordList.lines(cells.map(\.description), atMost: Self.listed, "cell").map { "  \($0)" }
  }

  private var changed: [(id: CellID, reasons: [String])] {
    results.cells.compactMap { cell in
      switch cell.outcome {
      case .different, .missing: (cell.id, cell.sharedReasons(base: base))
      case .matched, .unchanged, .recorded, .failed: nil
      }
    }
  }
}
