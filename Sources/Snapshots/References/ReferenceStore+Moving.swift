import Bitmaps

extension ReferenceStore {
  /// Copies a cell's reference to another name without changing a byte.
  ///
  /// Its spec and environment texts are copied too.
  ///
  /// The file with the pixels or their hash is written last.
  ///
  /// - Parameters:
  ///   - cell: the name of a cell with a reference here.
  ///   - destination: this store or another one.
  ///   - name: the cell's name there.
  /// - Throws: an error of reading or writing a file.
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
      if let text { try destination.write(text, to: destination.layoutURL(of: name)) }
      if let picture { try destination.write(picture, to: destination.pictureURL(of: name)) }
    } catch {
      throw .file(error)
    }
  }
}
