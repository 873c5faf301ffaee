import Diagnostics
import Snapshots

/// What two revisions draw differently, in words.
struct CompareWording {
  let results: RunResults
  /// Cells that only the base has.
  let gone: [CellID]
  /// A line for each spec that has another name.
  let renamed: [String]
  /// The report's page.
  let page: String
  let base: String
  /// Nil for the work tree.
  let head: String?

  /// The most groups of cells that are told; the report has all.
  private static let toldCells = 40

  var verdict: RunOutcome.Verdict {
    let counts = RunSummary(results)
    switch counts.verdict {
    case .specIsWrong: return .specIsWrong
    case .surroundingsAreWrong: return .surroundingsAreWrong
    case .nothingSelected: return .nothingSelected
    case .passed, .recorded, .differs:
      return counts.different + counts.missing + gone.count > 0 ? .differs : .passed
    }
  }

  var text: String {
    let counts = RunSummary(results)
    var lines = cells
    if !gone.isEmpty {
      lines.append(
        "\(Count.of(gone.count, "cell")) of `\(base)` that \(gone.count == 1 ? "is" : "are") not there any more:"
      )
      lines += gone.prefix(Self.toldCells).map { "  \($0)" }
      if gone.count > Self.toldCells { lines.append("  and \(gone.count - Self.toldCells) more") }
    }
    lines += renamed
    let parts = [
      (counts.matched, "the same"), (counts.different, "changed"), (counts.missing, "new"),
      (counts.failed, "not judged"), (gone.count, "gone"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    lines.append(
      "\(base) and \(head ?? "the work tree"): "
        + (parts.isEmpty ? "no cells" : parts.joined(separator: ", ")))
    lines += causes
    if verdict != .passed { lines.append("the report is \(page)") }
    return lines.map { "\($0)\n" }.joined()
  }

  private var causes: [String] {
    let causes = results.causes.filter { $0.kind != .missing }
    let pictures = causes.reduce(0) { $0 + $1.cells.count }
    return pictures > 1 ? ["\(pictures) pictures, \(Count.of(causes.count, "cause"))"] : []
  }

  /// Cells that differ alike are told together.
  private var cells: [String] {
    var order: [[String]] = []
    var names: [[String]: [String]] = [:]
    for cell in results.cells where cell.status == .different || cell.status == .missing {
      let others = cell.reasons.filter { $0 != cell.pixels?.description }
      let reasons =
        cell.status == .missing
        ? ["`\(base)` has no such cell"]
        : (others.isEmpty ? cell.reasons : others)
          + (cell.specChanges ?? []).map { "since \($0)" }
      if names[reasons] == nil { order.append(reasons) }
      names[reasons, default: []].append(cell.id.description)
    }
    return order.prefix(Self.toldCells).flatMap { reasons in
      (names[reasons] ?? []).map { "  \($0)" } + reasons.map { "      \($0)" }
    } + (order.count > Self.toldCells ? ["  and more, which the report shows"] : [])
  }
}
