import Bitmaps

/// A font in a file, found by its PostScript name.
struct FontFile: Hashable, Sendable {
  let path: String
  /// The font's index in a collection, or 0 in a file with one font.
  let index: Int
  /// A hash of the font's table directory, whose checksums cover all tables.
  let fingerprint: PixelHash

  /// The name of a font and the files that may contain it.
  struct Request {
    /// The PostScript name, such as `Inter-SemiBold`; it identifies a font in a collection.
    var postScriptName: String
    /// The name of a file with only this font.
    var file: String?
    /// The names of collections that may contain it.
    var collections: [String]
    var package: String
  }

  init(_ request: Request, in folders: FontFolders) throws(FontError) {
    for folder in folders.paths {
      for name in [request.file].compactMap(\.self) + request.collections {
        let path = "\(folder)/\(name)"
        guard let head = try Self.bytes(path, from: 0, upTo: 1 << 16) else { continue }
        guard let index = try Self.index(of: request, in: head, path: path) else { continue }
        guard let directory = SFNT.Directory(head, index: index),
          directory.entries.contains(where: { $0.tag == "cmap" })
        else { throw .damaged(path: path) }
        self.path = path
        self.index = index
        fingerprint = directory.fingerprint
        return
      }
    }
    throw .missing(
      font: request.postScriptName, package: request.package, folders: folders.paths)
  }

  /// Returns the bytes of the whole file.
  func read() throws(FontError) -> [UInt8] {
    guard let bytes = try Self.bytes(path, from: 0, upTo: nil) else {
      throw .unreadable(path: path, code: 2)
    }
    return bytes
  }

  /// Returns a table of the font, or nil if the font has no such table.
  func table(_ tag: String) throws(FontError) -> [UInt8]? {
    guard let head = try Self.bytes(path, from: 0, upTo: 1 << 16),
      let directory = SFNT.Directory(head, index: index),
      let entry = directory.entries.first(where: { $0.tag == tag })
    else { return nil }
    return try Self.bytes(path, from: entry.range.lowerBound, upTo: entry.range.count)
  }

  /// Returns bytes of a file, or nil if there is no such file.
  private static func bytes(
    _ path: String, from offset: Int, upTo limit: Int?
  ) throws(FontError) -> [UInt8]? {
    do {
      return try FileBytes.read(path: path, from: offset, upTo: limit)
    } catch .unreadable(_, let code) {
      if code == 2 || code == 20 { return nil }  // ENOENT, ENOTDIR
      throw .unreadable(path: path, code: code)
    } catch {
      throw .unreadable(path: path, code: 0)
    }
  }

  /// Returns the index of the font with the PostScript name, or nil if the file does not contain
  /// it.
  ///
  /// The index is 0 in a file with one font.
  private static func index(
    of request: Request, in head: [UInt8], path: String
  ) throws(FontError) -> Int? {
    let count = SFNT.Directory.count(in: head)
    guard count > 1 else { return request.file.map(path.hasSuffix) == true ? 0 : nil }
    for index in 0..<min(count, 256) {
      guard let directory = SFNT.Directory(head, index: index),
        let name = directory.entries.first(where: { $0.tag == "name" })
      else { throw .damaged(path: path) }
      let table = try bytes(path, from: name.range.lowerBound, upTo: name.range.count) ?? []
      if NameTable.postScriptName(in: table) == request.postScriptName { return index }
    }
    return nil
  }
}

extension SFNT.Directory {
  fileprivate var fingerprint: PixelHash {
    var bytes: [UInt8] = []
    for entry in entries.sorted(by: { $0.tag < $1.tag }) {
      bytes += entry.tag.utf8
      bytes.append(bigEndian: entry.checksum)
      bytes.append(bigEndian: UInt32(truncatingIfNeeded: entry.range.count))
    }
    return PixelHash(bytes)
  }
}
