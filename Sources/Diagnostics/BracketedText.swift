/// Texts with parts in brackets, such as the arguments of a call.
package enum BracketedText {
  /// Splits a text at a character outside of all brackets.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - separator: the character between the parts.
  /// - Returns: the parts without spaces in front, or nil if the brackets do not match in number.
  package static func split(_ text: some StringProtocol, at separator: Character) -> [String]? {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth >= 0 else { return nil }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    guard depth == 0 else { return nil }
    return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
