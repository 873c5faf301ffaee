import Devices
import Diagnostics
import Spec

extension SpecSchema {
  /// The definitions of each axis: its values, and their use in the matrix and in conditions.
  static var axes: [(String, JSONValue)] {
    let axes = MatrixAxis.all.flatMap { axis -> [(String, JSONValue)] in
      let value = JSONValue.reference("axis.\(axis.name)")
      return [
        ("axis.\(axis.name)", Self.value(of: axis)),
        ("product.\(axis.name)", value.described(axis.wording.summary)),
        ("filter.\(axis.name)", value.described(axis.wording.condition)),
      ]
    }
    return axes + [("device", .keys(LanguageKeys.customDevice, in: SchemaPlace()))]
  }

  /// The definitions of `matrix`, `when` and `transitions`, and of their products and filters.
  static func matrix(_ place: SchemaPlace) -> [(String, JSONValue)] {
    func keys(_ keys: [SpecKey]) -> [(String, JSONValue)] {
      keys.map { ($0.name, $0.schema(in: place)) }
    }
    let suffix = place.hasOwnAxes ? ".own" : ""
    let transition = JSONValue.keys(LanguageKeys.transition, in: place)
    let change = mapping(
      axes("filter") + keys(LanguageKeys.conditions + LanguageKeys.changes), place)
    return [
      ("product" + suffix, mapping(axes("product"), place)),
      ("filter" + suffix, mapping(axes("filter"), place)),
      ("matrix" + suffix, mapping(axes("product") + keys(LanguageKeys.matrix), place)),
      ("when" + suffix, .list(of: change)),
      ("transitions" + suffix, .mapping(of: transition)),
    ]
  }

  /// The axes by name.
  ///
  /// `use` is `product` for the matrix and `filter` for conditions.
  private static func axes(_ use: String) -> [(String, JSONValue)] {
    MatrixAxis.all.map { ($0.name, .reference("\(use).\($0.name)")) }
  }

  /// The schema of a mapping with axes and other keys.
  ///
  /// If `place.hasOwnAxes` is true, it also accepts keys that are axes of the spec.
  private static func mapping(
    _ keys: [(String, JSONValue)], _ place: SchemaPlace
  ) -> JSONValue {
    guard place.hasOwnAxes else { return .keys(keys) }
    return [
      "type": "object", "additionalProperties": .oneOrMore(.reference("text")),
      "properties": .object(keys),
    ]
  }

  /// The schema of an axis: a value, a pattern, or a list of them.
  private static func value(of axis: MatrixAxis) -> JSONValue {
    let names = axis.values.map(\.name) + axis.aliases.map(\.name)
    let numbers = names.compactMap { Double($0) }.map { JSONValue.number($0) }
    let flags = ["true", "false"].filter { names.contains($0) }.map {
      JSONValue($0 == "true")
    }
    var choices: [JSONValue] = [
      ["enum": .array(names.map { .string($0) } + numbers + flags)],
      ["type": "string", "pattern": "[*?]"],
    ]
    if axis.wording.values != nil { choices.append(.reference("text")) }
    if axis.name == MatrixAxis.device.name {
      choices.append(.reference("device"))
      choices.append(.reference("text"))
    }
    if axis.takesPairs { choices.append(.list(of: .number(in: 1...10_000), count: 2...2)) }
    return .oneOrMore(.any(of: choices))
  }
}
