import Spec

/// A JSON value whose members stay in their order.
package indirect enum SchemaValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: SchemaValue
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}

extension SchemaValue {
  static func object(_ members: [(String, SchemaValue)]) -> SchemaValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// A schema of the names, in their order.
  static func names(_ names: [String]) -> SchemaValue { ["enum": .list(names.map { .text($0) })] }

  static func reference(_ name: String) -> SchemaValue {
    ["$ref": .text("#/definitions/\(name)")]
  }

  static func any(of schemas: [SchemaValue]) -> SchemaValue { ["anyOf": .list(schemas)] }

  static func list(of schema: SchemaValue, count: ClosedRange<Int>? = nil) -> SchemaValue {
    let list: SchemaValue = ["type": "array", "items": schema]
    guard let count else { return list }
    return list.adding([
      ("minItems", .number(Double(count.lowerBound))),
      ("maxItems", .number(Double(count.upperBound))),
    ])
  }

  static func oneOrMore(_ schema: SchemaValue) -> SchemaValue {
    .any(of: [schema, .list(of: schema)])
  }

  /// A mapping of any names.
  static func mapping(of schema: SchemaValue) -> SchemaValue {
    ["type": "object", "additionalProperties": schema]
  }

  /// A mapping of these keys and no others.
  static func keys(_ keys: [(String, SchemaValue)], required: [String] = []) -> SchemaValue {
    let schema: SchemaValue = [
      "type": "object", "additionalProperties": false,
      "properties": .object(keys),
    ]
    guard !required.isEmpty else { return schema }
    return schema.adding([("required", .list(required.map { .text($0) }))])
  }

  /// The same object with more members.
  func adding(_ members: [(String, SchemaValue)]) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.0, value: $0.1) })
  }

  func described(_ text: String) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    // What stands beside a reference is passed over in draft 7.
    if own.first?.name == "$ref" { return ["description": .text(text), "allOf": [self]] }
    return .object([Member(name: "description", value: .text(text))] + own)
  }
}
