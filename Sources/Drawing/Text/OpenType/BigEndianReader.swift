/// A reader of big-endian numbers.
///
/// It returns nil beyond the end of the bytes.
struct BigEndianReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func short(_ offset: Int) -> UInt16? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func signedShort(_ offset: Int) -> Int16? { short(offset).map { Int16(bitPattern: $0) } }

  func word(_ offset: Int) -> UInt32? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt16) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append(bigEndian value: UInt32) {
    append(bigEndian: UInt16(truncatingIfNeeded: value >> 16))
    append(bigEndian: UInt16(truncatingIfNeeded: value))
  }

  /// Replaces two bytes, unless they are beyond the end.
  mutating func set(_ value: Int, at offset: Int) {
    guard offset >= 0, offset <= count - 2 else { return }
    let short = UInt16(bitPattern: Int16(clamping: value))
    self[offset] = UInt8(truncatingIfNeeded: short >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: short)
  }
}
