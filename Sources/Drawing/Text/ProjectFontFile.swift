private import Bitmaps
private import CCairo
private import CPango
private import Diagnostics
package import Graphics

/// A project's own font file.
package enum ProjectFontFile {
  /// The maximum size of a file in bytes.
  ///
  /// Larger files are not read.
  package static let greatestByteCount = 64 << 20

  /// Reads and checks all fonts in a file.
  ///
  /// - Parameter path: the path of an OpenType or TrueType file, or of a collection.
  /// - Returns: at least one face, in the file's order.
  /// - Throws: the reason why the file is not usable.
  package static func faces(path: String) throws(FontFault) -> [ProjectFont.Face] {
    let bytes = try bytes(path: path)
    guard SFNT.Directory(bytes, index: 0) != nil else {
      throw LargeFilePointer(bytes) == nil ? .unknownFormat : .largeFilePointer
    }
    let count = SFNT.Directory.count(in: bytes)
    guard count > 0, count <= 64 else { throw .damaged(table: "ttcf") }
    var faces: [ProjectFont.Face] = []
    for index in 0..<count {
      faces.append(try face(bytes, path: path, index: index))
    }
    return faces
  }

  static func bytes(path: String) throws(FontFault) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path: path, upTo: greatestByteCount + 1)
    } catch .unreadable(_, let code) {
      throw .unreadable(code: code)
    } catch {
      throw .unreadable(code: 0)
    }
    guard bytes.count <= greatestByteCount else { throw .tooLarge(limit: greatestByteCount) }
    return bytes
  }

  /// Reads a font; checks its tables, and loads every glyph once with FreeType.
  static func face(
    _ bytes: [UInt8], path: String, index: Int
  ) throws(FontFault) -> ProjectFont.Face {
    guard let directory = SFNT.Directory(bytes, index: index) else { throw .unknownFormat }
    guard let font = SFNT(bytes, index: index) else {
      let table = directory.entries.first { $0.range.upperBound > bytes.count }
      throw .damaged(table: table?.tag ?? "directory")
    }
    func table(_ tag: String) throws(FontFault) -> BigEndianReader {
      guard let table = font[tag] else { throw .damaged(table: tag) }
      return BigEndianReader(table)
    }
    let head = try table("head")
    guard let units = head.short(18), (16...16_384).contains(units), let style = head.short(44)
    else { throw .damaged(table: "head") }
    let hhea = try table("hhea")
    guard let ascender = hhea.signedShort(4), let descender = hhea.signedShort(6),
      Int(ascender) - Int(descender) > 0
    else { throw .damaged(table: "hhea") }
    guard let cmap = font["cmap"], CharacterMap(cmap) != nil else { throw .damaged(table: "cmap") }
    guard let count = try table("maxp").short(4), count > 0 else { throw .damaged(table: "maxp") }
    if font["CFF "] == nil, font["CFF2"] == nil {
      for tag in ["loca", "glyf"] where font[tag]?.isEmpty != false { throw .damaged(table: tag) }
    }
    let os2 = font["OS/2"].map { BigEndianReader($0) }
    let weight = os2?.short(4).map(Int.init) ?? (style & 1 == 1 ? 700 : 400)
    let isItalic = style & 2 == 2 || (os2?.short(62) ?? 0) & 1 == 1
    for tag in ["GSUB", "GPOS"] {
      guard let table = font[tag] else { continue }
      do throws(LookupCheck.TooComplex) {
        try LookupCheck.check(Array(table), isSubstitution: tag == "GSUB")
      } catch {
        throw .tooComplex(table: tag)
      }
    }
    try drawGlyphs(bytes, index: index)
    return ProjectFont.Face(
      path: path, index: index, weight: min(max(weight, 1), 1000), weights: weights(of: font),
      isItalic: isItalic, ascender: Double(ascender) / Double(units),
      descender: -Double(descender) / Double(units), isCubic: directory.version == 0x4F54_544F,
      fingerprint: PixelHash(bytes).description)
  }

  /// Returns the weights on the axis of a variable font, or nil without such an axis.
  private static func weights(of font: SFNT) -> ClosedRange<Int>? {
    guard let table = font["fvar"] else { return nil }
    let fvar = BigEndianReader(table)
    guard let start = fvar.short(4), let count = fvar.short(8), let size = fvar.short(10) else {
      return nil
    }
    for axis in (0..<Int(count)).map({ Int(start) + $0 * Int(size) }) {
      // The tag `wght`, then the least, the default and the greatest weight.
      guard fvar.word(axis) == 0x7767_6874, let least = fvar.signedShort(axis + 4),
        let greatest = fvar.signedShort(axis + 12)
      else { continue }
      let lowest = min(max(Int(least), 1), 1000)
      return lowest...max(lowest, min(Int(greatest), 1000))
    }
    return nil
  }

  private static func drawGlyphs(_ bytes: [UInt8], index: Int) throws(FontFault) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { throw .unreadable(code: 12) }
    defer { FT_Done_FreeType(library) }
    let fault: FontFault? = bytes.withUnsafeBufferPointer { buffer in
      var face: FT_Face?
      guard
        FT_New_Memory_Face(library, buffer.baseAddress, buffer.count, FT_Long(index), &face) == 0,
        let face
      else { return .damaged(table: "directory") }
      defer { FT_Done_Face(face) }
      guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
        return .damaged(table: "glyf")
      }
      for glyph in 0..<Int(face.pointee.num_glyphs) {
        let flags = FT_Int32(FT_LOAD_NO_SCALE)
        guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0 else { return .brokenGlyph(glyph) }
      }
      return nil
    }
    if let fault { throw fault }
  }
}
