package import Diagnostics

extension Acceptance: CustomStringConvertible {
  /// `accepted chat/iphone-x (replaced)`.
  package var description: String {
    switch outcome {
    case .accepted(let replaced): "accepted \(id)\(replaced ? "" : " (new)")"
    case .moved(let old): "accepted \(id) (it was \(old))"
    case .alreadyAccepted: "already accepted \(id)"
    case .referenceChanged, .pictureChanged: "not accepted \(id)"
    }
  }

  /// Why the cell was refused; nil where it was not.
  package var refusal: Diagnostic? {
    switch outcome {
    case .accepted, .moved, .alreadyAccepted: nil
    case .referenceChanged:
      Diagnostic(
        .referenceChangedSinceRun(id),
        notes: [Note("what the run compared with is not what is there now")],
        help: "run `strut test` again and look at the new difference")
    case .pictureChanged:
      Diagnostic(.pictureChangedSinceRun(id), help: "run `strut test` again")
    }
  }
}

extension Message {
  static func referenceChangedSinceRun(_ id: CellID) -> Message {
    Message(
      rule: "referenceChangedSinceRun", text: "the reference of `\(id)` changed since the run")
  }

  static func pictureChangedSinceRun(_ id: CellID) -> Message {
    Message(
      rule: "pictureChangedSinceRun",
      text: "what the run drew for `\(id)` is gone or was changed since")
  }
}
