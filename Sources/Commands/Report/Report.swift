package import Cells
import Diagnostics
import Reports
import Snapshots

/// Writes the report of a run again, from its results.
///
/// - Parameters:
///   - run: the folder of the results as the user wrote it; nil for the last run.
///   - report: the folder of the report.
///   - folder: the base of relative paths.
/// - Returns: the counts and the path of the report.
/// - Throws: the error of results that cannot be read, or of a report that cannot be written.
package func report(
  of run: String?, to report: String, in folder: WorkingFolder
) throws -> TestResult {
  let lastRun = LastRun(project: folder.url, folder: run.map { folder.place($0) })
  let results = try lastRun.finishedResults()
  let outputs = RunOutputs(results, of: lastRun, report: report, in: folder)
  let page = try outputs.writeReport() ?? report
  let summary = """
    \(Count.of(results.counts.total, "cell")): \(results.counts.sentence)
    the report is \(page)

    """
  return TestResult(outputs: outputs, diagnostics: [], summary: summary)
}
