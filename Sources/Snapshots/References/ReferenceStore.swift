package import Bitmaps
package import Foundation

/// The references of one screen on disk: a picture and its layout as text for each cell.
///
/// The picture is what counts; it carries the layout too. The text beside it is for reading in the
/// diff of a review.
package struct ReferenceStore: Hashable, Sendable {
  package let folder: URL
  /// What is written; either form is read.
  package let form: ReferenceForm

  package init(folder: URL, form: ReferenceForm = .pictures) {
    self.folder = folder
    self.form = form
  }

  package func pictureURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).png") }
  package func layoutURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).txt") }

  /// What the cell's reference says of itself, without decoding it; nil where there is none.
  package func reference(of cell: String) throws(ReferenceError) -> Reference? {
    let url = pictureURL(of: cell)
    let texts: [PNG.Text]
    do {
      texts = try PNG.readTexts(path: url.path)
    } catch {
      if case .unreadable = error, !Folder.exists(url) {
        return try layoutReference(of: cell).map { layout throws(ReferenceError) in
          Reference(layout, environment: try environment(layout.environment))
        }
      }
      throw explained(error, url)
    }
    return try Reference(texts: texts, path: url.path)
  }

  /// A reference that has no picture; nil where there is none.
  func layoutReference(of cell: String) throws(ReferenceError) -> LayoutReference? {
    let url = layoutURL(of: cell)
    guard let bytes = try bytes(at: url) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return LayoutReference.isOne(text) ? try LayoutReference(text: text, path: url.path) : nil
  }

  /// Whether the cell has a reference of either form.
  func hasReference(_ cell: String) throws(ReferenceError) -> Bool {
    guard !Folder.exists(pictureURL(of: cell)) else { return true }
    guard let bytes = try bytes(at: layoutURL(of: cell)) else { return false }
    return LayoutReference.isOne(String(decoding: bytes, as: UTF8.self))
  }

  /// The bytes of the file that counts: of the picture, or of the text that stands for it; nil where
  /// there is no reference.
  package func file(of cell: String) throws(ReferenceError) -> [UInt8]? {
    if let picture = try bytes(at: pictureURL(of: cell)) { return picture }
    guard let text = try bytes(at: layoutURL(of: cell)),
      LayoutReference.isOne(String(decoding: text, as: UTF8.self))
    else { return nil }
    return text
  }

  /// Whether bytes that `file` returned are a picture's.
  func isPicture(_ file: [UInt8]) -> Bool { file.first == 0x89 }

  func bytes(at url: URL) throws(ReferenceError) -> [UInt8]? {
    do {
      return try AtomicFile.read(url)
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

  /// The bytes of the file that counts, for a picture that carries a reference's texts.
  func countingFile(_ picture: [UInt8], _ reference: Reference, size: PictureSize) -> [UInt8] {
    switch form {
    case .pictures: picture
    case .layout: Array(LayoutReference(reference, size: size).text.utf8)
    }
  }

  /// Writes a reference: what counts last.
  ///
  /// Killed in between, the next test still fails, and so does not hide that the two differ.
  func write(
    picture: [UInt8], _ reference: Reference, size: PictureSize, source: SpecSource?,
    of cell: String
  ) throws(ReferenceError) {
    do {
      if let source { try keep(source) }
      guard form == .pictures else {
        try keep(reference.environment)
        let text = countingFile(picture, reference, size: size)
        try AtomicFile.write(text, to: layoutURL(of: cell))
        try Folder.removeFile(pictureURL(of: cell))
        return
      }
      let layoutText = reference.layoutText
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
  func keep(_ source: SpecSource) throws(FileError) {
    guard try self.source(source.hash) == nil else { return }
    try AtomicFile.write(source.bytes, to: sourceURL(source.hash))
  }

  /// What references were drawn with; nothing where that is not known.
  private func environment(_ hash: PixelHash) throws(ReferenceError) -> DrawingEnvironment {
    let bytes = try bytes(at: environmentURL(hash)) ?? []
    return DrawingEnvironment(text: String(decoding: bytes, as: UTF8.self))
  }

  func keep(_ environment: DrawingEnvironment) throws(FileError) {
    let url = environmentURL(LayoutReference.name(of: environment))
    guard !Folder.exists(url) else { return }
    try AtomicFile.write(environment.text, to: url)
  }

  func environmentURL(_ hash: PixelHash) -> URL {
    sourceFolder.appendingPathComponent("\(hash.description.prefix(16)).txt")
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
