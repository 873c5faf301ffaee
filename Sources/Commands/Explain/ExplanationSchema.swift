private import Reports

/// The JSON Schema of the object that `strut explain --json` prints.
package enum ExplanationSchema {
  /// The whole document, with a line end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What strut explain says of cells",
      "type": "object",
      "additionalProperties": false,
      "required": ["format", "cells"],
      "properties": {
        "format": { "const": 1, "description": "Grows when a reader would have to change." },
        "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } }
      },
      "$defs": {
        "cell": {
          "type": "object",
          "additionalProperties": false,
          "required": ["cell", "spec", "views", "constraints", "absent", "diagnostics"],
          "properties": {
            "cell": { "type": "string" },
            "spec": { "type": "string" },
            "views": { "type": "array", "items": { "$ref": "#/$defs/view" } },
            "constraints": { "type": "array", "items": { "$ref": "#/$defs/constraint" } },
            "absent": { "type": "array", "items": { "$ref": "#/$defs/absent" } },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }
          }
        },
        "rect": {
          "type": "array",
          "description": "x, y, width and height in points.",
          "items": { "type": "number" },
          "minItems": 4,
          "maxItems": 4
        },
        "axis": { "enum": ["horizontal", "vertical"] },
        "position": { "type": "integer", "minimum": 1 },
        "id": { "type": "integer", "minimum": 0 },
        "priority": { "type": "number", "minimum": 0, "maximum": 1000 },
        "view": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id", "kind", "frame", "exact", "inScreen", "placement", "x", "y", "width", "height",
            "constraints", "contents"
          ],
          "properties": {
            "id": { "type": "string" },
            "kind": { "type": "string" },
            "superview": { "type": ["string", "null"] },
            "view": { "type": "string", "description": "The view that has the guide." },
            "file": { "type": "string" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "frame": { "$ref": "#/$defs/rect" },
            "exact": { "$ref": "#/$defs/rect" },
            "inScreen": { "$ref": "#/$defs/rect" },
            "placement": {
              "enum": ["constraints", "screen", "frame", "table", "cell", "collection"]
            },
            "x": { "$ref": "#/$defs/number" },
            "y": { "$ref": "#/$defs/number" },
            "width": { "$ref": "#/$defs/number" },
            "height": { "$ref": "#/$defs/number" },
            "constraints": { "type": "array", "items": { "$ref": "#/$defs/id" } },
            "contents": { "type": "array", "items": { "$ref": "#/$defs/content" } }
          }
        },
        "number": {
          "type": "object",
          "additionalProperties": false,
          "required": ["value", "exact", "certainty", "reasons"],
          "properties": {
            "value": { "type": "number", "description": "On the pixel grid." },
            "exact": { "type": "number", "description": "As solved." },
            "certainty": { "enum": ["determined", "tie", "open"] },
            "reasons": { "type": "array", "items": { "$ref": "#/$defs/reason" } }
          }
        },
        "content": {
          "type": "object",
          "additionalProperties": false,
          "required": ["view", "axis", "size", "excess", "hugging", "compression"],
          "properties": {
            "view": { "type": "string" },
            "axis": { "$ref": "#/$defs/axis" },
            "size": { "type": "number" },
            "excess": { "type": "number", "description": "Of the view over its content." },
            "hugging": { "$ref": "#/$defs/priority" },
            "compression": { "$ref": "#/$defs/priority" }
          }
        },
        "reason": {
          "type": "object",
          "additionalProperties": false,
          "required": ["own", "pulls"],
          "anyOf": [
            { "required": ["constraint"] },
            { "required": ["content"] },
            { "required": ["neverNegative", "axis"] },
            { "required": ["fitting", "axis"] },
            { "required": ["contentSize", "axis"] },
            { "required": ["open", "axis", "isSize"] }
          ],
          "properties": {
            "own": { "type": "boolean", "description": "Whether it speaks of the view itself." },
            "pulls": {
              "type": "boolean",
              "description": "Whether it is not met, and presses against what decides."
            },
            "constraint": { "$ref": "#/$defs/id" },
            "content": { "$ref": "#/$defs/content" },
            "neverNegative": { "type": "string" },
            "fitting": { "type": "string" },
            "contentSize": { "type": "string" },
            "open": { "type": "string" },
            "axis": { "$ref": "#/$defs/axis" },
            "isSize": { "type": "boolean" }
          }
        },
        "constraint": {
          "type": "object",
          "additionalProperties": false,
          "required": ["id", "equation", "priority", "from", "outcome"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "equation": { "type": "string" },
            "name": { "type": "string" },
            "priority": { "$ref": "#/$defs/priority" },
            "from": { "$ref": "#/$defs/from" },
            "mask": { "type": "string" },
            "role": { "type": "string" },
            "file": { "type": "string" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "heldBy": { "type": "string" },
            "outcome": {
              "enum": ["decides", "implied", "slack", "broken", "leftOut", "illegal"]
            },
            "by": { "type": "number", "minimum": 0, "description": "In points." },
            "pulls": { "type": "boolean" }
          }
        },
        "from": {
          "type": "string",
          "description": "constraint, vfl, code, autoresizing, stack, fitting or a shorthand key."
        },
        "absent": {
          "type": "object",
          "additionalProperties": false,
          "required": ["equation", "priority", "from", "cause"],
          "properties": {
            "equation": { "type": "string" },
            "name": { "type": "string" },
            "priority": { "$ref": "#/$defs/priority" },
            "from": { "$ref": "#/$defs/from" },
            "file": { "type": "string" },
            "line": { "$ref": "#/$defs/position" },
            "column": { "$ref": "#/$defs/position" },
            "cause": { "enum": ["switchedOff", "conditionFails", "inactive"] },
            "when": {
              "type": "object",
              "description": "The entry; absent for an inactive constraint.",
              "additionalProperties": false,
              "required": ["condition"],
              "properties": {
                "condition": { "type": "string" },
                "file": { "type": "string" },
                "line": { "$ref": "#/$defs/position" },
                "column": { "$ref": "#/$defs/position" }
              }
            }
          }
        },
    \#(DiagnosticSchema.definition)
      }
    }

    """#
}
