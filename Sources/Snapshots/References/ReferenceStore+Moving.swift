import Bitmaps

extension ReferenceStore {
  /// Writes a cell's reference for another name, byte for byte, with the texts that it needs; what
  /// counts last.
  ///
  /// - Parameters:
  ///   - cell: that has a reference here.
  ///   - destination: where it goes, this store or another.
  ///   - name: of the cell there.
  /// - Throws: what kept files from being read or written.
  func copy(
    _ cell: String, to destination: ReferenceStore, as name: String
  ) throws(ReferenceError) {
    let picture = try bytes(at: pictureURL(of: cell))
    let text = try bytes(at: layoutURL(of: cell))
    guard let reference = try reference(of: cell) else { return }
    let source = try source(of: reference)
    do {
      if let source { try destination.keep(source) }
      if picture == nil { try destination.keep(reference.environment) }
      if let text { try AtomicFile.write(text, to: destination.layoutURL(of: name)) }
      if let picture { try AtomicFile.write(picture, to: destination.pictureURL(of: name)) }
    } catch {
      throw .file(error)
    }
  }
}
