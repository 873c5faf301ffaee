import Foundation
import Reports
import Snapshots
import Spec

/// Writes a run's report where there is something to show.
enum ReportWriter {
  /// The report of a run in which not everything matched.
  ///
  /// - Parameters:
  ///   - results: what the run found.
  ///   - lastRun: where its pictures are.
  ///   - cells: what was run, for the screens' titles.
  ///   - path: the report's folder as the user named it.
  ///   - base: what the path is meant from.
  /// - Returns: the page's path, nil where every cell matched and nothing was written.
  /// - Throws: what kept a file from being read or written.
  static func write(
    _ results: RunResults, of lastRun: LastRun, cells: [SelectedCell], to path: String,
    in base: WorkingFolder
  ) throws -> String? {
    guard results.cells.contains(where: { $0.status != .matched }) else { return nil }
    let titles = Dictionary(
      cells.map { ($0.id.screen, $0.spec.title) }, uniquingKeysWith: { first, _ in first })
    try HTMLReport(folder: base.place(path)).write(results, from: lastRun, titles: titles)
    return "\(path)/index.html"
  }
}
