import Bitmaps
import Foundation

/// The reference of a failing cell before it was accepted.
package struct ReplacedReference: Sendable {
  package let cell: CellRecord
  /// The store into which the cell was accepted.
  package let store: ReferenceStore
  /// The reference of the cell's old name, which an acceptance moves; nil for a cell with its own.
  let former: FormerCell?
  /// A hash of the reference that an acceptance moves.
  let formerHash: PixelHash?
  let picture: ReplacedPicture
  /// The bytes of the text beside the picture; nil if there was none.
  let text: [UInt8]?

  /// The picture of a reference before it was accepted.
  enum ReplacedPicture: Sendable {
    case none
    /// The run has the same picture among its evidence.
    case evidence(PixelHash)
    case bytes([UInt8])
  }
}

extension ReplacedReference {
  /// The stores whose files an acceptance of the cell changes.
  package var stores: [ReferenceStore] { [store, former?.store].compactMap(\.self) }
}

extension LastRun {
  /// The references of cells that may be accepted next.
  ///
  /// - Parameters:
  ///   - results: the last run's results.
  ///   - form: the form in which the cells are accepted.
  ///   - isSelected: called with each cell that differs or has no reference.
  /// - Returns: the references. A cell whose references are outside of the project has none.
  /// - Throws: an error of reading a file.
  package func replacedReferences(
    _ results: RunResults, as form: ReferenceForm, where isSelected: (CellID) -> Bool
  ) throws(ReferenceError) -> [CellID: ReplacedReference] {
    var references: [CellID: ReplacedReference] = [:]
    for cell in results.cells where cell.evidence != nil && isSelected(cell.id) {
      guard let store = store(of: cell, as: form) else { continue }
      references[cell.id] = try replacedReference(of: cell, in: store)
    }
    return references
  }

  private func replacedReference(
    of cell: CellRecord, in store: ReferenceStore
  ) throws(ReferenceError) -> ReplacedReference {
    var former: FormerCell?
    var formerHash: PixelHash?
    if let drawn = try drawnReference(of: cell.id) {
      former = try self.former(of: cell, drawn, form: store.form)
      formerHash = try former.flatMap { former throws(ReferenceError) in
        try former.store.file(of: former.old.cell).map { PixelHash($0.bytes) }
      }
    }
    var picture = ReplacedReference.ReplacedPicture.none
    if let bytes = try store.bytes(at: store.pictureURL(of: cell.id.cell)) {
      let hash = PixelHash(bytes)
      let isKept = try evidence(.expectedPicture, of: cell.id, is: hash) != nil
      picture = isKept ? .evidence(hash) : .bytes(bytes)
    }
    return ReplacedReference(
      cell: cell, store: store, former: former, formerHash: formerHash, picture: picture,
      text: try store.bytes(at: store.layoutURL(of: cell.id.cell)))
  }

  /// The bytes of a file of the run if they have a hash.
  private func evidence(
    _ file: File, of id: CellID, is hash: PixelHash
  ) throws(ReferenceError) -> [UInt8]? {
    do {
      return try bytes(of: file, id).flatMap { PixelHash($0) == hash ? $0 : nil }
    } catch {
      throw .file(error)
    }
  }

  /// Restores a reference that was accepted, byte for byte.
  ///
  /// The spec text that the acceptance stored stays.
  ///
  /// - Parameter old: the reference before the acceptance.
  /// - Returns: whether it is restored; false if the reference or the run changed since.
  /// - Throws: an error of reading or writing a file.
  package func restore(_ old: ReplacedReference) throws(ReferenceError) -> Bool {
    let (store, cell) = (old.store, old.cell.id.cell)
    let file = try store.file(of: cell)
    if let former = old.former {
      guard let file, PixelHash(file.bytes) == old.formerHash else { return false }
      try store.copy(cell, to: former.store, as: former.old.cell)
      try store.remove(cell)
      return true
    }
    guard try isAccepted(old.cell, in: store) else { return false }
    let picture: [UInt8]?
    switch old.picture {
    case .none: picture = nil
    case .bytes(let bytes): picture = bytes
    case .evidence(let hash):
      guard let bytes = try evidence(.expectedPicture, of: old.cell.id, is: hash) else {
        return false
      }
      picture = bytes
    }
    do {
      // The picture is the reference, so it is the last to change.
      let files = [
        (bytes: old.text, url: store.layoutURL(of: cell)),
        (bytes: picture, url: store.pictureURL(of: cell)),
      ]
      try store.write(
        files.compactMap { file in file.bytes.map { (bytes: $0, url: file.url) } })
      for file in files where file.bytes == nil { try Folder.removeFile(file.url) }
    } catch {
      throw .file(error)
    }
    return true
  }
}
