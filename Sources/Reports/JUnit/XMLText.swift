/// Text made safe to stand in XML 1.0.
///
/// Characters that XML does not allow, not even as references, become U+FFFD.
enum XMLText {
  /// For content of elements.
  static func content(_ text: String) -> String {
    escaped(text) { $0 == "\r" }
  }

  /// For values of attributes in double quotes; line ends and tabs would become spaces there.
  static func attribute(_ text: String) -> String {
    escaped(text) { $0 == "\r" || $0 == "\n" || $0 == "\t" || $0 == "\"" }
  }

  private static func escaped(
    _ text: String, asReference isReferred: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Not allowed in content after `]]`.
      case ">": result += "&gt;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      case _ where isReferred(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// After XML 1.0, section 2.2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
