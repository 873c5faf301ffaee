package import Cells
import Diagnostics
import Snapshots

/// Builds a run's report again from what the run left.
package struct ReportRun: Sendable {
  /// The counts, and where the report is.
  package let summary: String
  package let outcome: RunOutcome

  /// - Parameters:
  ///   - run: the folder of the run's results as the user named it; nil for the last run's.
  ///   - report: the folder that the report goes to.
  ///   - folder: what the paths are meant from.
  /// - Throws: what kept the results from being read or the report from being written.
  package init(of run: String?, to report: String, in folder: WorkingFolder) throws {
    let lastRun = LastRun(project: folder.url, folder: run.map { folder.place($0) })
    let results = try lastRun.finishedResults()
    let page = try ReportWriter.write(results, of: lastRun, to: report, in: folder)
    outcome = RunOutcome(results, of: lastRun, report: report, in: folder)
    let counts = RunSummary(results)
    summary = """
      \(Count.of(counts.total, "cell")): \(counts.sentence)
      the report is \(page)

      """
  }
}
