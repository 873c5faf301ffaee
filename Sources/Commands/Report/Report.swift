package import Cells
import Diagnostics
import Reports
package import Snapshots

/// Writes the report of a run again, from its results.
///
/// - Parameters:
///   - run: the folder of the results as the user wrote it; nil for the last run.
///   - report: the folder of the report.
///   - files: the output files, which get the obstacle of a run without results.
///   - form: the form of the references.
///   - folder: the base of relative paths.
/// - Returns: the counts of the run, the number of failures that are accepted since, and the path of
///   the report. The diagnostics say which results are missing.
/// - Throws: the error of results that cannot be read, or of a report that cannot be written.
package func report(
  of run: String?, to report: String, and files: RunFiles, as form: ReferenceForm = .pictures,
  in folder: WorkingFolder
) throws -> TestResult {
  let lastRun = LastRun(project: folder.url, folder: run.map { folder.place($0) })
  let results = try lastRun.results()
  try RunOutputs(results, of: lastRun, report: nil, in: folder).requireResults(writing: files)
  let outputs = RunOutputs(results, of: lastRun, report: report, in: folder)
  let page = try outputs.writeReport() ?? report
  let counts = "\(Count.of(results.counts.total, "cell")): \(results.countsSentence)\n"
  let accepted = try lastRun.accepted(results, as: form).count
  let since =
    accepted == 0
    ? ""
    : "accepted since the run: \(Count.of(accepted, "failure"))\n"
  return TestResult(
    outputs: outputs, diagnostics: results.obstacleErrors,
    summary: "\(counts)\(since)the report is \(page)\n")
}
