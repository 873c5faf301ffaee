import Bitmaps
import Foundation

extension Reference {
  /// The cell's picture with the texts that make it a reference.
  ///
  /// - Parameters:
  ///   - cell: the one that this reference was made of.
  ///   - url: where the picture is going, for the error.
  /// - Returns: the file's bytes.
  /// - Throws: `picture`, where there is not enough memory.
  func encode(_ cell: RenderedCell, for url: URL) throws(ReferenceError) -> [UInt8] {
    do {
      return try PNG.encode(cell.bitmap, texts: texts)
    } catch {
      throw .picture(path: url.path, error)
    }
  }
}
