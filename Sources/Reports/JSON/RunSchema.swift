/// The JSON Schema of the object that `--json` writes.
package enum RunSchema {
  /// The whole document, with a line end.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Results of a run of strut test",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "format", "verdict", "recordMode", "counts", "causes", "environment", "findings", "stale",
        "cells"
      ],
      "properties": {
        "format": { "const": 1, "description": "Grows when a reader would have to change." },
        "verdict": {
          "enum": [
            "passed", "recorded", "differs", "specIsWrong", "surroundingsAreWrong",
            "nothingSelected"
          ],
          "description": "Exit statuses 0, 1, 1, 2, 3 and 4."
        },
        "recordMode": { "enum": ["none", "missing", "changed", "all"] },
        "counts": {
          "type": "object",
          "additionalProperties": false,
          "required": ["cells", "matched", "different", "missing", "recorded", "failed"],
          "properties": {
            "cells": { "$ref": "#/$defs/count" },
            "matched": { "$ref": "#/$defs/count" },
            "different": { "$ref": "#/$defs/count" },
            "missing": { "$ref": "#/$defs/count" },
            "recorded": { "$ref": "#/$defs/count" },
            "failed": { "$ref": "#/$defs/count" }
          }
        },
        "shard": {
          "type": "object",
          "description": "Which part of a run among several machines it is; absent for a whole run.",
          "additionalProperties": false,
          "required": ["index", "count"],
          "properties": {
            "index": { "type": "integer", "minimum": 1 },
            "count": { "type": "integer", "minimum": 1 }
          }
        },
        "obstacle": {
          "type": "object",
          "description": "What kept the run from having results; absent where it has some.",
          "additionalProperties": false,
          "required": ["kind", "diagnostics"],
          "properties": {
            "kind": { "enum": ["spec", "selection", "surroundings"] },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }
          }
        },
        "causes": {
          "type": "array",
          "description": "What is behind the cells that somebody has to look at, each told once.",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["kind", "title", "details", "cells"],
            "properties": {
              "kind": { "type": "string" },
              "title": { "$ref": "#/$defs/sentence" },
              "details": { "$ref": "#/$defs/sentences" },
              "file": { "type": "string" },
              "line": { "type": "integer", "minimum": 1 },
              "column": { "type": "integer", "minimum": 1 },
              "cells": { "$ref": "#/$defs/names" }
            }
          }
        },
        "environment": {
          "type": "array",
          "description": "Fonts and libraries that are not those of the references.",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["text", "cells"],
            "properties": {
              "text": { "$ref": "#/$defs/sentence" },
              "cells": { "$ref": "#/$defs/count" }
            }
          }
        },
        "findings": {
          "type": "array",
          "description": "What the layouts of drawn cells have to say.",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["diagnostic", "cells"],
            "properties": {
              "diagnostic": { "$ref": "#/$defs/diagnostic" },
              "cells": { "$ref": "#/$defs/count" }
            }
          }
        },
        "stale": { "$ref": "#/$defs/names" },
        "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "sentence": { "type": "string", "description": "Names stand between backticks." },
        "sentences": { "type": "array", "items": { "$ref": "#/$defs/sentence" } },
        "names": {
          "type": "array",
          "description": "Each screen/cell.",
          "items": { "type": "string" }
        },
        "size": {
          "type": "array",
          "description": "Width and height in pixels.",
          "items": { "type": "integer", "minimum": 0 },
          "minItems": 2,
          "maxItems": 2
        },
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "severity", "message", "notes"],
          "properties": {
            "rule": { "type": "string" },
            "severity": { "enum": ["error", "warning", "note"] },
            "message": { "$ref": "#/$defs/sentence" },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 },
            "notes": { "$ref": "#/$defs/sentences" },
            "help": { "$ref": "#/$defs/sentence" }
          }
        },
        "cell": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "screen", "cell", "status", "environment", "reasons", "changedViews", "diagnostics",
            "references", "pictures"
          ],
          "properties": {
            "screen": { "type": "string" },
            "cell": { "type": "string" },
            "title": { "type": "string" },
            "status": { "enum": ["matched", "missing", "different", "recorded", "failed"] },
            "cause": {
              "type": "integer",
              "minimum": 0,
              "description": "Position in causes; absent where nobody has to look."
            },
            "size": { "$ref": "#/$defs/size" },
            "expectedSize": { "$ref": "#/$defs/size" },
            "scale": { "type": "number", "description": "Pixels of the picture along one point." },
            "seconds": { "type": "number", "minimum": 0 },
            "environment": { "$ref": "#/$defs/sentences" },
            "reasons": { "$ref": "#/$defs/sentences" },
            "changedViews": {
              "type": "array",
              "description": "Those that the first reasons are about, one each.",
              "items": { "type": "string" }
            },
            "pixels": {
              "type": "object",
              "additionalProperties": false,
              "required": ["count", "total", "within"],
              "properties": {
                "count": { "$ref": "#/$defs/count" },
                "total": { "$ref": "#/$defs/count" },
                "within": {
                  "type": "array",
                  "description": "Left, top, right and bottom; the last two are past it.",
                  "items": { "type": "integer", "minimum": 0 },
                  "minItems": 4,
                  "maxItems": 4
                }
              }
            },
            "toleratedPixels": {
              "type": "integer",
              "minimum": 1,
              "description": "How many pixels of a match differ, as its tolerance lets them."
            },
            "renamedFrom": {
              "type": "string",
              "description": "The cell whose reference has the picture and the layout."
            },
            "renamedSpec": {
              "type": "object",
              "description": "What the spec was when that reference was recorded, and what it is.",
              "additionalProperties": false,
              "required": ["screen", "references", "from", "to"],
              "properties": {
                "screen": { "type": "string" },
                "references": { "type": "string", "description": "The folder of the references." },
                "from": { "type": "string" },
                "to": { "type": "string" }
              }
            },
            "diagnostics": { "type": "array", "items": { "$ref": "#/$defs/diagnostic" } },
            "references": { "type": "string", "description": "The folder of the references." },
            "pictures": {
              "type": "object",
              "description": "Paths from the project's folder; empty where nothing failed.",
              "additionalProperties": false,
              "properties": {
                "expected": { "type": "string" },
                "actual": { "type": "string" },
                "difference": { "type": "string" }
              }
            }
          }
        }
      }
    }

    """#
}
