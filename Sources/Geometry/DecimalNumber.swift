/// Parsing of decimal numbers, independent of the locale.
package enum DecimalNumber {
  /// Parses an optional sign, digits with at most one point, and an optional exponent.
  ///
  /// Returns nil for all other text, including hexadecimal numbers and infinity.
  package static func parse(_ text: some StringProtocol) -> Double? {
    let allowed = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard allowed, let value = Double(String(text)), value.isFinite else { return nil }
    return value
  }
}

extension DecimalNumber {
  /// Whether the value has at most `places` decimals.
  package static func isExact(_ value: Double, places: Int) -> Bool {
    parse(DecimalText.shortest(value, places: places)) == value
  }
}
