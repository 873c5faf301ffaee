package import Bitmaps
import Comparing
import Diagnostics
package import Foundation

/// The references of one screen on disk: for each cell, a picture and its layout as text.
///
/// The picture is the reference and also contains the layout. The text beside it is for reviews,
/// which show its differences.
package struct ReferenceStore: Hashable, Sendable {
  package let folder: URL
  /// The form in which references are written.
  ///
  /// References of both forms are read.
  package let form: ReferenceForm

  package init(folder: URL, form: ReferenceForm = .pictures) {
    // `appendingPathComponent` gives another URL once the folder exists.
    self.folder = URL(fileURLWithPath: folder.path, isDirectory: true)
    self.form = form
  }

  package func pictureURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).png") }
  package func layoutURL(of cell: String) -> URL { folder.appendingPathComponent("\(cell).txt") }

  /// The facts about a cell's reference, or nil if there is no reference.
  ///
  /// No pixel is decoded.
  package func reference(of cell: String) throws(ReferenceError) -> Reference? {
    try file(of: cell).map { file throws(ReferenceError) in try reference(in: file, of: cell) }
  }

  /// The path of a file that `file` returned.
  func url(of file: ReferenceFile, _ cell: String) -> URL {
    file.form == .pictures ? pictureURL(of: cell) : layoutURL(of: cell)
  }

  /// The facts in a file that `file` returned.
  func reference(in file: ReferenceFile, of cell: String) throws(ReferenceError) -> Reference {
    switch file.form {
    case .pictures:
      let url = pictureURL(of: cell)
      let texts: [PNG.Text]
      do {
        texts = try PNG.readIntactTexts(in: file.bytes)
      } catch {
        throw explained(error, url)
      }
      return try Reference(texts: texts, path: url.path)
    case .layout:
      let layout = try LayoutReference(file.bytes, path: layoutURL(of: cell).path)
      return Reference(layout, environment: try environment(layout.environment))
    }
  }

  /// The reference without a picture, or nil if there is none.
  func layoutReference(of cell: String) throws(ReferenceError) -> LayoutReference? {
    let url = layoutURL(of: cell)
    guard let bytes = try text(at: url) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return LayoutReference.isOne(text) ? try LayoutReference(bytes, path: url.path) : nil
  }

  /// Whether the cell has a reference of either form.
  func hasReference(_ cell: String) throws(ReferenceError) -> Bool {
    guard !Folder.exists(pictureURL(of: cell)) else { return true }
    guard let bytes = try bytes(at: layoutURL(of: cell)) else { return false }
    return LayoutReference.isOne(String(decoding: bytes, as: UTF8.self))
  }

  /// The picture, or the text if the reference has no picture; nil if there is no reference.
  package func file(of cell: String) throws(ReferenceError) -> ReferenceFile? {
    if let picture = try bytes(at: pictureURL(of: cell)) {
      return ReferenceFile(form: .pictures, bytes: picture)
    }
    guard let text = try text(at: layoutURL(of: cell)),
      LayoutReference.isOne(String(decoding: text, as: UTF8.self))
    else { return nil }
    return ReferenceFile(form: .layout, bytes: text)
  }

  /// The fault of the layout text beside a picture, or nil if it is equal to the layout in the
  /// picture.
  func textFault(of cell: String, _ layoutText: String) -> ReferenceFault? {
    do {
      guard let bytes = try AtomicFile.read(layoutURL(of: cell), followingLinks: false) else {
        return .missingText
      }
      return bytes.withLineFeeds == Array(layoutText.utf8) ? nil : .changedText
    } catch {
      return .unreadableText
    }
  }

  /// A short hash of the files of a cell's reference, whether they are there or can be read.
  package func filesHash(of cell: String) -> String {
    [pictureURL(of: cell), layoutURL(of: cell)].map { url in
      do {
        return try bytes(at: url).map { PixelHash($0).description } ?? "no file"
      } catch {
        return "unreadable"
      }
    }.joined(separator: " ")
  }

  func bytes(at url: URL) throws(ReferenceError) -> [UInt8]? {
    do {
      return try AtomicFile.read(url, followingLinks: false)
    } catch {
      throw .file(error)
    }
  }

  /// The bytes of a text of Strut, as it was written.
  private func text(at url: URL) throws(ReferenceError) -> [UInt8]? {
    try bytes(at: url)?.withLineFeeds
  }

  /// The pixels of the cell's picture.
  func bitmap(in picture: [UInt8], of cell: String) throws(ReferenceError) -> Bitmap {
    do {
      return try PNG.decodeUnambiguous(picture)
    } catch {
      throw explained(error, pictureURL(of: cell))
    }
  }

  /// Whether a picture file of the cell has the size and the pixels of a drawn picture.
  func isPicture(
    _ file: [UInt8], of picture: CanvasPicture, cell: String
  ) throws(ReferenceError) -> Bool {
    do {
      return try picture.isShown(in: file)
    } catch {
      throw explained(error, pictureURL(of: cell))
    }
  }

  /// The file that decides a comparison after `write` has written a picture and a reference.
  ///
  /// It is the file that `file` then returns.
  func countingFile(
    _ picture: [UInt8], _ reference: Reference, size: PictureSize
  ) -> ReferenceFile {
    ReferenceFile(
      form: form,
      bytes: form == .pictures
        ? picture : Array(LayoutReference(reference, size: size).text.utf8))
  }

  /// Writes a reference.
  ///
  /// The picture is renamed last.
  ///
  /// If the process is killed between the files, the next test still fails. A full disk changes
  /// nothing. A text of somebody else is not replaced.
  func write(
    picture: [UInt8], _ reference: Reference, size: PictureSize, source: SpecSource?,
    of cell: String
  ) throws(ReferenceError) {
    let isNew = !Folder.exists(pictureURL(of: cell))
    if isNew, Folder.exists(layoutURL(of: cell)), try !isLayout(layoutURL(of: cell)) {
      throw .file(FileError(.write, layoutURL(of: cell).path, code: EEXIST))
    }
    do {
      let sources = try source.map { source throws(FileError) in try unkept(source) } ?? []
      guard form == .pictures else {
        let text = countingFile(picture, reference, size: size).bytes
        try write(
          sources + unkept(reference.environment) + [(text, layoutURL(of: cell))])
        try Folder.removeFile(pictureURL(of: cell))
        return
      }
      let layoutText = Array(reference.layoutText.utf8)
      try write(
        sources + [(layoutText, layoutURL(of: cell)), (picture, pictureURL(of: cell))])
    } catch {
      throw .file(error)
    }
  }

  /// Writes files, all or none if the disk is full.
  ///
  /// Links must not lead out of the folder of the spec.
  func write(_ files: [(bytes: [UInt8], url: URL)]) throws(FileError) {
    try AtomicFile.write(files, below: Self.specFolder(withReferences: folder))
  }

  /// The folder of the spec whose references are in a folder.
  ///
  /// The spec need not exist.
  ///
  /// It is the parent of `references`. If `references` has one folder for each spec, it is the
  /// parent of the parent.
  package static func specFolder(withReferences references: URL) -> URL {
    let parent = references.deletingLastPathComponent()
    return references.lastPathComponent == "references"
      ? parent : parent.deletingLastPathComponent()
  }

  /// Whether the folder, or the folder `references` around it, is a link.
  ///
  /// It may be a link to the references of another spec.
  package var isLinked: Bool {
    Folder.isLink(folder)
      || folder.lastPathComponent != "references"
        && Folder.isLink(folder.deletingLastPathComponent())
  }

  /// Removes the files of a cell's reference.
  ///
  /// The picture is removed last, because it is the reference.
  package func remove(_ cell: String) throws(ReferenceError) {
    do {
      try Folder.removeFile(layoutURL(of: cell))
      try Folder.removeFile(pictureURL(of: cell))
    } catch {
      throw .file(error)
    }
  }

  /// The spec text from which a reference was recorded; nil if it is missing or changed.
  ///
  /// Explanations compare it with the current text.
  package func source(_ hash: PixelHash) throws(FileError) -> SpecSource? {
    guard let bytes = try AtomicFile.read(sourceURL(hash), followingLinks: false) else {
      return nil
    }
    return [bytes, bytes.withLineFeeds].lazy.map { SpecSource($0) }.first { $0.hash == hash }
  }

  /// The spec text from which one of the store's references was recorded.
  func source(of reference: Reference) throws(ReferenceError) -> SpecSource? {
    guard let hash = reference.source else { return nil }
    do {
      return try source(hash)
    } catch {
      throw .file(error)
    }
  }

  /// Whether there is a file for the spec text of a reference, whatever text it has.
  func hasSourceFile(of reference: Reference) -> Bool {
    reference.source.map { Folder.exists(sourceURL($0)) } ?? false
  }

  /// The file that stores a spec text; empty if it is there.
  ///
  /// All cells that were recorded from it use one file.
  func unkept(_ source: SpecSource) throws(FileError) -> [(bytes: [UInt8], url: URL)] {
    try checkSourceFolder()
    guard try self.source(source.hash) == nil else { return [] }
    return [(source.bytes, sourceURL(source.hash))]
  }

  /// The environment with which references were drawn; empty if it is not known.
  private func environment(_ hash: PixelHash) throws(ReferenceError) -> DrawingEnvironment {
    let bytes = try text(at: environmentURL(hash)) ?? []
    return DrawingEnvironment(text: String(decoding: bytes, as: UTF8.self))
  }

  /// The file that stores an environment; empty if it is there.
  func unkept(
    _ environment: DrawingEnvironment
  ) throws(FileError) -> [(bytes: [UInt8], url: URL)] {
    try checkSourceFolder()
    let url = environmentURL(LayoutReference.name(of: environment))
    return Folder.exists(url) ? [] : [(Array(environment.text.utf8), url)]
  }

  func environmentURL(_ hash: PixelHash) -> URL {
    sourceFolder.appendingPathComponent("\(hash.description.prefix(16)).txt")
  }

  /// The folder of spec texts.
  ///
  /// It is hidden, so that it cannot be the folder of a screen.
  package var sourceFolder: URL { folder.appendingPathComponent(".sources") }

  /// Throws if the folder of texts is a link, because Strut removes files in it.
  func checkSourceFolder() throws(FileError) {
    if Folder.isLink(sourceFolder) { throw FileError(.write, sourceFolder.path, code: ELOOP) }
  }

  func sourceURL(_ hash: PixelHash) -> URL {
    sourceFolder.appendingPathComponent("\(hash.description.prefix(16)).yaml")
  }

  /// The names of cells that have a reference or a part of one, ascending.
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

  /// The names of cells with a reference that are not in a list, ascending.
  ///
  /// A folder behind a link has none, because another spec may use its references.
  package func stale(except used: [String]) throws(ReferenceError) -> [String] {
    guard !isLinked else { return [] }
    let used = Set(used)
    return try cells().filter { !used.contains($0) }
  }

  /// The error with the likely cause, for a file that is not a picture.
  private func explained(_ error: PNGError, _ url: URL) -> ReferenceError {
    if case .unreadable(let path, let code) = error {
      return .file(FileError(.read, path, code: code))
    }
    let bytes = (try? FileBytes.read(path: url.path, upTo: LargeFilePointer.greatestSize)) ?? []
    return LargeFilePointer(bytes) != nil
      ? .largeFilePointer(path: url.path) : .picture(path: url.path, error)
  }
}

extension [UInt8] {
  /// The bytes of a text with `\n` in place of `\r\n`, which git writes in some checkouts.
  ///
  /// Layout texts have no `\r` of their own.
  var withLineFeeds: [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard contains(carriageReturn) else { return self }
    return zip(self, dropFirst() + [0]).filter { $0 != carriageReturn || $1 != lineFeed }.map(\.0)
  }
}
