import Diagnostics
package import Snapshots

/// A finished run, with the facts that several reports use.
package struct ReportModel: Sendable {
  package let results: RunResults
  package let timings: RunTimings
  /// The folder with the run's pictures.
  package let lastRun: LastRun
  package let causes: [RunCause]
  /// The index of each cell's cause, by the cell's index.
  private let causeOfCell: [Int: Int]

  package init(_ results: RunResults, timings: RunTimings = RunTimings(), of lastRun: LastRun) {
    self.results = results
    // A cell that was not drawn has only the time of an earlier run.
    self.timings = timings.only(results.cells.filter { $0.outcome != .unchanged }.map(\.id))
    self.lastRun = lastRun
    causes = results.causes
    var causeOfCell: [Int: Int] = [:]
    for (position, cause) in causes.enumerated() {
      for cell in cause.cells { causeOfCell[cell] = position }
    }
    self.causeOfCell = causeOfCell
  }

  /// The index of a cell's cause; nil if the cell does not need attention.
  func cause(ofCellAt position: Int) -> Int? { causeOfCell[position] }

  /// The changes of fonts, libraries and Strut, each with the number of its cells.
  var environment: [(change: EnvironmentChange, cells: Int)] {
    Grouped(results.cells.flatMap(\.environment)) { $0 }.groups.map { ($0, $1.count) }
  }

  /// The findings in the layouts of drawn cells, each with the number of its cells.
  var findings: [(diagnostic: DiagnosticRecord, cells: Int)] {
    let all = results.cells.filter { $0.outcome != .failed }.flatMap(\.diagnostics)
    return Grouped(all) { $0 }.groups.map { ($0, $1.count) }
  }

  /// The pictures of a cell that the run kept.
  ///
  /// The reference's picture is the first.
  ///
  /// Paths are relative to the folder of the project, or absolute if they are outside it.
  package func pictures(of cell: CellRecord) -> [(file: LastRun.File, path: String)] {
    ReportFiles.pictures(of: cell).map { ($0, lastRun.path(of: lastRun.url(of: $0, cell.id))) }
  }

  /// The time of a cell in seconds with three decimals, or nil if it was not measured.
  func seconds(of id: CellID) -> String? { timings.microseconds(of: id).map { Self.seconds($0) } }

  /// The sum of the cells' times in seconds with three decimals.
  ///
  /// A cell that was not measured counts as zero.
  func seconds(of cells: [CellRecord]) -> String {
    Self.seconds(cells.reduce(0) { $0 + (timings.microseconds(of: $1.id) ?? 0) })
  }

  private static func seconds(_ microseconds: Int) -> String {
    let milliseconds = (microseconds + 500) / 1000
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// The facts that explain the outcome of a cell and the next step, one on each line.
  ///
  /// Nothing accepts what a comparison drew.
  func explanation(ofCellAt position: Int) -> [String] {
    let cell = results.cells[position]
    let reasons =
      cell.outcome == .failed
      ? cell.diagnostics.flatMap(\.lines) : cell.reasons(base: results.base)
    return reasons + causeLines(ofCellAt: position) + environmentLines(of: cell)
      + (cell.evidence == nil || results.base != nil
        ? []
        : [
          cell.renamedFrom == nil
            ? "if the new picture is right, run `\(cell.id.acceptCommand)`"
            : "to rename the reference, run `\(cell.id.acceptCommand)`"
        ])
  }

  /// The changes of the spec that cause a difference, and their effects on the cells of the cause.
  private func causeLines(ofCellAt position: Int) -> [String] {
    guard let cause = cause(ofCellAt: position).map({ causes[$0] }) else { return [] }
    guard case .spec(let changes, _) = cause.fact else { return [] }
    let ownChanges = Set(results.cells[position].shownChanges.map(\.relative))
    let others = cause.effects.filter { !ownChanges.contains($0.change) }.map(\.change).sentences
    return ["cause:"] + changes.map { "  \($0.sentence)" }
      + WordList.lines(others, atMost: Self.listedEffects, "effect").map {
        "  on other cells: \($0)"
      }
  }

  private static let listedEffects = 8

  private func environmentLines(of cell: CellRecord) -> [String] {
    guard !cell.environment.isEmpty else { return [] }
    return ["\(EnvironmentChange.heading):"]
      + cell.environment.map { "  \($0.sentence)" }
  }
}
