package import Bitmaps
package import Foundation

/// The references of one screen on disk: a picture and its layout as text for each cell.
///
/// The picture is what counts; it carries the layout too. The text beside it is for reading in the
/// diff of a review.
package struct ReferenceStore: Hashable, Sendable {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  package func pictureURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).png") }
  package func layoutURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).txt") }

  /// What the cell's reference says of itself, without decoding it; nil where there is none.
  package func reference(of cell: String) throws(ReferenceError) -> Reference? {
    let url = pictureURL(of: cell)
    let texts: [PNG.Text]
    do {
      texts = try PNG.readTexts(path: url.path)
    } catch {
      if case .unreadable = error, !Folder.exists(url) { return nil }
      throw explained(error, url)
    }
    return try Reference(texts: texts, path: url.path)
  }

  /// The bytes of the reference picture, nil where there is none.
  package func file(of cell: String) throws(ReferenceError) -> [UInt8]? {
    do {
      return try AtomicFile.read(pictureURL(of: cell))
    } catch {
      throw .file(error)
    }
  }

  /// The pixels in the bytes that `file` returned.
  func bitmap(in file: [UInt8], of cell: String) throws(ReferenceError) -> Bitmap {
    do {
      return try PNG.decode(file)
    } catch {
      throw explained(error, pictureURL(of: cell))
    }
  }

  /// Writes a reference: the picture last, since it is what counts.
  ///
  /// Killed in between, the next test still fails, and so does not hide that the two differ.
  package func write(
    picture: [UInt8], layoutText: String, source: SpecSource?, of cell: String
  ) throws(ReferenceError) {
    do {
      if let source { try keep(source) }
      try AtomicFile.write(layoutText, to: layoutURL(of: cell))
      try AtomicFile.write(picture, to: pictureURL(of: cell))
    } catch {
      throw .file(error)
    }
  }

  /// Removes what there is of a cell's reference: the text first, since the picture is what counts.
  package func remove(_ cell: String) throws(ReferenceError) {
    do {
      try Folder.removeFile(layoutURL(of: cell))
      try Folder.removeFile(pictureURL(of: cell))
    } catch {
      throw .file(error)
    }
  }

  /// The text of the spec that a reference was made from, which its explanation begins with; nil
  /// where it is not there, or not as it was.
  package func source(_ hash: PixelHash) throws(FileError) -> SpecSource? {
    guard let bytes = try AtomicFile.read(sourceURL(hash)) else { return nil }
    let source = SpecSource(bytes)
    return source.hash == hash ? source : nil
  }

  /// The same for a reference of the store's.
  func source(of reference: Reference) throws(ReferenceError) -> SpecSource? {
    guard let hash = reference.source else { return nil }
    do {
      return try source(hash)
    } catch {
      throw .file(error)
    }
  }

  /// One file for all cells that were recorded from the same text.
  private func keep(_ source: SpecSource) throws(FileError) {
    guard try self.source(source.hash) == nil else { return }
    try AtomicFile.write(source.bytes, to: sourceURL(source.hash))
  }

  /// Hidden, since no screen's name is, so that it is none of the folders of other screens.
  package var sourceFolder: URL { folder.appendingPathComponent(".sources") }

  func sourceURL(_ hash: PixelHash) -> URL {
    sourceFolder.appendingPathComponent("\(hash.description.prefix(16)).yaml")
  }

  /// The names that have a reference or a part of one, ascending.
  package func cells() throws(ReferenceError) -> [String] {
    var cells: Set<String> = []
    do {
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
        for ending in [".png", ".txt"] where name.hasSuffix(ending) {
          let cell = String(name.dropLast(ending.count))
          if !cell.isEmpty { cells.insert(cell) }
        }
      }
    } catch {
      throw .file(error)
    }
    return cells.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The references that none of these cells uses, ascending.
  package func stale(besides used: [String]) throws(ReferenceError) -> [String] {
    let used = Set(used)
    return try cells().filter { !used.contains($0) }
  }

  /// Names the likely cause where the file is no picture.
  private func explained(_ error: PNGError, _ url: URL) -> ReferenceError {
    if case .unreadable(let path, let code) = error {
      return .file(FileError(.read, path, code: code))
    }
    let pointer = Array("version https://git-lfs".utf8)
    let isPointer = (try? FileBytes.read(path: url.path, upTo: pointer.count)) == pointer
    return isPointer ? .largeFilePointer(path: url.path) : .picture(path: url.path, error)
  }
}
