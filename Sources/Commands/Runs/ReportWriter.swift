import Cells
import Foundation
import Reports
import Snapshots

/// Writes a run's report.
enum ReportWriter {
  /// Replaces the report of an earlier run, also where everything matched now.
  ///
  /// - Parameters:
  ///   - results: what the run found.
  ///   - lastRun: where its pictures are.
  ///   - path: the report's folder as the user named it.
  ///   - base: what the path is meant from.
  /// - Returns: the page's path.
  /// - Throws: what kept a file from being read or written.
  static func write(
    _ results: RunResults, of lastRun: LastRun, to path: String, in base: WorkingFolder
  ) throws -> String {
    try HTMLReport(folder: base.place(path)).write(results, from: lastRun)
    return "\(path)/index.html"
  }
}
