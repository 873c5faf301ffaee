import Geometry
import Spec

extension SchemaValue {
  /// The value as JSON, two spaces a level, without a line end.
  package func json(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return DecimalText.shortest(number, places: 6)
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let values):
      let parts = values.map { $0.json(indent: inner) }
      let isShort = values.allSatisfy(\.isScalar) || values.isEmpty
      return isShort
        ? "[\(parts.joined(separator: ", "))]"
        : "[\n\(parts.map { inner + $0 }.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      if members.allSatisfy(\.value.isScalar) {
        let short = members.map { "\(Self.quoted($0.name)): \($0.value.json())" }
        let line = "{ \(short.joined(separator: ", ")) }"
        if line.count + indent.count <= 100 { return line }
      }
      let parts = members.map {
        "\(inner)\(Self.quoted($0.name)): \($0.value.json(indent: inner))"
      }
      return "{\n\(parts.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"", "\\": "\\\(character)"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
