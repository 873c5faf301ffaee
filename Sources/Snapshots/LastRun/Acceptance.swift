import Bitmaps
import Comparing
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
    /// The run drew the cell from something else than is here now.
    case otherInput(InputDifference)
  }
}

/// The difference between what a run drew a cell from and what is here now.
package enum InputDifference: Hashable, Sendable {
  /// There is no spec of the cell's screen here.
  case noSpec
  /// The spec has errors here.
  case invalidSpec
  /// The text of the spec, or that of the Interface Builder document that it reads.
  case spec
  /// A picture, a font, a file of a catalogue, or a default of the project.
  case files
  /// The folder of the references.
  case references
  /// The run does not say which files it read.
  case unknown
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
  ///   - difference: called with each selected cell. If it returns a difference, the cell is not
  ///     accepted, unless it already is.
  ///   - isSelected: called with each cell that differs or has no reference.
  /// - Returns: the outcomes of the selected cells, in the run's order.
  /// - Throws: an error of reading or writing a file. The cells before it are accepted.
  package func accept(
    _ results: RunResults, as form: ReferenceForm = .pictures,
    unless difference: (CellRecord) -> InputDifference? = { _ in nil },
    where isSelected: (CellID) -> Bool
  ) throws(ReferenceError) -> [Acceptance] {
    var acceptances: [Acceptance] = []
    var cleared: Set<URL> = []
    var left: [ReferenceStore] = []
    for cell in results.cells {
      guard let evidence = cell.evidence, isSelected(cell.id) else { continue }
      guard let store = store(of: cell, as: form) else {
        acceptances.append(Acceptance(id: cell.id, outcome: .outsideProject))
        continue
      }
      if let other = difference(cell), try !isAccepted(cell, in: store) {
        acceptances.append(Acceptance(id: cell.id, outcome: .otherInput(other)))
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

  /// The failing cells of the last run that have its results as references.
  ///
  /// - Parameters:
  ///   - results: the last run's results.
  ///   - form: the form of the references.
  /// - Returns: the cells that `accept` would leave as they are.
  /// - Throws: an error of reading a file.
  package func accepted(
    _ results: RunResults, as form: ReferenceForm
  ) throws(ReferenceError) -> Set<CellID> {
    var accepted: Set<CellID> = []
    for cell in results.cells {
      guard let store = store(of: cell, as: form) else { continue }
      if try isAccepted(cell, in: store) { accepted.insert(cell.id) }
    }
    return accepted
  }

  /// Whether the reference of a failing cell is the result of the run.
  func isAccepted(
    _ cell: CellRecord, in store: ReferenceStore
  ) throws(ReferenceError) -> Bool {
    guard let evidence = cell.evidence, let drawn = try drawn(cell, evidence) else { return false }
    return isAccepted(drawn, try store.file(of: cell.id.cell), of: cell.id, in: store)
  }

  /// The references of a cell; nil if they are not below the project, or among the files of git.
  func store(of cell: CellRecord, as form: ReferenceForm) -> ReferenceStore? {
    let folders = [cell.references, cell.movedSpec?.references].compactMap(\.self)
    let store = ReferenceStore(folder: url(ofPath: cell.references), form: form)
    let isOfGit = folders.contains {
      $0.lowercased().split(separator: "/").contains { $0.hasPrefix(".git") }
    }
    return !isOfGit && folders.allSatisfy(Folder.contains)
      && Folder.leads(store.folder, below: project) ? store : nil
  }

  /// The picture of the run and the reference that it would become.
  private struct DrawnCell {
    let picture: [UInt8]
    let reference: Reference
    let size: PictureSize
  }

  /// Nil if the cell's files were removed or changed since the run.
  private func drawn(
    _ cell: CellRecord, _ evidence: Evidence
  ) throws(ReferenceError) -> DrawnCell? {
    guard let picture = try bytes(.actualPicture, cell.id, hash: evidence.actualPicture),
      try bytes(.actualLayout, cell.id, hash: evidence.actualLayout) != nil, let size = cell.size,
      let reference = try drawnReference(of: cell.id)
    else { return nil }
    return DrawnCell(picture: picture, reference: reference, size: size)
  }

  private func isAccepted(
    _ drawn: DrawnCell, _ file: ReferenceFile?, of id: CellID, in store: ReferenceStore
  ) -> Bool {
    guard let file,
      file == store.countingFile(drawn.picture, drawn.reference, size: drawn.size)
    else { return false }
    return file.form == .layout
      || store.textFault(of: id.cell, drawn.reference.layoutText) == nil
  }

  /// Accepts a cell; returns the outcome, and the store from which its old reference was moved.
  private func accept(
    _ cell: CellRecord, _ evidence: Evidence, _ store: ReferenceStore
  ) throws(ReferenceError) -> (Acceptance.Outcome, former: ReferenceStore?) {
    let id = cell.id
    let old = try store.file(of: id.cell)
    guard let drawn = try drawn(cell, evidence) else { return (.pictureChanged, nil) }
    var source: SpecSource?
    if let hash = evidence.actualSource {
      guard let bytes = try bytes(.actualSource, id, hash: hash) else {
        return (.pictureChanged, nil)
      }
      source = SpecSource(bytes)
    }
    if isAccepted(drawn, old, of: id, in: store) { return (.alreadyAccepted, nil) }
    guard old.map({ PixelHash($0.bytes).description }) == evidence.reference else {
      return (.referenceChanged, nil)
    }
    if let former = try former(of: cell, drawn.reference, form: store.form) {
      try former.move(to: store)
      return (.moved(from: former.name), former.store)
    }
    try store.write(
      picture: drawn.picture, drawn.reference, size: drawn.size, source: source, of: id.cell)
    return (.accepted(replaced: old != nil), nil)
  }

  /// The bytes of a file of the run, or nil if it is missing or changed since the run.
  private func bytes(
    _ file: File, _ id: CellID, hash: String
  ) throws(ReferenceError) -> [UInt8]? {
    do {
      guard let bytes = try bytes(of: file, id), PixelHash(bytes).description == hash else {
        return nil
      }
      return bytes
    } catch {
      throw .file(error)
    }
  }

  private func clearLeftovers(in folder: URL) throws(ReferenceError) {
    do {
      for place in [folder, ReferenceStore(folder: folder).sourceFolder] {
        try AtomicFile.removeLeftovers(in: place)
      }
    } catch {
      throw .file(error)
    }
  }
}
