import Devices
import Diagnostics
import Spec
import ViewKinds

/// The JSON Schema of specs, for editors.
///
/// It is generated from the declarations that the parser uses.
///
/// The schema covers names, types and ranges. `strut check` also finds errors that depend on other
/// parts of a spec, such as unknown ids in constraints.
package enum SpecSchema {
  /// The whole JSON Schema (draft 7), which ends with a newline.
  package static var text: String { document.document }

  static var document: JSONValue {
    let definitions =
      scalars + matrix(SchemaPlace()) + matrix(SchemaPlace(hasOwnAxes: true))
      + axes + [("constraints", .list(of: constraint))] + views + commonKeys
    let isDynamic = { (key: SpecKey) in SchemaPlace.dynamic.contains(key.name) }
    let properties = LanguageKeys.top.map { key in
      (
        key.name,
        isDynamic(key) || key.name == "views"
          ? ["description": .string(key.summary)] : key.schema(in: SchemaPlace())
      )
    }
    func parts(_ place: SchemaPlace) -> JSONValue {
      [
        "properties": .object(
          LanguageKeys.top.filter(isDynamic).map { ($0.name, place.reference($0.name)) })
      ]
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "A layout spec of strut",
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "if": ["required": ["axes"]], "then": parts(SchemaPlace(hasOwnAxes: true)),
      "else": parts(SchemaPlace()), "allOf": [topViews], "definitions": .object(definitions),
    ]
  }

  /// The views of the screen.
  ///
  /// Those of an Interface Builder document are changed, and their kinds stand in the document.
  private static var topViews: JSONValue {
    func views(_ definition: String) -> JSONValue {
      let all: JSONValue = [
        "type": "object", "additionalProperties": .reference(definition),
      ]
      return ["properties": ["views": all]]
    }
    return [
      "if": ["required": ["interface"]], "then": views("view.any"), "else": views("view"),
    ]
  }

  /// The definitions of values that occur in many places.
  private static var scalars: [(String, JSONValue)] {
    let font = LanguageKeys.font.first { $0.name == "size" }?.type.schema(in: .view) ?? [:]
    let color = JSONValue.any(of: [.names(SystemColors.names), ["type": "string"]])
    let both = JSONValue.keys(
      [
        ("light", color.described("In light appearance.")),
        ("dark", color.described("In dark appearance.")),
      ], required: ["light", "dark"])
    let parameter: JSONValue = ["type": "string", "pattern": "\\$"]
    return [
      ("parameter", parameter.described("A parameter of a template or of a row.")),
      ("text", ["type": ["string", "number", "boolean"]]),
      ("expression", ["type": ["string", "number"]]),
      ("priority", ["type": ["string", "number"]]), ("color", .any(of: [color, both])),
      ("font", .any(of: [.names(TextStyle.names), font, .keys(LanguageKeys.font, in: .view)])),
      ("symbol", .names(SystemSymbol.names)),
    ]
  }

  /// A constraint: an expression, the long form, a format string, or an expression with a name.
  private static var constraint: JSONValue {
    let expression: JSONValue = ["type": "string"]
    let named: JSONValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": expression,
    ]
    let mapping: JSONValue = [
      "type": "object", "if": ["required": ["vfl"]], "then": .keys(LanguageKeys.format, in: .view),
      "else": [
        "if": ["required": ["constraint"]], "then": .keys(LanguageKeys.longForm, in: .view),
        "else": named,
      ],
    ]
    return .any(of: [expression, mapping])
  }
}
