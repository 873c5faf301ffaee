extension Diagnostic {
  /// The object that all commands' JSON shares; `strut schema explain` describes it.
  package var json: JSONValue {
    JSONValue([
      "rule": JSONValue(message.rule), "severity": JSONValue(severity.rawValue),
      "message": JSONValue(message.text),
    ]).adding(span).adding([
      "notes": notes.isEmpty ? nil : JSONValue(notes.map(\.text)),
      "help": help.map { JSONValue($0) }, "views": JSONValue(views),
      "constraints": JSONValue(constraints),
    ])
  }
}

extension JSONValue {
  /// The same object with the `file`, `line` and `column` of a place, if there is one.
  package func adding(_ place: SourceSpan?) -> JSONValue {
    guard let place else { return self }
    return adding([
      "file": JSONValue(place.file), "line": JSONValue(place.line),
      "column": JSONValue(place.column),
    ])
  }
}
