import Foundation

/// What in a document is not as a JSON Schema says, for the keywords that this package's schemas use.
struct JSONSchemaCheck {
  private let root: [String: Any]
  private static let notes: Set = ["$schema", "$defs", "title", "description"]

  init(_ schema: String) throws {
    root = try Self.object(schema) as? [String: Any] ?? [:]
  }

  /// A sentence for each violation, empty for a document that is valid.
  func violations(in document: String) throws -> [String] {
    check(try Self.object(document), by: root, at: "$")
  }

  private static func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
  }

  private func check(_ value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule in
      violations(of: keyword, rule, value, schema, path)
    }
  }

  private func violations(
    of keyword: String, _ rule: Any, _ value: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let object = value as? [String: Any]
    let list = value as? [Any]
    func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword) \(rule)"] }
    switch keyword {
    case _ where Self.notes.contains(keyword): return []
    case "$ref":
      let name = (rule as? String)?.split(separator: "/").last.map(String.init) ?? ""
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let definition = definitions?[name] else { return ["\(path): no \(rule)"] }
      return check(value, by: definition, at: path)
    case "type": return unless(Self.isOf(type: rule as? String ?? "", value))
    case "const": return unless("\(rule)" == "\(value)")
    case "enum": return unless((rule as? [String])?.contains(value as? String ?? "") == true)
    case "minimum": return unless((value as? Double ?? 0) >= (rule as? Double ?? 0))
    case "minItems": return unless((list?.count ?? 0) >= (rule as? Int ?? 0))
    case "maxItems": return unless((list?.count ?? 0) <= (rule as? Int ?? 0))
    case "required":
      return (rule as? [String] ?? []).filter { object?[$0] == nil }.map { "\(path): no \($0)" }
    case "additionalProperties":
      return (object ?? [:]).keys.filter { properties[$0] == nil }.sorted().map {
        "\(path): unknown \($0)"
      }
    case "properties":
      return (object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member in
        properties[name].map { check(member, by: $0, at: "\(path).\(name)") } ?? []
      }
    case "items":
      return (list ?? []).enumerated().flatMap { index, item in
        check(item, by: rule as? [String: Any] ?? [:], at: "\(path)[\(index)]")
      }
    default: return ["\(path): the keyword \(keyword) is not checked"]
    }
  }

  private static func isOf(type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "number": value is Double
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
