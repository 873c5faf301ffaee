import Bitmaps

/// The reference of a renamed cell.
package struct FormerCell: Hashable, Sendable {
  package let store: ReferenceStore
  /// The new name.
  package let id: CellID
  /// The old name.
  package let old: CellID

  /// The old name of the cell.
  ///
  /// The name of the screen comes first if it changed too.
  package var name: String { old.screen == id.screen ? old.cell : old.description }

  /// Moves the reference to the new name without changing a byte.
  ///
  /// The spec text from which it was recorded moves too.
  ///
  /// - Parameter destination: the references of the cell's screen.
  /// - Throws: an error of reading, writing or removing a file. No reference is lost then.
  package func move(to destination: ReferenceStore) throws(ReferenceError) {
    try store.copy(old.cell, to: destination, as: id.cell)
    try store.remove(old.cell)
  }
}

extension LastRun {
  /// The renamed cells of the run whose references have not been moved or changed since.
  ///
  /// - Parameter results: the run's results.
  /// - Returns: the references in the run's order.
  /// - Throws: an error of reading a picture of the run.
  package func formerCells(_ results: RunResults) throws(ReferenceError) -> [FormerCell] {
    var found: [FormerCell] = []
    for cell in results.cells where cell.renamedFrom != nil {
      guard let drawn = try drawnReference(of: cell.id) else { continue }
      if let former = try former(of: cell, drawn, form: nil) { found.append(former) }
    }
    return found
  }

  /// The reference that matches the picture and the layout of a renamed cell, if it still exists.
  ///
  /// - Parameters:
  ///   - cell: a record of the run.
  ///   - drawn: the reference that the cell would have.
  ///   - form: the form that the reference must have; nil for any form.
  /// - Returns: nil if no reference matches now.
  /// - Throws: an error of reading the reference.
  func former(
    of cell: CellRecord, _ drawn: Reference, form: ReferenceForm?
  ) throws(ReferenceError) -> FormerCell? {
    guard let name = cell.renamedFrom, let formerID = cell.formerID else { return nil }
    let folder = cell.movedSpec?.references ?? cell.references
    let store = ReferenceStore(folder: url(ofPath: folder))
    guard let file = try store.file(of: name) else { return nil }
    let old = try store.reference(in: file, of: name)
    guard old.pixelHash == drawn.pixelHash, old.layoutText == drawn.layoutText else { return nil }
    if let form, form != file.form { return nil }
    return FormerCell(store: store, id: cell.id, old: formerID)
  }
}
