import Diagnostics

/// Text escaped for XML 1.0.
///
/// Hidden characters become escapes, as in `VisibleText`. Other characters that XML does not allow
/// become U+FFFD.
enum XMLText {
  /// Escapes text for the content of elements.
  static func content(_ text: String) -> String {
    escaped(text) { _ in false }
  }

  /// Escapes text for attribute values in double quotes.
  ///
  /// Newlines and tabs are escaped too, because XML would read them as spaces.
  static func attribute(_ text: String) -> String {
    escaped(text) { $0 == "\n" || $0 == "\t" || $0 == "\"" }
  }

  private static func escaped(
    _ text: String, asReference isReferred: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in VisibleText.lines(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // XML does not allow `>` after `]]` in content.
      case ">": result += "&gt;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      case _ where isReferred(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML 1.0, section 2.2, allows a character that is not hidden.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
