import Foundation
import Reports
import Snapshots
import Spec

/// Writes a run's report.
enum ReportWriter {
  /// Replaces the report of an earlier run, also where everything matched now.
  ///
  /// - Parameters:
  ///   - results: what the run found.
  ///   - lastRun: where its pictures are.
  ///   - cells: what was run, for the screens' titles.
  ///   - path: the report's folder as the user named it.
  ///   - base: what the path is meant from.
  /// - Returns: the page's path.
  /// - Throws: what kept a file from being read or written.
  static func write(
    _ results: RunResults, of lastRun: LastRun, cells: [SelectedCell], to path: String,
    in base: WorkingFolder
  ) throws -> String {
    let titles = Dictionary(
      cells.map { ($0.id.screen, $0.spec.title) }, uniquingKeysWith: { first, _ in first })
    try HTMLReport(folder: base.place(path)).write(results, from: lastRun, titles: titles)
    return "\(path)/index.html"
  }
}
