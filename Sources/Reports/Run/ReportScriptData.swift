import Diagnostics

/// A value in a script file, because a page from disk cannot fetch a JSON file.
enum ReportScriptData {
  /// `call(<JSON>);` with a line end.
  ///
  /// Nothing in it can end a script element. Line separators, which older scripts do not allow in a
  /// string, are escaped.
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
