private import CPNG
private import Geometry

extension PNG {
  /// The picture as a file: with a palette where it has 256 opaque colours or fewer, as RGB where it
  /// is opaque, otherwise as RGBA; the texts stand before the pixels.
  ///
  /// The same picture and texts give the same bytes with one version of zlib. Rows are not filtered:
  /// on screens that is both faster and smaller than every filter.
  package static func encode(_ bitmap: Bitmap, texts: [Text] = []) throws(PNGError) -> [UInt8] {
    let rows = Rows(bitmap)
    var file = ChunkWriter()
    file.append(
      "IHDR",
      header(width: bitmap.width.value, height: bitmap.height.value, colorType: rows.colorType))
    file.append("sRGB", [0])
    if !rows.palette.isEmpty { file.append("PLTE", rows.palette) }
    for text in texts { file.append("iTXt", try content(of: text)) }
    file.append("IDAT", try deflated(rows.bytes))
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

  /// Level 1 with runs and Huffman codes costs a third of level 6's time for about a third more bytes.
  static func deflated(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    var stream = z_stream()
    guard strut_deflate_init(&stream, 1, Z_DEFAULT_STRATEGY) == Z_OK else { throw .outOfMemory }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isWhole ? Int(stream.total_out) : 0
      }
    }
    guard isWhole else { throw .outOfMemory }
    return result
  }

  enum ColorType: UInt8 {
    case rgb = 2
    case palette = 3
    case rgba = 6
  }
}
