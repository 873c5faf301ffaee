/// A literal byte, or a copy of earlier bytes.
struct DeflateToken {
  /// A byte, or a copy if the highest bit is set.
  ///
  /// A copy has its length minus 3 from bit 16 on, and its distance minus 1 in the bits below.
  private let word: UInt32

  @inline(__always)
  init(_ byte: UInt8) { word = UInt32(byte) }

  /// - Parameters:
  ///   - length: 3...258.
  ///   - distance: 1...32,768.
  @inline(__always)
  init(length: Int, distance: Int) {
    word =
      0x8000_0000 | UInt32(truncatingIfNeeded: length &- 3) &<< 16
      | UInt32(truncatingIfNeeded: distance &- 1)
  }

  @inline(__always)
  var isCopy: Bool { word & 0x8000_0000 != 0 }
  @inline(__always)
  var byte: Int { Int(word) }
  @inline(__always)
  var length: Int { Int(word &>> 16 & 0xFF) &+ 3 }
  @inline(__always)
  var distance: Int { Int(word & 0xFFFF) &+ 1 }

  /// The length's symbol, counted from the end-of-block symbol, with its extra bits.
  @inline(__always)
  var lengthCode: DeflateCode {
    let value = word &>> 16 & 0xFF
    if value < 8 { return DeflateCode(symbol: Int(value), extra: 0, extraLength: 0) }
    // The longest has a symbol of its own.
    if value == 255 { return DeflateCode(symbol: 28, extra: 0, extraLength: 0) }
    let bits = UInt32(29 &- value.leadingZeroBitCount)
    return DeflateCode(
      symbol: Int((bits &+ 1) &* 4 &+ (value &>> bits & 3)), extra: value & ((1 &<< bits) &- 1),
      extraLength: bits)
  }

  @inline(__always)
  var distanceCode: DeflateCode {
    let value = word & 0xFFFF
    if value < 4 { return DeflateCode(symbol: Int(value), extra: 0, extraLength: 0) }
    let bits = UInt32(30 &- value.leadingZeroBitCount)
    return DeflateCode(
      symbol: Int((bits &+ 1) &* 2 &+ (value &>> bits & 1)), extra: value & ((1 &<< bits) &- 1),
      extraLength: bits)
  }
}

/// A symbol with the bits that follow it (RFC 1951, 3.2.5).
struct DeflateCode {
  let symbol: Int
  let extra: UInt32
  let extraLength: UInt32
}
