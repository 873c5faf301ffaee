/// The answer that the drawing process writes to its standard output.
enum VectorAnswer: Equatable {
  /// The size in CSS pixels or points and the rows of premultiplied pixels in Cairo's order.
  ///
  /// The pixels are empty if only the size was requested.
  case picture(width: Double, height: Double, pixels: [UInt8])
  /// The message of librsvg or Poppler about a file that it cannot read or draw.
  case refused(String)
  case outOfMemory
  /// The name of a font that a PDF file uses and does not contain.
  case fontNotEmbedded(String)
  /// There is no Poppler to draw a PDF file with.
  case noPoppler

  private static let headerLength = 17

  var bytes: [UInt8] {
    switch self {
    case .picture(let width, let height, let pixels):
      [0] + width.bitPattern.littleEndianBytes + height.bitPattern.littleEndianBytes + pixels
    case .refused(let words): [1] + Array(words.utf8)
    case .outOfMemory: [2]
    case .fontNotEmbedded(let name): [3] + Array(name.utf8.prefix(100))
    case .noPoppler: [4]
    }
  }

  /// Returns the maximum length of an answer in bytes.
  static func greatestLength(pixelCount: Int) -> Int { max(headerLength + 4 * pixelCount, 4096) }

  /// Parses an answer; nil if the bytes are not an answer for this number of pixels.
  init?(_ bytes: [UInt8], pixelCount: Int) {
    switch bytes.first {
    case 0 where bytes.count == Self.headerLength + 4 * pixelCount:
      self = .picture(
        width: Double(bitPattern: UInt64(littleEndianBytes: bytes[1..<9])),
        height: Double(bitPattern: UInt64(littleEndianBytes: bytes[9..<Self.headerLength])),
        pixels: Array(bytes[Self.headerLength...]))
    case 1: self = .refused(String(decoding: bytes.dropFirst(), as: UTF8.self))
    case 2 where bytes.count == 1: self = .outOfMemory
    case 3: self = .fontNotEmbedded(String(decoding: bytes.dropFirst(), as: UTF8.self))
    case 4 where bytes.count == 1: self = .noPoppler
    default: return nil
    }
  }
}
