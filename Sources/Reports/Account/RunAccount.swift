package import Snapshots

/// A finished run as the reports for machines tell it.
package struct RunAccount: Sendable {
  package let results: RunResults
  package let timings: RunTimings
  /// Where the run's pictures are.
  package let lastRun: LastRun
  let causes: [RunCause]
  /// Of each cell's position, the position of its cause.
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

  var overview: RunOverview { RunOverview(results) }

  /// The position of what is behind a cell of the run; nil where nobody has to look at it.
  func cause(ofCellAt position: Int) -> Int? { causeOfCell[position] }

  /// The run's pictures of a cell, the old one first: paths below the project's folder, or absolute
  /// ones elsewhere.
  func pictures(of cell: CellRecord) -> [(file: LastRun.File, path: String)] {
    ReportFiles.pictures(of: cell).map { ($0, lastRun.path(of: lastRun.url(of: $0, cell.id))) }
  }

  /// Seconds with three decimals, nil where the cell was not measured.
  func seconds(of id: CellID) -> String? { timings.microseconds(of: id).map { Self.seconds($0) } }

  /// Seconds with three decimals of all these cells together; those that were not measured take none.
  func seconds(of cells: [CellRecord]) -> String {
    Self.seconds(cells.reduce(0) { $0 + (timings.microseconds(of: $1.id) ?? 0) })
  }

  private static func seconds(_ microseconds: Int) -> String {
    let milliseconds = (microseconds + 500) / 1000
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
