/// The part of the JSON Schemas that all commands' diagnostics share.
package enum DiagnosticSchema {
  /// The member `diagnostic` of `$defs`, without a line end.
  package static let definition = #"""
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "severity", "message", "views", "constraints"],
          "properties": {
            "rule": { "type": "string" },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": {
              "type": "string",
              "description": "A sentence; names stand between backticks."
            },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "notes": { "type": "array", "items": { "type": "string" } },
            "help": { "type": "string" },
            "views": { "type": "array", "items": { "type": "string" } },
            "constraints": { "type": "array", "items": { "type": "string" } }
          }
        }
    """#
}
