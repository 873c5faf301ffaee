import Diagnostics

/// A value in a script file, because a page from disk cannot fetch a JSON file.
enum ReportScriptData {
  /// The script `call(<JSON>);` with a newline.
  ///
  /// The text cannot end a script element. Line separators are escaped, because older scripts do
  /// not allow them in a string.
  static func script(calling function: String, _ value: JSONValue) -> String {
    var text = "\(function)("
    for scalar in value.line.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + ");\n"
  }
}
