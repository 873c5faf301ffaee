package import Diagnostics

extension Acceptance {
  package var isAccepted: Bool {
    switch outcome {
    case .accepted, .moved: true
    case .alreadyAccepted, .referenceChanged, .pictureChanged, .outsideProject: false
    }
  }

  /// The error if the cell was not accepted, or nil if it was.
  package var refusal: Diagnostic? {
    switch outcome {
    case .accepted, .moved, .alreadyAccepted: nil
    case .referenceChanged:
      Diagnostic(
        .referenceChangedSinceRun(id),
        notes: [Note("the reference is not the one that the run compared with")],
        help: "run `strut test` again and look at the new difference")
    case .pictureChanged:
      Diagnostic(.pictureChangedSinceRun(id), help: "run `strut test` again")
    case .outsideProject:
      Diagnostic(
        .referencesOutsideProject(id),
        notes: [Note("results may be from another machine, so their paths are not trusted")],
        help: "run `strut test --record changed` with the path of the spec")
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
      text: "the references of `\(id)` are outside of the project")
  }

  fileprivate static func pictureChangedSinceRun(_ id: CellID) -> Message {
    Message(
      rule: "pictureChangedSinceRun",
      text: "the run's picture of `\(id)` was removed or changed since the run")
  }
}
