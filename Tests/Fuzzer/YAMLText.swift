/// A value of a YAML document.
indirect enum YAMLText {
  /// A number, a flag or a name, written as it is.
  case plain(String)
  case text(String)
  case list([YAMLText])
  case map([(String, YAMLText)])

  /// The document, with a line for each key of the outer mappings.
  var document: String { block(indent: 0) }

  private func block(indent: Int) -> String {
    guard case .map(let entries) = self, indent < 14, !entries.isEmpty else { return "\(flow)\n" }
    let space = String(repeating: "  ", count: indent)
    return entries.map { key, value in
      switch value {
      case .map(let inner) where !inner.isEmpty && indent < 13:
        "\(space)\(Self.key(key)):\n\(value.block(indent: indent + 1))"
      case .list(let items) where !items.isEmpty:
        "\(space)\(Self.key(key)):\n"
          + items.map { "\(space)  - \($0.flow)\n" }.joined()
      default: "\(space)\(Self.key(key)): \(value.flow)\n"
      }
    }.joined()
  }

  private var flow: String {
    switch self {
    case .plain(let text): text
    case .text(let text): Self.quoted(text)
    case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\(Self.key($0)): \($1.flow)" }.joined(separator: ", "))}"
    }
  }

  private static func key(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    return isPlain ? text : quoted(text)
  }

  /// The text in double quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _
      where scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
        || (0x2028...0x2029).contains(scalar.value) || (0xFEFF...0xFFFF).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
