extension PNG {
  /// The picture as a file: with a palette for at most 256 opaque colours, as RGB if it is opaque,
  /// otherwise as RGBA.
  ///
  /// The texts precede the pixels.
  ///
  /// The same picture and texts give the same bytes with every library.
  package static func encode(_ bitmap: Bitmap, texts: [Text] = []) throws(PNGError) -> [UInt8] {
    let file = bitmap.withPlane { plane in
      Result { () throws(PNGError) in try encode(plane, texts: texts) }
    }
    // A bitmap is never empty.
    guard let file else { throw .tooLarge(width: bitmap.width, height: bitmap.height) }
    return try file.get()
  }

  /// Pixels in borrowed memory as a file.
  package static func encode(_ plane: PixelPlane, texts: [Text] = []) throws(PNGError) -> [UInt8] {
    if let indexed = IndexedRows(plane) {
      return try file(plane, .palette, indexed.palette, texts, indexed.stream)
    }
    let rows = RowWriter(width: plane.width, colorType: .rgb)
    if rows.append(plane, requiresOpacity: true) {
      return try file(plane, .rgb, [], texts, rows.takeBytes(isLast: true))
    }
    let translucent = RowWriter(width: plane.width, colorType: .rgba)
    _ = translucent.append(plane, requiresOpacity: false)
    return try file(plane, .rgba, [], texts, translucent.takeBytes(isLast: true))
  }

  private static func file(
    _ plane: PixelPlane, _ colorType: ColorType, _ palette: [UInt8], _ texts: [Text],
    _ stream: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    var file = ChunkWriter()
    file.append(
      "IHDR", header(width: plane.width, height: plane.height, colorType: colorType))
    file.append("sRGB", [0])
    if !palette.isEmpty { file.append("PLTE", palette) }
    for text in texts { file.append("iTXt", try content(of: text)) }
    file.append("IDAT", stream)
    file.append("IEND", [])
    return file.bytes
  }

  static func header(width: Int, height: Int, colorType: ColorType) -> [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, colorType.rawValue, 0, 0, 0]
  }

  static func content(of text: Text) throws(PNGError) -> [UInt8] {
    let keyword = Array(text.keyword.utf8)
    guard (1...79).contains(keyword.count), keyword.allSatisfy({ (0x20...0x7E).contains($0) })
    else { throw .illegalKeyword(text.keyword) }
    // Not compressed, no language, no translated keyword.
    return keyword + [0, 0, 0, 0, 0] + text.content.utf8.filter { $0 != 0 }
  }

  enum ColorType: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6

    /// The number of bytes of a pixel with 8 bits a channel.
    var bytesPerPixel: Int {
      switch self {
      case .palette: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }
}
