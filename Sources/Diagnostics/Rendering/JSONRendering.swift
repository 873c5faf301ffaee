/// Diagnostics as the JSON objects of `strut layout --json`.
package enum DiagnosticJSON {
  /// One object on one line, its keys in the documented order.
  package static func object(for diagnostic: Diagnostic) -> String {
    var fields = [
      field("rule", JSONText.string(diagnostic.message.rule)),
      field("severity", JSONText.string(diagnostic.severity.rawValue)),
      field("message", JSONText.string(diagnostic.message.text)),
    ]
    if let span = diagnostic.span {
      fields += [
        field("file", JSONText.string(span.file)), field("line", String(span.line)),
        field("column", String(span.column)),
      ]
    }
    if !diagnostic.notes.isEmpty {
      fields.append(
        field("notes", JSONText.array(diagnostic.notes.map { JSONText.string($0.text) })))
    }
    if let help = diagnostic.help { fields.append(field("help", JSONText.string(help))) }
    fields.append(field("views", JSONText.array(diagnostic.views.map(JSONText.string))))
    fields.append(field("constraints", JSONText.array(diagnostic.constraints.map(JSONText.string))))
    return "{ \(fields.joined(separator: ", ")) }"
  }

  private static func field(_ name: String, _ value: String) -> String { "\"\(name)\": \(value)" }
}

/// Pieces of JSON text in a fixed form, so that output is the same bytes everywhere.
package enum JSONText {
  /// A quoted string with the escapes that RFC 8259 asks for.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  package static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
