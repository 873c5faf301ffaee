import Bitmaps

/// The reference of a cell that has another name now.
package struct FormerCell: Hashable, Sendable {
  package let store: ReferenceStore
  /// The cell as it is now.
  package let id: CellID
  /// What it was.
  package let old: CellID

  /// The old name, with its screen's where that is another.
  package var name: String { old.screen == id.screen ? old.cell : old.description }

  /// Moves the reference to the cell's name, byte for byte; the text of the spec that it was made from
  /// stays where it was too.
  ///
  /// - Parameter destination: where the cell's reference belongs.
  /// - Throws: what kept files from being read, written or removed; nothing is lost then.
  package func move(to destination: ReferenceStore) throws(ReferenceError) {
    try store.copy(old.cell, to: destination, as: id.cell)
    try store.remove(old.cell)
  }
}

extension LastRun {
  /// The cells of the run that have other names than their references, which are as the run found
  /// them: neither moved already nor changed since.
  ///
  /// - Parameter results: the run's.
  /// - Returns: in the run's order.
  /// - Throws: what kept a picture of the run from being read.
  package func formerCells(_ results: RunResults) throws(ReferenceError) -> [FormerCell] {
    var found: [FormerCell] = []
    for cell in results.cells where cell.renamedFrom != nil {
      guard let drawn = try drawnReference(of: cell.id) else { continue }
      if let former = try former(of: cell, drawn, form: nil) { found.append(former) }
    }
    return found
  }

  /// The reference that a cell without one has the picture and the layout of, where it still is so.
  ///
  /// - Parameters:
  ///   - cell: of the run's results.
  ///   - drawn: what its reference would say.
  ///   - form: that the reference must have; nil for either.
  /// - Returns: nil where there is none.
  /// - Throws: what kept the reference from being read.
  func former(
    of cell: CellRecord, _ drawn: Reference, form: ReferenceForm?
  ) throws(ReferenceError) -> FormerCell? {
    guard let name = cell.renamedFrom else { return nil }
    let folder = cell.movedSpec?.references ?? cell.references
    let store = ReferenceStore(folder: url(ofPath: folder))
    guard let file = try store.file(of: name) else { return nil }
    let old = try store.reference(in: file, of: name)
    guard old.pixelHash == drawn.pixelHash, old.layoutText == drawn.layoutText else { return nil }
    if let form, form != file.form { return nil }
    let screen = cell.movedSpec?.screen ?? cell.id.screen
    return FormerCell(store: store, id: cell.id, old: CellID(screen: screen, cell: name))
  }
}
