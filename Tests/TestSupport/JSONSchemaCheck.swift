import Foundation

/// Checks documents by a JSON Schema, for the keywords that this package's schemas use.
package struct JSONSchemaCheck {
  private let root: [String: Any]
  private let definitions: [String: Any]
  private static let notes: Set = ["$schema", "$defs", "definitions", "title", "description"]

  package init(_ schema: String) throws {
    root = try Self.object(schema) as? [String: Any] ?? [:]
    definitions = (root["$defs"] ?? root["definitions"]) as? [String: Any] ?? [:]
  }

  /// Returns one sentence for each violation; empty if the document is valid.
  package func violations(in document: String) throws -> [String] {
    violations(of: try Self.object(document))
  }

  /// Checks a document of Swift strings, numbers, Booleans, arrays and dictionaries.
  package func violations(of document: Any) -> [String] { check(document, by: root, at: "$") }

  private static func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
  }

  private func check(_ value: Any, by schema: Any?, at path: String) -> [String] {
    guard let schema = schema as? [String: Any] else {
      return schema as? Bool == false ? ["\(path): nothing may be here"] : []
    }
    return schema.sorted { $0.key < $1.key }.flatMap { keyword, rule in
      violations(of: keyword, rule, value, schema, path)
    }
  }

  private func isValid(_ value: Any, by schema: Any?) -> Bool {
    check(value, by: schema, at: "").isEmpty
  }

  private func violations(
    of keyword: String, _ rule: Any, _ value: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword) \(rule)"] }
    switch keyword {
    case _ where Self.notes.contains(keyword): return []
    case "$ref":
      let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = definitions[name] else { return ["\(path): no \(rule)"] }
      return check(value, by: definition, at: path)
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return unless(types.contains { Self.isOf(type: $0, value) })
    case "const": return unless(Self.areEqual(rule, value))
    case "enum":
      let isNamed = (rule as? [Any] ?? []).contains { Self.areEqual($0, value) }
      return isNamed ? [] : ["\(path): enum"]
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      return unless(text.range(of: pattern, options: .regularExpression) != nil)
    case "minimum", "maximum":
      guard let number = value as? Double, let bound = rule as? Double else { return [] }
      return unless(keyword == "minimum" ? number >= bound : number <= bound)
    case "minItems", "maxItems", "minProperties", "maxProperties":
      let count =
        keyword.hasSuffix("Items")
        ? (value as? [Any])?.count : (value as? [String: Any])?.count
      guard let count, let bound = rule as? Int else { return [] }
      return unless(keyword.hasPrefix("min") ? count >= bound : count <= bound)
    case "items":
      return (value as? [Any] ?? []).enumerated().flatMap { index, item in
        check(item, by: rule, at: "\(path)[\(index)]")
      }
    case "required", "additionalProperties", "properties":
      return (value as? [String: Any]).map { members(of: keyword, rule, $0, schema, path) } ?? []
    case "anyOf", "allOf", "if", "then", "else":
      return combined(keyword, rule, value, schema, path)
    default: return ["\(path): the keyword \(keyword) is not checked"]
    }
  }

  private func members(
    of keyword: String, _ rule: Any, _ object: [String: Any], _ schema: [String: Any],
    _ path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    switch keyword {
    case "required":
      return (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): no \($0)" }
    case "additionalProperties":
      let others = object.filter { properties[$0.key] == nil }.sorted { $0.key < $1.key }
      if rule as? Bool == false { return others.map { "\(path): unknown \($0.key)" } }
      return others.flatMap { check($0.value, by: rule, at: "\(path).\($0.key)") }
    default:
      return object.sorted { $0.key < $1.key }.flatMap { name, member in
        properties[name].map { check(member, by: $0, at: "\(path).\(name)") } ?? []
      }
    }
  }

  private func combined(
    _ keyword: String, _ rule: Any, _ value: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    switch keyword {
    case "allOf": return (rule as? [Any] ?? []).flatMap { check(value, by: $0, at: path) }
    case "anyOf":
      let ways = (rule as? [Any] ?? []).map { check(value, by: $0, at: path) }
      // The alternative that matches best has the most useful violations.
      return ways.contains { $0.isEmpty }
        ? [] : ways.max { Self.depth($0) < Self.depth($1) } ?? ["\(path): anyOf"]
    case "if":
      return check(value, by: schema[isValid(value, by: rule) ? "then" : "else"], at: path)
    default: return []
    }
  }

  /// A score of how well a value matches an alternative.
  ///
  /// A violation deeper in the document, and one of another kind than the type, has a higher score.
  private static func depth(_ violations: [String]) -> Int {
    guard let first = violations.first else { return 0 }
    return 2 * first.prefix { $0 != ":" }.count + (first.contains(": type ") ? 0 : 1)
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? String { return one == other as? String }
    if let other = other as? Bool { return one as? Bool == other }
    if let other = other as? Double { return one as? Double == other }
    return false
  }

  private static func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is Double
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
