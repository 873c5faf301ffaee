import Bitmaps
import Foundation

extension ReferenceStore {
  /// Copies a cell's reference to another name without changing a byte.
  ///
  /// Its spec and environment texts are copied too.
  ///
  /// The file with the pixels or their hash is renamed last.
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
      var files: [(bytes: [UInt8], url: URL)] = []
      if let source { files += try destination.unkept(source) }
      if picture == nil { files += try destination.unkept(reference.environment) }
      if let text { files.append((text, destination.layoutURL(of: name))) }
      if let picture { files.append((picture, destination.pictureURL(of: name))) }
      try destination.write(files)
    } catch {
      throw .file(error)
    }
  }
}
