import Geometry

/// Reads one line of a layout text from left to right.
///
/// It reads Unicode scalars, not characters. A combining mark at the start of a text and the quote
/// before it are one character.
struct LineScanner {
  private var scalars: Substring.UnicodeScalarView

  init(rest: Substring) { scalars = rest.unicodeScalars }

  var isAtEnd: Bool { scalars.isEmpty }

  /// Whether the rest of the line begins with the text.
  func sees(_ text: String) -> Bool { scalars.starts(with: text.unicodeScalars) }

  /// The number of levels of the leading spaces, or nil if the number of spaces is odd.
  mutating func indentation() -> Int? {
    let spaces = take { $0 == " " }.unicodeScalars.count
    return spaces % 2 == 0 ? spaces / 2 : nil
  }

  /// Skips the text if it comes next.
  ///
  /// Returns whether it did.
  mutating func skip(_ text: String) -> Bool {
    guard sees(text) else { return false }
    scalars = scalars.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Reads the scalars before the first one that is not wanted.
  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars.prefix(while: isWanted)
    scalars = scalars.dropFirst(taken.count)
    return String(Substring(taken))
  }

  /// Reads a quoted word, or the scalars before the next space.
  ///
  /// Returns nil if there is no word.
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

  /// Reads a decimal number of points between -10¹² and 10¹², which is more than any layout needs.
  ///
  /// Returns nil for other text.
  mutating func number() -> Points? {
    let digits = take { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    guard let number = Double(digits), abs(number) < 1e12 else { return nil }
    return Points(number)
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
