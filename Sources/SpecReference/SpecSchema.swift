import Devices
import Spec
import ViewKinds

/// The JSON Schema of specs, for editors, made from the declarations that the parser uses.
///
/// It knows names, types and ranges; what depends on other places of a spec, such as the ids in
/// constraints, `strut check` finds.
package enum SpecSchema {
  /// The whole document of draft 7, with a line end.
  package static var text: String { document.json() + "\n" }

  static var document: SchemaValue {
    let definitions: [(String, SchemaValue)] = [scalars, around, matrix, views, commonKeys].flatMap
    {
      $0
    }
    let dynamic = ["matrix", "when", "transitions"]
    func parts(_ suffix: String) -> SchemaValue {
      let members = dynamic.map {
        SchemaValue.Member(name: $0, value: .reference($0 + suffix))
      }
      return ["properties": .object(members)]
    }
    let properties = LanguageKeys.top.map { key -> SchemaValue.Member in
      let schema: SchemaValue =
        dynamic.contains(key.name)
        ? ["description": .text(key.summary)] : key.schema ?? [:]
      return SchemaValue.Member(name: key.name, value: schema)
    }
    let hasAxes: SchemaValue = ["required": ["axes"]]
    return [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "A layout spec of strut",
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "if": hasAxes, "then": parts(".own"), "else": parts(""),
      "definitions": .object(
        definitions.map { SchemaValue.Member(name: $0.0, value: $0.1) }),
    ]
  }

  /// The values that stand in many places.
  private static var scalars: [(String, SchemaValue)] {
    let fonts = SchemaValue.any(of: [
      .names(TextStyle.names), .length(in: 1...1000), .keys(LanguageKeys.font),
    ])
    let color = SchemaValue.any(of: [.names(SystemColors.names), ["type": "string"]])
    let both = SchemaValue.keys(
      [
        ("light", color.described("In light appearance.")),
        ("dark", color.described("In dark appearance.")),
      ], required: ["light", "dark"])
    let parameter: SchemaValue = ["type": "string", "pattern": "\\$"]
    return [
      ("parameter", parameter.described("A parameter of a template or of a row.")),
      ("text", ["type": ["string", "number", "boolean"]]),
      ("number", .number(in: -1_000_000...1_000_000)),
      ("flag", .orParameter(["type": "boolean"])),
      ("expression", ["type": ["string", "number"]]),
      ("priority", ["type": ["string", "number"]]),
      ("color", .any(of: [color, both])), ("font", fonts),
      ("symbol", .names(SystemSymbol.names)),
    ]
  }

  /// The mappings of the screen, of constraints and of comparing.
  private static var around: [(String, SchemaValue)] {
    func bar(_ styles: [String], _ keys: [SpecKey]) -> SchemaValue {
      let fields = keys.map { key in
        (
          key.name,
          key.name == "style"
            ? SchemaValue.names(styles).described(key.summary) : key.schema ?? [:]
        )
      }
      return .any(of: [.names(styles), .keys(fields)])
    }
    let visibility = StatusBarVisibility.allCases.map(\.rawValue)
    let styles = BarStyle.allCases.map(\.rawValue)
    let anchor = LanguageKeys.update.filter { ["item", "attribute"].contains($0.name) }
    let selection = SchemaValue.any(of: [
      ["type": "string"], .keys(anchor, required: ["item", "attribute"]),
    ])
    return [
      ("screen", .keys(LanguageKeys.screen)),
      ("statusBar", .any(of: [.names(visibility), .keys(LanguageKeys.statusBar)])),
      (
        "navigationBar",
        bar(NavigationBarStyle.allCases.map(\.rawValue), LanguageKeys.navigationBar)
      ),
      ("tabBar", bar(styles, LanguageKeys.tabBar)), ("toolbar", bar(styles, LanguageKeys.toolbar)),
      ("buttons", KeyType.items(BarButton.keys).schema),
      ("tabs", KeyType.items(TabItem.keys).schema),
      ("constraints", .list(of: constraint)), ("selection", .oneOrMore(selection)),
      ("update", .keys(LanguageKeys.update)), ("section", .keys(LanguageKeys.sections)),
      ("compare", .keys(LanguageKeys.comparison)),
      ("differenceRule", .keys(LanguageKeys.differenceRule)),
      ("window", .keys(LanguageKeys.window, required: ["size", "limit"])),
    ] + linting
  }

  /// An expression, the long form, a format string, or an expression behind a name.
  private static var constraint: SchemaValue {
    let keys = LanguageKeys.constraint
    let long = keys.filter { !["vfl", "options", "metrics"].contains($0.name) }
    let format = keys.filter { $0.name != "constraint" }
    let expression: SchemaValue = ["type": "string"]
    let named: SchemaValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": expression,
    ]
    let mapping: SchemaValue = [
      "type": "object", "if": ["required": ["vfl"]], "then": .keys(format),
      "else": ["if": ["required": ["constraint"]], "then": .keys(long), "else": named],
    ]
    return .any(of: [expression, mapping])
  }
}
