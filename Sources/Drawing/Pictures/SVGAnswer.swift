/// The answer that the drawing process writes to its standard output.
enum SVGAnswer: Equatable {
  /// The size in CSS pixels and the rows of premultiplied pixels in Cairo's order.
  ///
  /// The pixels are empty if only the size was requested.
  case picture(width: Double, height: Double, pixels: [UInt8])
  /// librsvg's message about a file that it cannot read or draw.
  case refused(String)
  case outOfMemory

  private static let headerLength = 17

  var bytes: [UInt8] {
    switch self {
    case .picture(let width, let height, let pixels):
      [0] + Self.bytes(width) + Self.bytes(height) + pixels
    case .refused(let words): [1] + Array(words.utf8)
    case .outOfMemory: [2]
    }
  }

  /// Returns the maximum length of an answer in bytes.
  static func greatestLength(pixelCount: Int) -> Int { max(headerLength + 4 * pixelCount, 4096) }

  /// Parses an answer; nil if the bytes are not an answer for this number of pixels.
  init?(_ bytes: [UInt8], pixelCount: Int) {
    switch bytes.first {
    case 0 where bytes.count == Self.headerLength + 4 * pixelCount:
      self = .picture(
        width: Self.number(bytes[1..<9]), height: Self.number(bytes[9..<Self.headerLength]),
        pixels: Array(bytes[Self.headerLength...]))
    case 1: self = .refused(String(decoding: bytes.dropFirst(), as: UTF8.self))
    case 2 where bytes.count == 1: self = .outOfMemory
    default: return nil
    }
  }

  private static func bytes(_ number: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }
}
