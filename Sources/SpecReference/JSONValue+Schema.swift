import Diagnostics

/// JSON Schemas.
extension JSONValue {
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// The schema that accepts these names, in their order.
  static func names(_ names: [String]) -> JSONValue { ["enum": JSONValue(names)] }

  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  static func any(of schemas: [JSONValue]) -> JSONValue { ["anyOf": .array(schemas)] }

  static func list(of schema: JSONValue, count: ClosedRange<Int>? = nil) -> JSONValue {
    let list: JSONValue = ["type": "array", "items": schema]
    guard let count else { return list }
    return list.adding([
      "minItems": JSONValue(count.lowerBound), "maxItems": JSONValue(count.upperBound),
    ])
  }

  static func oneOrMore(_ schema: JSONValue) -> JSONValue {
    .any(of: [schema, .list(of: schema)])
  }

  /// The schema of a mapping with any names.
  static func mapping(of schema: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": schema]
  }

  /// The schema of a mapping that may have only these keys.
  static func keys(_ keys: [(String, JSONValue)], required: [String] = []) -> JSONValue {
    let schema: JSONValue = [
      "type": "object", "additionalProperties": false,
      "properties": .object(keys),
    ]
    guard !required.isEmpty else { return schema }
    return schema.adding(["required": JSONValue(required)])
  }

  func described(_ text: String) -> JSONValue {
    guard case .object(let own) = self else { return self }
    // Draft 7 ignores keys next to a `$ref`.
    if own.first?.name == "$ref" { return ["description": .string(text), "allOf": [self]] }
    return .object([Member(name: "description", value: .string(text))] + own)
  }
}
