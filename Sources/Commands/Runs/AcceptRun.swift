package import Cells
package import Diagnostics
package import Snapshots

/// Takes the failures of the last run as references.
package struct AcceptRun: Sendable {
  /// What was refused and why.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether a name or a cause has no failure of the last run, so that nothing is accepted.
  package let nothingSelected: Bool

  /// - Parameters:
  ///   - choice: which failures; nothing said takes them all.
  ///   - form: what is kept of references.
  ///   - folder: the one that the run worked in.
  /// - Throws: what kept the results from being read or the references from being written.
  package init(
    _ choice: FailureChoice, as form: ReferenceForm = .pictures, in folder: WorkingFolder
  ) throws {
    let lastRun = LastRun(project: folder.url)
    let results = try lastRun.finishedResults()
    let chosen: Set<CellID>
    switch choice.failures(in: results) {
    case .success(let failures): chosen = failures
    case .failure(let unmatched):
      nothingSelected = true
      diagnostics = [unmatched.diagnostic]
      summary = "nothing is accepted\n"
      return
    }
    nothingSelected = false
    let acceptances = try lastRun.accept(results, as: form) { chosen.contains($0) }
    diagnostics = acceptances.compactMap(\.refusal)
    let lines = acceptances.map(\.description)
    let accepted = acceptances.filter(\.isAccepted)
    summary =
      acceptances.isEmpty
      ? "there is nothing to accept\n"
      : (lines + ["\(Count.of(accepted.count, "cell")) accepted; run `strut test`"]).joined(
        separator: "\n") + "\n"
  }
}

extension Acceptance {
  fileprivate var isAccepted: Bool {
    switch outcome {
    case .accepted, .moved: true
    case .alreadyAccepted, .referenceChanged, .pictureChanged: false
    }
  }
}
