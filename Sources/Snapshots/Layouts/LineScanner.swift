import Geometry

/// Reads one line of a layout text from its left.
///
/// By scalars: in a text that begins with a combining mark, the quote before it would be no character
/// of its own.
struct LineScanner {
  private var scalars: Substring.UnicodeScalarView

  init(rest: Substring) { scalars = rest.unicodeScalars }

  var isAtEnd: Bool { scalars.isEmpty }

  /// Whether the text is next.
  func sees(_ text: String) -> Bool { scalars.starts(with: text.unicodeScalars) }

  /// The level that the leading spaces stand for, nil for an odd number of them.
  mutating func indentation() -> Int? {
    let spaces = take { $0 == " " }.unicodeScalars.count
    return spaces % 2 == 0 ? spaces / 2 : nil
  }

  /// Whether the text was next; it is passed over then.
  mutating func skip(_ text: String) -> Bool {
    guard sees(text) else { return false }
    scalars = scalars.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// What stands before the first scalar that is not wanted.
  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars.prefix(while: isWanted)
    scalars = scalars.dropFirst(taken.count)
    return String(Substring(taken))
  }

  /// What stands before the next space, or in quotes.
  mutating func word() -> String? {
    guard skip("\"") else {
      let word = take { $0 != " " }
      return word.isEmpty ? nil : word
    }
    var word = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return String(word)
      case "\\":
        guard let scalar = escaped() else { return nil }
        word.append(scalar)
      default: word.append(scalar)
      }
    }
    return nil
  }

  /// A decimal number of points; nothing that is not finite.
  mutating func number() -> Points? {
    Double(take { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }).map { Points($0) }
  }

  private mutating func escaped() -> Unicode.Scalar? {
    if skip("\"") { return "\"" }
    if skip("\\") { return "\\" }
    guard skip("u{") else { return nil }
    let digits = take { $0.properties.isASCIIHexDigit }
    guard skip("}") else { return nil }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }
}
