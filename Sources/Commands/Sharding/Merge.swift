package import Cells
import Foundation
import Reports
import Snapshots
package import Spec

/// Merges the results of the parts of a run into those of the last run, and writes a report.
///
/// - Parameters:
///   - paths: folders of parts, or folders that contain them; empty for all parts of this project.
///   - report: the folder of the report.
///   - folder: the base of relative paths.
///   - template: the path of the folder of references; nil for references beside the specs.
/// - Returns: the result of the whole run. Its diagnostics and its outputs name missing parts.
/// - Throws: `MergeError` if the parts do not belong to one run, or the error of a file.
package func mergeShards(
  of paths: [String], to report: String, in folder: WorkingFolder,
  references template: ReferenceTemplate? = nil
) throws -> TestResult {
  let lastRun = LastRun(project: folder.url)
  let parts = try RunParts.read(
    paths.isEmpty ? [RunPart.folder] : paths, from: folder, into: lastRun)
  let results = try lastRun.replace(
    by: parts.joined(stale: try parts.stale()), from: parts.parts.map { ($0.run, $0.results) },
    isWhole: parts.missing.isEmpty,
    SpecPlaces(
      below: parts.parts.first?.shard.paths ?? [], in: folder, of: lastRun, references: template))
  let outputs = RunOutputs(results, of: lastRun, report: report, in: folder)
  let page = try outputs.writeReport()
  return TestResult(
    outputs: outputs, diagnostics: results.obstacleErrors,
    summary: TestWording(outputs.model, page: page).text)
}
