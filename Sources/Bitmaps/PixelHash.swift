private import Geometry

/// A hash of a picture's size and pixels, the same on every machine.
///
/// It has 128 bits and is fast, but it is not cryptographic: it detects changes and proves no
/// origin.
package struct PixelHash: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  /// The hash of a picture.
  ///
  /// It includes the size, so that transposed pictures differ.
  package init(_ bitmap: Bitmap) {
    let size = UInt64(bitmap.width.value) << 32 | UInt64(bitmap.height.value)
    self = bitmap.bytes.withUnsafeBytes { PixelHash($0, seed: size) }
  }

  /// The hash of any bytes.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { PixelHash($0, seed: 0) }
  }

  /// Hashes bytes in eight lanes, 64 bytes a step.
  ///
  /// Each step of a lane is a bijection of both the lane and the word, so that a single changed
  /// word always changes the hash.
  private init(_ bytes: UnsafeRawBufferPointer, seed: UInt64) {
    var lanes = Lanes()
    var offset = 0
    while offset &+ 64 <= bytes.count {
      lanes.absorb(bytes, at: offset)
      offset &+= 64
    }
    var rest = [UInt8](bytes[offset...])
    rest += [UInt8](repeating: 0, count: 64 - rest.count)
    rest.withUnsafeBytes { lanes.absorb($0, at: 0) }
    (high, low) = lanes.folded(length: UInt64(bytes.count), seed: seed)
  }
}

extension PixelHash: CustomStringConvertible {
  /// 32 lowercase hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  /// The first eight digits, to detect changes.
  package var shortForm: String { String(description.prefix(8)) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash from a `description`, or nil for anything else.
  package init?(_ description: String) {
    guard description.utf8.count == 32,
      description.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      let high = UInt64(description.prefix(16), radix: 16),
      let low = UInt64(description.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }
}

extension PixelHash {
  /// The state of the lanes, which begins with fractional digits of π.
  ///
  /// Each lane has an odd multiplier.
  private struct Lanes {
    private var a: UInt64 = 0x243F_6A88_85A3_08D3
    private var b: UInt64 = 0x1319_8A2E_0370_7344
    private var c: UInt64 = 0xA409_3822_299F_31D0
    private var d: UInt64 = 0x082E_FA98_EC4E_6C89
    private var e: UInt64 = 0x4528_21E6_38D0_1377
    private var f: UInt64 = 0xBE54_66CF_34E9_0C6C
    private var g: UInt64 = 0xC0AC_29B7_C97C_50DD
    private var h: UInt64 = 0x3F84_D5B5_B547_0917

    @inline(__always)
    mutating func absorb(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
      a = Self.mixed(a, Self.word(bytes, offset))
      b = Self.mixed(b, Self.word(bytes, offset &+ 8))
      c = Self.mixed(c, Self.word(bytes, offset &+ 16))
      d = Self.mixed(d, Self.word(bytes, offset &+ 24))
      e = Self.mixed(e, Self.word(bytes, offset &+ 32))
      f = Self.mixed(f, Self.word(bytes, offset &+ 40))
      g = Self.mixed(g, Self.word(bytes, offset &+ 48))
      h = Self.mixed(h, Self.word(bytes, offset &+ 56))
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
      let turned = lane ^ word
      return ((turned &<< 29) | (turned &>> 35)) &* 0x9FB2_1C65_1E98_DF25
    }

    func folded(length: UInt64, seed: UInt64) -> (UInt64, UInt64) {
      var high = Self.avalanche(length ^ 0x9216_D5D9_8979_FB1B)
      var low = Self.avalanche(seed ^ 0xD131_0BA6_98DF_B5AC)
      for lane in [a, b, c, d, e, f, g, h] {
        high = Self.avalanche(high ^ lane)
        low = Self.avalanche(low &* 0xD6E8_FEB8_6659_FD93 &+ lane)
      }
      return (Self.avalanche(high &+ low), Self.avalanche(low ^ (high &<< 32 | high &>> 32)))
    }

    private static func avalanche(_ value: UInt64) -> UInt64 {
      var value = value
      value = (value ^ value &>> 32) &* 0xD6E8_FEB8_6659_FD93
      value = (value ^ value &>> 29) &* 0xA076_1D64_78BD_642F
      return value ^ value &>> 32
    }
  }
}
