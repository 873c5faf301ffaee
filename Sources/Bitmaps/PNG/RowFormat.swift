/// How the bytes of an unfiltered row are pixels.
struct RowFormat: Hashable, Sendable {
  /// The number of pixels.
  let width: Int
  /// 1 with a palette, otherwise 3 or 4.
  let bytesPerPixel: Int
  /// The palette, one word a colour in memory order, or empty for other rows.
  var palette: [UInt32]

  /// The number of bytes.
  var length: Int { width * bytesPerPixel }

  /// Expands each pixel of a row to red, green, blue and alpha.
  ///
  /// It may read one byte after the row.
  func expand(_ row: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt8>) {
    let source = UnsafeRawPointer(row)
    let target = UnsafeMutableRawPointer(pixels)
    switch bytesPerPixel {
    case 1:
      palette.withUnsafeBufferPointer { palette in
        for x in 0..<width {
          target.storeBytes(of: palette[Int(row[x])], toByteOffset: x &* 4, as: UInt32.self)
        }
      }
    case 3:
      for x in 0..<width {
        let pixel = source.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self)
        target.storeBytes(
          of: (pixel.littleEndian | 0xFF00_0000).littleEndian, toByteOffset: x &* 4,
          as: UInt32.self)
      }
    default: pixels.update(from: row, count: width * 4)
    }
  }
}
