import Diagnostics

/// A JSON value in a script file.
///
/// A page from disk cannot fetch a JSON file.
enum ReportScriptData {
  /// The script `call(<JSON>);`, which ends with a newline.
  ///
  /// The text cannot end a script element. Line separators are escaped, because older JavaScript
  /// does not allow them in a string. Hidden characters become escapes, as in `VisibleText`.
  static func script(calling function: String, _ value: JSONValue) -> String {
    var text = "\(function)("
    for scalar in value.visible.line.unicodeScalars {
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

extension JSONValue {
  /// The names of members whose values the page uses in addresses.
  ///
  /// They are not changed.
  private static let identities = ["screen", "cell", "id"]

  /// The value with hidden characters in its texts replaced by escapes.
  fileprivate var visible: JSONValue {
    switch self {
    case .null, .bool, .number, .printed: self
    case .string(let text): .string(VisibleText.lines(text))
    case .array(let values): .array(values.map(\.visible))
    case .object(let members):
      .object(
        members.map { member in
          let isIdentity = Self.identities.contains(member.name)
          return Member(
            name: member.name, value: isIdentity ? member.value : member.value.visible)
        })
    }
  }
}
