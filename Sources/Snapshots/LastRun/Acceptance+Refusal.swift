package import Diagnostics

extension Acceptance {
  package var isAccepted: Bool {
    switch outcome {
    case .accepted, .moved: true
    case .alreadyAccepted, .referenceChanged, .pictureChanged, .outsideProject, .otherInput: false
    }
  }

  /// Words the reason why the cell was not accepted.
  ///
  /// - Parameter isOfArtifact: whether the run is one of another machine, in an artifact.
  /// - Returns: the error, or nil if the cell was accepted.
  package func refusal(isOfArtifact: Bool = false) -> Diagnostic? {
    switch outcome {
    case .accepted, .moved, .alreadyAccepted: nil
    case .referenceChanged:
      Diagnostic(
        .referenceChangedSinceRun(id),
        notes: [Note("the reference is not the one that the run compared with")],
        help: isOfArtifact
          ? "merge the target branch, and accept the artifact of the next run"
          : "run `strut test` again and look at the new difference")
    case .pictureChanged:
      Diagnostic(
        .pictureChangedSinceRun(id),
        help: isOfArtifact ? "download the artifact again" : "run `strut test` again")
    case .outsideProject:
      Diagnostic(
        .referencesOutsideProject(id),
        notes: [Note("results may be from another machine, so their paths are not trusted")],
        help: "run `strut test --record changed` with the path of the spec")
    case .otherInput(let difference):
      difference.diagnostic(of: id, isOfArtifact: isOfArtifact)
    }
  }
}

extension InputDifference {
  fileprivate func diagnostic(of id: CellID, isOfArtifact: Bool) -> Diagnostic {
    let now = isOfArtifact ? "here" : "now"
    let help =
      isOfArtifact
      ? "check out the revision that the run tested, or let CI test yours"
      : "run `strut test` again"
    return switch self {
    case .noSpec:
      Diagnostic(Message(rule: "otherSpec", text: "the spec of `\(id)` is not here"), help: help)
    case .invalidSpec:
      Diagnostic(
        Message(
          rule: "otherSpec",
          text: "the spec of `\(id)` has errors \(now)"),
        help: "`strut check` shows them")
    case .spec:
      Diagnostic(
        Message(
          rule: "otherSpec",
          text: "the spec of `\(id)` "
            + (isOfArtifact ? "is another one here" : "changed since the run")),
        notes: [Note("the run drew the cell from another text")], help: help)
    case .files:
      Diagnostic(
        Message(
          rule: "otherFiles",
          text: "the files of `\(id)` "
            + (isOfArtifact ? "are others here" : "changed since the run")),
        notes: [
          Note("a picture, a font, a catalogue or a default in `.strut/config.yaml` differs")
        ], help: help)
    case .references:
      Diagnostic(
        Message(
          rule: "otherReferences",
          text: "the references of `\(id)` are in another folder \(now)"),
        notes: [Note("`referenceFolder` in `.strut/config.yaml` may differ")], help: help)
    case .unknown:
      Diagnostic(
        Message(rule: "otherFiles", text: "the run does not say from which files it drew `\(id)`"),
        notes: [Note("an older version of Strut made it, or a file changed during the run")],
        help: isOfArtifact ? "use this version of Strut in CI" : help)
    }
  }
}

extension Message {
  fileprivate static func referenceChangedSinceRun(_ id: CellID) -> Message {
    Message(
      rule: "referenceChangedSinceRun", text: "the reference of `\(id)` changed since the run")
  }

  fileprivate static func referencesOutsideProject(_ id: CellID) -> Message {
    Message(
      rule: "referencesOutsideProject",
      text: "the references of `\(id)` are outside of the project, or among the files of git")
  }

  fileprivate static func pictureChangedSinceRun(_ id: CellID) -> Message {
    Message(
      rule: "pictureChangedSinceRun",
      text: "the run's picture of `\(id)` was removed or changed since the run")
  }
}
