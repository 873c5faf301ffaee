import Bitmaps
import Foundation

/// The result of accepting a failing cell.
package struct Acceptance: Hashable, Sendable {
  package let id: CellID
  package let outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    case accepted(replaced: Bool)
    /// The reference of the cell's old name was moved to its new name.
    case moved(from: String)
    /// The reference is equal to the run's result already.
    case alreadyAccepted
    /// The reference changed since the run.
    case referenceChanged
    /// A file of the run is missing or changed since the run.
    case pictureChanged
    /// The folder of the references is not below the project.
    case outsideProject
  }
}

extension LastRun {
  /// Replaces references with the last run's results, for the failing cells that `isSelected`
  /// selects.
  ///
  /// A reference is not replaced if it changed since the run. A cell is not accepted if its files
  /// changed since the run.
  ///
  /// - Parameters:
  ///   - results: the last run's results.
  ///   - form: the form of the references to write.
  ///   - isSelected: called with each cell that differs or has no reference.
  /// - Returns: the outcomes of the selected cells, in the run's order.
  /// - Throws: an error of reading or writing a file. The cells before it are accepted.
  package func accept(
    _ results: RunResults, as form: ReferenceForm = .pictures, where isSelected: (CellID) -> Bool
  ) throws(ReferenceError) -> [Acceptance] {
    var acceptances: [Acceptance] = []
    var cleared: Set<URL> = []
    var left: [ReferenceStore] = []
    for cell in results.cells {
      guard let evidence = cell.evidence, isSelected(cell.id) else { continue }
      let folders = [cell.references, cell.movedSpec?.references].compactMap(\.self)
      let store = ReferenceStore(folder: url(ofPath: cell.references), form: form)
      guard folders.allSatisfy(Folder.contains),
        Folder.leads(store.folder, below: project)
      else {
        acceptances.append(Acceptance(id: cell.id, outcome: .outsideProject))
        continue
      }
      if cleared.insert(store.folder).inserted { try clearLeftovers(in: store.folder) }
      let (outcome, former) = try accept(cell, evidence, store)
      if let former, !left.contains(former) { left.append(former) }
      acceptances.append(Acceptance(id: cell.id, outcome: outcome))
    }
    for store in left { try store.pruneSources() }
    return acceptances
  }

  /// Accepts a cell; returns the outcome, and the store from which its old reference was moved.
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

  /// The bytes of a file of the run, or nil if it is missing or changed since the run.
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
