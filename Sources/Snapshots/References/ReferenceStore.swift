import Bitmaps
package import Foundation

/// The references of one screen on disk: a picture and its layout as text for each cell.
package struct ReferenceStore: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package func pictureURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).png") }
  package func layoutURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).txt") }

  /// What the cell's reference says of itself, without decoding it; nil where there is none.
  func reference(of cell: String) throws(ReferenceError) -> Reference? {
    let path = pictureURL(of: cell).path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try Reference(texts: try PNG.readTexts(path: path), path: path)
    } catch let error as PNGError {
      throw .picture(path, error)
    } catch let error as ReferenceError {
      throw error
    } catch {
      throw .file(FileError(.read, path, code: EIO))
    }
  }

  /// The reference's pixels.
  func bitmap(of cell: String) throws(ReferenceError) -> Bitmap {
    let url = pictureURL(of: cell)
    do {
      guard let bytes = try AtomicFile.read(url) else {
        throw FileError(.read, url.path, code: ENOENT)
      }
      return try PNG.decode(bytes)
    } catch let error as PNGError {
      throw .picture(url.path, error)
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .file(FileError(.read, url.path, code: EIO))
    }
  }

  /// Writes a reference: the picture last, since it is what counts.
  func write(picture: [UInt8], layoutText: String, of cell: String) throws(FileError) {
    try AtomicFile.write(layoutText, to: layoutURL(of: cell))
    try AtomicFile.write(picture, to: pictureURL(of: cell))
  }

  /// The names of the cells that have a reference, ascending.
  package func cells() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }.sorted()
  }
}
