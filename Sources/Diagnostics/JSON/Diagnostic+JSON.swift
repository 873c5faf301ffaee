extension Diagnostic {
  /// The object that all commands' JSON shares; `strut schema explain` describes it.
  package var json: JSONValue {
    JSONValue([
      "rule": JSONValue(message.rule), "severity": JSONValue(severity.rawValue),
      "message": JSONValue(message.text), "file": span.map { JSONValue($0.file) },
      "line": span.map { JSONValue($0.line) }, "column": span.map { JSONValue($0.column) },
      "notes": notes.isEmpty ? nil : JSONValue(notes.map(\.text)),
      "help": help.map { JSONValue($0) }, "views": JSONValue(views),
      "constraints": JSONValue(constraints),
    ])
  }
}

/// The writers of single lines; a whole document is a `JSONValue`.
package enum DiagnosticJSON {
  /// One object on one line.
  package static func object(for diagnostic: Diagnostic) -> String { diagnostic.json.line }
}

package enum JSONText {
  package static func string(_ text: String) -> String { JSONValue(text).line }
  package static func array(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
