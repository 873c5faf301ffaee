package import Cells
package import Diagnostics
import Foundation
import Reports
package import Snapshots
package import Spec

/// The result of accepting or rejecting failures.
package struct TriageResult: Sendable {
  /// The reasons why results are missing, why Strut refused cells, or why nothing was selected.
  package let diagnostics: [Diagnostic]
  package let summary: String
  /// Whether a name or a cause matches no failure of the last run.
  ///
  /// If it is true, nothing is changed.
  package let nothingSelected: Bool
}

/// A run on another machine, and how the specs here are read to check it.
package struct ArtifactOptions: Sendable {
  /// A folder or a ZIP archive with the results of the run.
  package var path: String
  /// The limits of specs.
  package var limits: SpecLimits
  /// The files of the project that all specs may use.
  package var resources: ProjectResources

  package init(_ path: String, limits: SpecLimits, resources: ProjectResources) {
    self.path = path
    self.limits = limits
    self.resources = resources
  }
}

/// Accepts failures of the last run as new references.
///
/// A cell is accepted only if its spec and files are those of the run. If the choice names no
/// failure, failures that are already accepted are left out.
///
/// - Parameters:
///   - choice: the failures. An empty choice selects all.
///   - form: the form of the references.
///   - folder: the folder of the project.
///   - limits: the limits of specs.
///   - resources: the files of the project that all specs may use.
/// - Returns: the result, with a line for each failure.
/// - Throws: the error of results that cannot be read, or of a reference that cannot be written.
package func accept(
  _ choice: FailureChoice, as form: ReferenceForm = .pictures, in folder: WorkingFolder,
  limits: SpecLimits = SpecLimits(), resources: ProjectResources = ProjectResources()
) throws -> TriageResult {
  let lastRun = LastRun(project: folder.url)
  var check = InputCheck(in: folder, limits: limits, resources: resources)
  let results = try lastRun.finishedResults().checkingRenames(with: check)
  return try accept(choice, of: results, isOfArtifact: false) { chosen in
    try lastRun.accept(
      results, as: form, unless: { check.changeSinceRun(of: $0) }, where: { chosen.contains($0) })
  }
}

/// Accepts failures of a run on another machine as new references.
///
/// A cell is accepted only if the specs, the pictures and the references here are those of the run.
///
/// - Parameters:
///   - choice: the failures. An empty choice selects all.
///   - artifact: the run.
///   - form: the form of the references.
///   - folder: the folder of the project.
/// - Returns: the result, with a line for each failure.
/// - Throws: the error of results that cannot be read, or of a reference that cannot be written.
package func accept(
  _ choice: FailureChoice, from artifact: ArtifactOptions, as form: ReferenceForm = .pictures,
  in folder: WorkingFolder
) throws -> TriageResult {
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
    "strut-accept-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  let found = try RunArtifact(artifact.path, in: folder, unpackingTo: scratch)
  if let obstacle = found.results.stoppingObstacle { throw LastRun.ResultsError.none(obstacle) }
  var check = InputCheck(in: folder, limits: artifact.limits, resources: artifact.resources)
  return try accept(choice, of: found.results, isOfArtifact: true) { chosen in
    try found.runs.flatMap { run, results in
      try run.accept(
        results.checkingRenames(in: folder, artifact.resources.referenceFolder), as: form,
        unless: { check.difference(of: $0) },
        where: { chosen.contains($0) })
    }
  }
}

extension RunResults {
  /// The results without renames whose old references are in use here.
  ///
  /// - Parameters:
  ///   - folder: the folder of the project.
  ///   - template: the path of the folder of references; nil for references beside the specs.
  /// - Returns: the results.
  func checkingRenames(
    in folder: WorkingFolder, _ template: ReferenceTemplate?
  ) -> RunResults {
    let (places, lastRun) = (ReferencePlaces(template, in: folder), LastRun(project: folder.url))
    return checkingRenames { move in
      places.areOrphaned(lastRun.url(ofPath: move.references), of: move.screen)
    }
  }

  /// The results without renames whose old references are in use, by the specs as they are now.
  func checkingRenames(with check: InputCheck) -> RunResults {
    var check = check
    return checkingRenames(in: check.folder, check.resources.referenceFolder)
      .checkingRenames({ _ in true }, isInUse: { check.hasFormerCell(of: $0) })
  }
}

/// Accepts the chosen failures of a run.
///
/// - Parameters:
///   - choice: the failures.
///   - results: the results of the run.
///   - isOfArtifact: whether the run is one of another machine.
///   - accept: accepts failures, and returns the outcomes.
/// - Returns: the result, with a line for each failure.
/// - Throws: the error of `accept`.
private func accept(
  _ choice: FailureChoice, of results: RunResults, isOfArtifact: Bool,
  by accept: (Set<CellID>) throws -> [Acceptance]
) throws -> TriageResult {
  switch choice.failures(in: results) {
  case .failure(let unmatched):
    return TriageResult(
      diagnostics: results.obstacleErrors + [unmatched.diagnostic],
      summary: "Nothing was accepted.\n",
      nothingSelected: true)
  case .success(let chosen):
    let acceptances = try accept(chosen).filter {
      !choice.isAll || $0.outcome != .alreadyAccepted
    }
    let accepted = acceptances.filter(\.isAccepted).count
    let advice =
      isOfArtifact
      ? "Commit the references together with the specs." : "Run `strut test` to check."
    let closing =
      acceptances.isEmpty
      ? "There is nothing to accept." : "Accepted \(Count.of(accepted, "cell")). \(advice)"
    return TriageResult(
      diagnostics: results.obstacleErrors
        + acceptances.compactMap { $0.refusal(isOfArtifact: isOfArtifact) },
      summary: (acceptances.map(\.sentence) + [closing]).map { "\($0)\n" }.joined(),
      nothingSelected: false)
  }
}
