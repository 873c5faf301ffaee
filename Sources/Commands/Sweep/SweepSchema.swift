private import Reports

/// The JSON Schema of the object that `strut sweep --json` prints.
package enum SweepSchema {
  /// The whole document, with a line end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Where strut sweep found that screens break",
      "type": "object",
      "additionalProperties": false,
      "required": ["format", "layouts", "breaks"],
      "properties": {
        "format": { "const": 1, "description": "Grows when a reader would have to change." },
        "layouts": {
          "type": "integer",
          "minimum": 0,
          "description": "How many were solved."
        },
        "breaks": { "type": "array", "items": { "$ref": "#/$defs/break" } }
      },
      "$defs": {
        "axis": { "enum": ["width", "height", "textSize", "textLength"] },
        "device": { "type": ["string", "null"], "description": "By its id; null for none." },
        "count": { "type": "integer", "minimum": 0 },
        "break": {
          "type": "object",
          "additionalProperties": false,
          "required": ["axis", "spec", "cells", "inMatrix", "diagnostic"],
          "anyOf": [
            { "required": ["everywhere"] },
            {
              "required": ["broken", "range", "smallestFailing", "failing", "smallestHolding"],
              "properties": {
                "axis": { "enum": ["width", "height"] },
                "broken": { "$ref": "#/$defs/lengths" }
              }
            },
            {
              "required": ["broken"],
              "properties": {
                "axis": { "const": "textSize" },
                "broken": { "type": "array", "items": { "type": "string" }, "minItems": 1 }
              }
            },
            {
              "required": ["view", "today", "breaking"],
              "properties": { "axis": { "const": "textLength" } }
            }
          ],
          "properties": {
            "axis": {
              "description": "Null for what breaks all along.",
              "anyOf": [{ "$ref": "#/$defs/axis" }, { "type": "null" }]
            },
            "spec": { "type": "string" },
            "cells": { "type": "array", "items": { "type": "string" } },
            "inMatrix": {
              "type": "boolean",
              "description": "Whether the matrix itself has such a size or text."
            },
            "everywhere": { "type": "array", "items": { "$ref": "#/$defs/axis" } },
            "broken": {
              "type": "array",
              "description": "The shortest and the longest window in points, or text sizes."
            },
            "range": { "$ref": "#/$defs/lengths" },
            "smallestFailing": { "$ref": "#/$defs/device" },
            "failing": { "$ref": "#/$defs/count" },
            "smallestHolding": { "$ref": "#/$defs/device" },
            "view": { "type": "string", "description": "Whose text is varied." },
            "today": { "$ref": "#/$defs/count" },
            "breaking": { "$ref": "#/$defs/count" },
            "diagnostic": { "$ref": "#/$defs/diagnostic" }
          }
        },
        "lengths": {
          "type": "array",
          "description": "In points.",
          "items": { "type": "number" },
          "minItems": 2,
          "maxItems": 2
        },
    \#(DiagnosticSchema.definition)
      }
    }

    """#
}
