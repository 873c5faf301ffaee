import Foundation

/// A value handed to the report's script by a file that a page may load from disk, where it may not
/// fetch one.
enum ReportScriptData {
  /// `call(<JSON>);` with a line end, the same bytes for the same value.
  ///
  /// Nothing in it can end a script element, and the line separators that older scripts do not
  /// allow in a string are escaped.
  static func script(calling function: String, _ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every member is a string, a finite number or a list of them, which JSON can always hold.
    let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    var text = "\(function)("
    for scalar in json.unicodeScalars {
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
