private import CPNG
private import Geometry

extension PNG {
  /// The picture in any PNG file, as 8-bit RGBA with straight alpha in sRGB.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    if let bitmap = PlainPicture(bytes)?.bitmap() { return bitmap }
    return try decodeByLibrary(bytes)
  }

  /// Whether a file shows a bitmap's size and pixels.
  ///
  /// - Throws: the error of a file that `decode` refuses, or `ambiguousChunk` for a file that
  ///   viewers show in different ways.
  package static func isPicture(_ bytes: [UInt8], of bitmap: Bitmap) throws(PNGError) -> Bool {
    let result = bitmap.withPlane { plane in
      Result { () throws(PNGError) in try isPicture(bytes, of: plane) }
    }
    return try result?.get() ?? false
  }

  /// Whether a file shows the size and the pixels of a plane.
  ///
  /// - Throws: as for a bitmap.
  static func isPicture(_ bytes: [UInt8], of plane: PixelPlane) throws(PNGError) -> Bool {
    try checkUnambiguous(bytes)
    if let isEqual = PlainPicture(bytes)?.isEqual(to: plane) { return isEqual }
    return try decode(bytes) == plane.bitmap
  }

  /// The picture in a file that every viewer shows in the same way.
  ///
  /// - Throws: the error of a file that `decode` refuses, and `ambiguousChunk` for a file with
  ///   another chunk than those below: an animation (`acTL`), an orientation (`eXIf`, or a text with
  ///   Exif or XMP data), colours for some viewers (`cICP`), a profile that viewers read in part
  ///   (`iCCP`), pixels that are not square (`pHYs`).
  package static func decodeUnambiguous(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try checkUnambiguous(bytes)
    return try decode(bytes)
  }

  private static func checkUnambiguous(_ bytes: [UInt8]) throws(PNGError) {
    var reader = try ChunkReader(bytes)
    while true {
      let chunk = try reader.next()
      guard chunk.name != "IEND" else { break }
      guard isUnambiguous(chunk.name, bytes[chunk.content]) else {
        throw .ambiguousChunk(chunk.name)
      }
    }
    guard reader.isAtEnd else { throw .corrupt("IEND: more data behind it") }
  }

  private static func isUnambiguous(_ name: String, _ content: ArraySlice<UInt8>) -> Bool {
    switch name {
    case "tEXt", "zTXt", "iTXt":
      let keyword = String(decoding: content.prefix(79).prefix { $0 != 0 }, as: UTF8.self)
      return !ambiguousKeywords.contains { keyword.lowercased().hasPrefix($0) }
    case "pHYs":
      return content.count == 9 && content.prefix(4).elementsEqual(content.dropFirst(4).prefix(4))
    default: return unambiguousChunks.contains(name)
    }
  }

  private static let unambiguousChunks: Set = [
    "IHDR", "PLTE", "IDAT", "tRNS", "gAMA", "cHRM", "sRGB", "sBIT", "bKGD", "hIST", "sPLT", "tIME",
  ]

  /// The beginnings of the keywords of texts with an orientation or a profile, in lowercase.
  ///
  /// ImageMagick reads them as it reads `eXIf` and `iCCP`, without regard to case.
  private static let ambiguousKeywords = [
    "raw profile type ", "xml:com.adobe.xmp", "exif:", "tiff:",
  ]

  /// The picture decoded by libpng, which supports all kinds of files and describes errors.
  package static func decodeByLibrary(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    let (width, height) = try checkedSize(bytes)
    // libpng's simplified interface catches its own long jumps; none crosses a Swift frame.
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard
      bytes.withUnsafeBytes({ png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) })
        != 0
    else { throw .corrupt(message(of: image)) }
    guard image.width == width, image.height == height else { throw .corrupt("IHDR: two sizes") }
    image.format = strut_png_format_rgba()
    // 16-bit pictures without gamma information are not linear.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isRead = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil) != 0
      count = isRead ? width * height * 4 : 0
    }
    guard isRead else { throw .corrupt(message(of: image)) }
    guard let bitmap = Bitmap(width: Pixels(width), height: Pixels(height), bytes: pixels) else {
      throw .corrupt("IHDR: empty picture")
    }
    return try nonSRGBSpace(of: bytes).map { $0.converted(bitmap) } ?? bitmap
  }

  /// The size in the header of a complete file.
  private static func checkedSize(_ bytes: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
    var reader = try ChunkReader(bytes)
    let header = try reader.next()
    guard header.name == "IHDR", header.content.count == 13 else {
      throw .corrupt("IHDR: missing")
    }
    let width = Int(reader.word(at: header.content.lowerBound))
    let height = Int(reader.word(at: header.content.lowerBound + 4))
    guard width > 0, height > 0 else { throw .corrupt("IHDR: empty picture") }
    guard width <= greatestPixelCount, height <= greatestPixelCount,
      width * height <= greatestPixelCount
    else { throw .tooLarge(width: Pixels(width), height: Pixels(height)) }
    while try reader.next().name != "IEND" {}
    return (width, height)
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
