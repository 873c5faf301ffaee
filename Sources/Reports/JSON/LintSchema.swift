/// The JSON Schema of the object that `strut lint --json` prints.
package enum LintSchema {
  /// The whole document, with a line end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Findings of strut lint",
      "type": "object",
      "additionalProperties": false,
      "required": ["format", "cells", "findings"],
      "properties": {
        "format": { "const": 1, "description": "Grows when a reader would have to change." },
        "cells": {
          "type": "integer",
          "minimum": 0,
          "description": "How many cells were looked at."
        },
        "findings": {
          "type": "array",
          "description": "By spec, then by rule; tunings that make no difference come last.",
          "items": { "$ref": "#/$defs/finding" }
        }
      },
      "$defs": {
        "sentence": { "type": "string" },
        "names": { "type": "array", "items": { "type": "string" } },
        "finding": {
          "type": "object",
          "additionalProperties": false,
          "required": ["spec", "where", "cells", "diagnostic"],
          "properties": {
            "spec": {
              "type": "string",
              "description": "The spec's folder and file name."
            },
            "where": {
              "type": "string",
              "description": "The cells in words, as in `all phones in landscape (2 of 4 cells)`."
            },
            "cells": {
              "$ref": "#/$defs/names",
              "description": "The cells by their names, in the matrix' order."
            },
            "worst": {
              "type": "object",
              "description": "Where it is worst; absent where nothing is measured.",
              "additionalProperties": false,
              "required": ["figure"],
              "properties": {
                "cell": { "type": "string" },
                "figure": { "$ref": "#/$defs/sentence" }
              }
            },
            "diagnostic": { "$ref": "#/$defs/diagnostic" }
          }
        },
    \#(DiagnosticSchema.definition)
      }
    }

    """#
}
