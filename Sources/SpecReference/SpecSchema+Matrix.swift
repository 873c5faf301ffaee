import Devices
import Spec

extension SpecSchema {
  /// The matrix, its conditions and its ends, without axes of the spec's own and with them.
  static var matrix: [(String, SchemaValue)] {
    let values = MatrixAxis.all.flatMap { axis -> [(String, SchemaValue)] in
      let value = SchemaValue.reference("axis.\(axis.name)")
      return [
        ("axis.\(axis.name)", Self.value(of: axis)),
        ("matrix.\(axis.name)", value.described(axis.wording.summary)),
        ("when.\(axis.name)", value.described(axis.wording.condition)),
      ]
    }
    return values + [
      ("device", .keys(LanguageKeys.customDevice, required: ["id", "width", "height"])),
      ("matrix", matrix(own: false)), ("matrix.own", matrix(own: true)),
      ("when", .list(of: change(own: false))), ("when.own", .list(of: change(own: true))),
      ("transitions", .mapping(of: transition(own: false))),
      ("transitions.own", .mapping(of: transition(own: true))),
    ]
  }

  /// The axes by their names, as the matrix or a condition explains them.
  private static func axes(_ place: String) -> [(String, SchemaValue)] {
    MatrixAxis.all.map { ($0.name, .reference("\(place).\($0.name)")) }
  }

  private static func matrix(own: Bool) -> SchemaValue {
    let axes = Self.axes("matrix")
    let product = mapping(axes, own: own)
    let filter = mapping(Self.axes("when"), own: own)
    let others = LanguageKeys.matrix.map { key -> (String, SchemaValue) in
      let schema: SchemaValue =
        switch key.name {
        case "include": SchemaValue.list(of: product).described(key.summary)
        case "exclude", "only": SchemaValue.list(of: filter).described(key.summary)
        default: key.schema ?? [:]
        }
      return (key.name, schema)
    }
    return mapping(axes + others, own: own)
  }

  private static func change(own: Bool) -> SchemaValue {
    let conditions = axes("when")
    let keys = (LanguageKeys.conditions + LanguageKeys.changes).map {
      ($0.name, $0.schema ?? [:])
    }
    return mapping(conditions + keys, own: own)
  }

  private static func transition(own: Bool) -> SchemaValue {
    let end = mapping(axes("matrix"), own: own)
    let keys = LanguageKeys.transition.map { key -> (String, SchemaValue) in
      let isEnd = key.name == "from" || key.name == "to"
      return (key.name, isEnd ? end.described(key.summary) : key.schema ?? [:])
    }
    return .keys(keys, required: ["to"])
  }

  /// A mapping that takes other names too where the spec has axes of its own.
  private static func mapping(_ keys: [(String, SchemaValue)], own: Bool) -> SchemaValue {
    guard own else { return .keys(keys) }
    return [
      "type": "object", "additionalProperties": .oneOrMore(.reference("text")),
      "properties": .object(keys.map { SchemaValue.Member(name: $0.0, value: $0.1) }),
    ]
  }

  /// A value of an axis, a pattern, or a list of them.
  private static func value(of axis: MatrixAxis) -> SchemaValue {
    let names = axis.values.map(\.name) + axis.aliases.map(\.name)
    let numbers = names.compactMap { Double($0) }.map { SchemaValue.number($0) }
    let flags = ["true", "false"].filter { names.contains($0) }.map {
      SchemaValue.flag($0 == "true")
    }
    var choices: [SchemaValue] = [
      ["enum": .list(names.map { .text($0) } + numbers + flags)],
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
