import Diagnostics
package import Snapshots

/// A finished run with the facts that reports share.
package struct ReportModel: Sendable {
  package let results: RunResults
  package let timings: RunTimings
  /// The folder of the run's pictures.
  package let lastRun: LastRun
  package let causes: [RunCause]
  /// The position of each cell's cause, by the cell's position.
  private let causeOfCell: [Int: Int]

  package init(_ results: RunResults, timings: RunTimings = RunTimings(), of lastRun: LastRun) {
    self.results = results
    self.timings = timings
    self.lastRun = lastRun
    causes = results.causes
    var causeOfCell: [Int: Int] = [:]
    for (position, cause) in causes.enumerated() {
      for cell in cause.cells { causeOfCell[cell] = position }
    }
    self.causeOfCell = causeOfCell
  }

  /// The position of a cell's cause; nil if the cell needs no attention.
  func cause(ofCellAt position: Int) -> Int? { causeOfCell[position] }

  /// The changes of fonts and libraries, each with the number of its cells.
  var environment: [(change: EnvironmentChange, cells: Int)] {
    Grouped(results.cells.flatMap(\.environment)) { $0 }.groups.map { ($0, $1.count) }
  }

  /// The findings in the layouts of drawn cells, each with the number of its cells.
  var findings: [(diagnostic: DiagnosticRecord, cells: Int)] {
    let all = results.cells.filter { $0.outcome != .failed }.flatMap(\.diagnostics)
    return Grouped(all) { $0 }.groups.map { ($0, $1.count) }
  }

  /// The run's pictures of a cell, that of the reference first.
  ///
  /// Paths are relative to the project's folder, or absolute outside it.
  func pictures(of cell: CellRecord) -> [(file: LastRun.File, path: String)] {
    ReportFiles.pictures(of: cell).map { ($0, lastRun.path(of: lastRun.url(of: $0, cell.id))) }
  }

  /// Seconds with three decimals, or nil if the cell's time was not measured.
  func seconds(of id: CellID) -> String? { timings.microseconds(of: id).map { Self.seconds($0) } }

  /// The sum of these cells' times in seconds with three decimals; unmeasured cells count as zero.
  func seconds(of cells: [CellRecord]) -> String {
    Self.seconds(cells.reduce(0) { $0 + (timings.microseconds(of: $1.id) ?? 0) })
  }

  private static func seconds(_ microseconds: Int) -> String {
    let milliseconds = (microseconds + 500) / 1000
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }

  /// The facts that explain a cell's outcome, a line each, and the next step.
  func explanation(ofCellAt position: Int) -> [String] {
    let cell = results.cells[position]
    let reasons = cell.outcome == .failed ? cell.diagnostics.flatMap(\.lines) : cell.reasons
    return reasons + causeLines(ofCellAt: position) + environmentLines(of: cell)
      + (cell.evidence == nil
        ? [] : ["if the new picture is right, run `strut accept \"\(cell.id)\"`"])
  }

  /// The changes of the spec that cause a difference, and their effects on the cause's cells.
  private func causeLines(ofCellAt position: Int) -> [String] {
    guard let cause = cause(ofCellAt: position).map({ causes[$0] }) else { return [] }
    guard case .spec(let changes, _) = cause.fact else { return [] }
    let ownChanges = Set(results.cells[position].changes.map(\.relative))
    let others = cause.effects.filter { !ownChanges.contains($0.change) }.map(\.change.sentence)
    return ["cause:"] + changes.map { "  \($0.sentence)" }
      + WordList.lines(others, atMost: Self.listedEffects, "effect").map {
        "  on other cells: \($0)"
      }
  }

  private static let listedEffects = 8

  private func environmentLines(of cell: CellRecord) -> [String] {
    guard !cell.environment.isEmpty else { return [] }
    return ["fonts or libraries differ from those of the reference:"]
      + cell.environment.map { "  \($0.sentence)" }
  }
}
