import Diagnostics

/// Text escaped for HTML.
enum HTMLText {
  /// Escapes text for content and for attribute values in double quotes.
  ///
  /// Hidden characters become escapes, as in `VisibleText`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.lines(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The HTML of a name whose letters do not reorder what is beside it.
  static func name(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

  /// The HTML of a sentence.
  ///
  /// Names between backticks become code.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(part) : "<code>\(escaped(part))</code>"
    }.joined()
  }

  /// The address of a link to a relative path.
  ///
  /// All characters except letters, digits and `-._~/` become percent escapes of their UTF-8 bytes.
  static func address(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
