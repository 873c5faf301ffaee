import Diagnostics
package import Snapshots

extension CellID {
  /// The command for a shell that accepts only this cell.
  package var acceptCommand: String {
    let glob = Self.glob(of: description)
    return "strut accept \(glob.hasPrefix("-") ? "-- " : "")\(ShellWord.quoted(glob))"
  }
}

extension Acceptance {
  /// The result as text, such as `accepted chat/iphone-x (new)`.
  package var sentence: String {
    switch outcome {
    case .accepted(let replaced): "accepted \(id)\(replaced ? "" : " (new)")"
    case .moved(let old): "accepted \(id) (renamed from \(old))"
    case .alreadyAccepted: "already accepted \(id)"
    case .referenceChanged, .pictureChanged, .outsideProject, .otherInput: "not accepted \(id)"
    }
  }
}

extension Rejection {
  /// The result as text, such as `rejected chat/iphone-x (keeps its reference)`.
  package var sentence: String {
    "rejected \(id) (\(hasReference ? "keeps its reference" : "has no reference"))"
  }
}
