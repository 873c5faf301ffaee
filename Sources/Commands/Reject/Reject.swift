package import Cells
import Diagnostics
import Reports
package import Snapshots

/// Drops failures of the last run.
///
/// The references stay as they are. Accepted failures stay in the results and do not count.
///
/// - Parameters:
///   - choice: the failures. An empty choice selects all.
///   - form: the form of the references.
///   - folder: the folder of the project.
/// - Returns: the result, with a line for each failure.
/// - Throws: the error of results that cannot be read or written.
package func reject(
  _ choice: FailureChoice, as form: ReferenceForm = .pictures, in folder: WorkingFolder
) throws -> TriageResult {
  let lastRun = LastRun(project: folder.url)
  let results = try lastRun.finishedResults()
  switch choice.failures(in: results) {
  case .failure(let unmatched):
    return TriageResult(
      diagnostics: [unmatched.diagnostic], summary: "Nothing was rejected.\n",
      nothingSelected: true)
  case .success(let chosen):
    let accepted = try lastRun.accepted(results, as: form)
    let open = Set(results.cells.filter { $0.evidence != nil }.map(\.id)).subtracting(accepted)
    let rejections = try lastRun.reject(results) { chosen.contains($0.id) && open.contains($0.id) }
    let left = open.count - rejections.count
    let closing =
      rejections.isEmpty
      ? "There is nothing to reject."
      : "Rejected \(Count.of(rejections.count, "failure")), \(left) left. A rejected cell fails "
        + "again in `strut test` until you correct its spec."
    let causes = rejections.isEmpty ? [] : try causes(leftIn: lastRun)
    return TriageResult(
      diagnostics: [],
      summary: (rejections.map(\.sentence) + [closing] + causes).map { "\($0)\n" }.joined(),
      nothingSelected: false)
  }
}

/// The causes that are left with their new numbers, which `--cause` takes from now on.
private func causes(leftIn lastRun: LastRun) throws -> [String] {
  let model = ReportModel(try lastRun.finishedResults(), of: lastRun)
  let lines = TestWording.causes(of: model, among: TestWording.ofPictures)
  return lines.count > 1 ? ["The causes have new numbers:"] + lines : []
}
