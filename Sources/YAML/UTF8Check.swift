/// Finds the first place in a file that is not valid UTF-8 or that YAML does not allow.
struct UTF8Check {
  /// The current line, counted from 1.
  ///
  /// `column` is also counted from 1, in Unicode scalars.
  private(set) var line = 1
  private(set) var column = 1
  /// The last line so far that is not empty.
  private(set) var lastLine = 1

  /// Whether the text begins with a byte order mark.
  ///
  /// The mark has three bytes and no column.
  private(set) var hasByteOrderMark = false

  enum Flaw: Hashable {
    case invalidUTF8
    /// A character that YAML does not allow, by its code.
    case forbiddenCharacter(UInt32)
  }

  /// The first flaw in `bytes`, or nil for valid text.
  ///
  /// `line` and `column` are then the place of the flaw.
  mutating func firstFlaw(in bytes: UnsafeBufferPointer<UInt8>) -> Flaw? {
    var index = 0
    while index < bytes.count {
      guard let (scalar, length) = Self.scalar(in: bytes, at: index) else { return .invalidUTF8 }
      guard Self.isAllowed(scalar, isFirst: index == 0) else { return .forbiddenCharacter(scalar) }
      let isReturnOfPair =
        scalar == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if Self.endsLine(scalar), !isReturnOfPair {
        line += 1
        column = 1
      } else if scalar == 0xFEFF {
        hasByteOrderMark = true
      } else {
        column += 1
        lastLine = line
      }
      index += length
    }
    return nil
  }

  private static func endsLine(_ scalar: UInt32) -> Bool {
    scalar == 0x0A || scalar == 0x0D || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether YAML allows the character; it allows a byte order mark only at the beginning.
  private static func isAllowed(_ scalar: UInt32, isFirst: Bool) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    case 0xFEFF: isFirst
    default: false
    }
  }

  /// The scalar at `index` with its length in bytes.
  ///
  /// Nil for an invalid, overlong or surrogate sequence.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (UInt32, Int)? {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    let (length, least): (Int, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for next in bytes[(index + 1)..<(index + length)] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }
}
