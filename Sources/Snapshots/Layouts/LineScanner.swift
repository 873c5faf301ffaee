import Geometry

/// Reads one line of a layout text from its left.
struct LineScanner {
  private(set) var rest: Substring

  init(rest: Substring) { self.rest = rest }

  /// The level that the leading spaces stand for, nil for an odd number of them.
  mutating func indentation() -> Int? {
    let spaces = rest.prefix { $0 == " " }.count
    rest = rest.dropFirst(spaces)
    return spaces % 2 == 0 ? spaces / 2 : nil
  }

  /// Whether the text was next; it is passed over then.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// What stands before the next space, or in quotes.
  mutating func word() -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0 != " " }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest = rest.dropFirst()
    var word = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return word
      case "\\":
        guard let scalar = escaped() else { return nil }
        word.unicodeScalars.append(scalar)
      default: word.append(character)
      }
    }
    return nil
  }

  /// A decimal number of points; nothing that is not finite.
  mutating func number() -> Points? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    rest = rest.dropFirst(digits.count)
    return Double(digits).map { Points($0) }
  }

  private mutating func escaped() -> Unicode.Scalar? {
    if skip("\"") { return "\"" }
    if skip("\\") { return "\\" }
    guard skip("u{") else { return nil }
    let digits = rest.prefix { $0.isHexDigit }
    rest = rest.dropFirst(digits.count)
    guard skip("}") else { return nil }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
