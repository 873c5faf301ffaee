import Bitmaps
import Foundation

extension Reference {
  /// Encodes the cell's picture with the texts of a reference.
  ///
  /// - Parameters:
  ///   - cell: the cell from which this reference was made.
  ///   - url: the destination, which an error names.
  /// - Returns: the file's bytes.
  /// - Throws: `picture` if there is not enough memory.
  func encode(_ cell: RenderedCell, for url: URL) throws(ReferenceError) -> [UInt8] {
    do {
      return try PNG.encode(cell.bitmap, texts: texts)
    } catch {
      throw .picture(path: url.path, error)
    }
  }
}
