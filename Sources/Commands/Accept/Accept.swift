package import Cells
package import Diagnostics
import Reports
package import Snapshots

/// The result of accepting or rejecting failures.
package struct TriageResult: Sendable {
  /// The reasons why Strut refused cells, or why nothing was selected.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether a name or a cause matches no failure of the last run.
  ///
  /// If it is true, nothing is changed.
  package let nothingSelected: Bool
}

/// Accepts failures of the last run as new references.
///
/// If the choice names no failure, failures that are already accepted are left out.
///
/// - Parameters:
///   - choice: the failures. An empty choice selects all.
///   - form: the form of the references.
///   - folder: the folder of the project.
/// - Returns: the result, with a line for each failure.
/// - Throws: the error of results that cannot be read, or of a reference that cannot be written.
package func accept(
  _ choice: FailureChoice, as form: ReferenceForm = .pictures, in folder: WorkingFolder
) throws -> TriageResult {
  let lastRun = LastRun(project: folder.url)
  let results = try lastRun.finishedResults()
  switch choice.failures(in: results) {
  case .failure(let unmatched):
    return TriageResult(
      diagnostics: [unmatched.diagnostic], summary: "Nothing was accepted.\n",
      nothingSelected: true)
  case .success(let chosen):
    let acceptances = try lastRun.accept(results, as: form) { chosen.contains($0) }.filter {
      !choice.isAll || $0.outcome != .alreadyAccepted
    }
    let accepted = acceptances.filter(\.isAccepted).count
    let closing =
      acceptances.isEmpty
      ? "There is nothing to accept."
      : "Accepted \(Count.of(accepted, "cell")). Run `strut test` to check."
    return TriageResult(
      diagnostics: acceptances.compactMap(\.refusal),
      summary: (acceptances.map(\.sentence) + [closing]).map { "\($0)\n" }.joined(),
      nothingSelected: false)
  }
}
