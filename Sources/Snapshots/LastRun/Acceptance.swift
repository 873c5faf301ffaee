import Bitmaps
import Foundation

/// What became of a failing cell that was to be accepted.
package struct Acceptance: Hashable, Sendable {
  package let id: CellID
  package let outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    case accepted(replaced: Bool)
    /// The reference of the cell's old name was moved to the new one.
    case moved(from: String)
    /// The reference is already what the run drew.
    case alreadyAccepted
    /// Somebody changed the reference since the run.
    case referenceChanged
    /// What the run drew is gone or not as the run left it.
    case pictureChanged
  }
}

extension LastRun {
  /// Takes what the last run drew as references, for its failing cells that `isSelected` wants.
  ///
  /// A reference that is not the one which the run compared with is left alone, and so is every
  /// cell whose picture is not as the run left it.
  ///
  /// - Parameters:
  ///   - results: the last run's.
  ///   - form: of the references that are written.
  ///   - isSelected: asked for each cell that is missing a reference or differs.
  /// - Returns: what became of the selected cells, in the run's order.
  /// - Throws: what kept a file from being read or written; cells before it are accepted.
  package func accept(
    _ results: RunResults, as form: ReferenceForm = .pictures, where isSelected: (CellID) -> Bool
  ) throws(ReferenceError) -> [Acceptance] {
    var acceptances: [Acceptance] = []
    var cleared: Set<URL> = []
    var left: [ReferenceStore] = []
    for cell in results.cells {
      guard let evidence = cell.evidence, isSelected(cell.id) else { continue }
      let store = ReferenceStore(folder: url(ofPath: cell.references), form: form)
      if cleared.insert(store.folder).inserted { try clearLeftovers(in: store.folder) }
      let (outcome, former) = try accept(cell, evidence, store)
      if let former, !left.contains(former) { left.append(former) }
      acceptances.append(Acceptance(id: cell.id, outcome: outcome))
    }
    for store in left { try store.pruneSources() }
    return acceptances
  }

  /// What became of a cell, and where its reference was until now.
  private func accept(
    _ cell: CellRecord, _ evidence: Evidence, _ store: ReferenceStore
  ) throws(ReferenceError) -> (Acceptance.Outcome, former: ReferenceStore?) {
    let id = cell.id
    let old = try store.file(of: id.cell)
    guard let picture = try bytes(.actualPicture, id, hash: evidence.actualPicture),
      try bytes(.actualLayout, id, hash: evidence.actualLayout) != nil, let size = cell.size,
      let drawn = try drawnReference(of: id)
    else { return (.pictureChanged, nil) }
    var source: SpecSource?
    if let hash = evidence.actualSource {
      guard let bytes = try bytes(.actualSource, id, hash: hash) else {
        return (.pictureChanged, nil)
      }
      source = SpecSource(bytes)
    }
    if let old, old == store.countingFile(picture, drawn, size: size),
      old.form == .layout || store.textFault(of: id.cell, drawn.layoutText) == nil
    {
      return (.alreadyAccepted, nil)
    }
    guard old.map({ PixelHash($0.bytes).description }) == evidence.reference else {
      return (.referenceChanged, nil)
    }
    if let former = try former(of: cell, drawn, form: store.form) {
      try former.move(to: store)
      return (.moved(from: former.name), former.store)
    }
    try store.write(picture: picture, drawn, size: size, source: source, of: id.cell)
    return (.accepted(replaced: old != nil), nil)
  }

  /// The bytes of a file that is as the run left it.
  private func bytes(
    _ file: File, _ id: CellID, hash: String
  ) throws(ReferenceError) -> [UInt8]? {
    do {
      guard let bytes = try AtomicFile.read(url(of: file, id)),
        PixelHash(bytes).description == hash
      else { return nil }
      return bytes
    } catch {
      throw .file(error)
    }
  }

  private func clearLeftovers(in folder: URL) throws(ReferenceError) {
    do {
      try AtomicFile.removeLeftovers(in: folder)
    } catch {
      throw .file(error)
    }
  }
}
