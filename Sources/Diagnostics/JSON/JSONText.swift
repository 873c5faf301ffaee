extension JSONValue {
  /// The widest line in columns that holds a whole array or object.
  private static let widest = 100

  /// The document with a newline, for people and programs.
  ///
  /// An array or an object takes one line if it fits, or else one line for each member, indented by
  /// two spaces.
  package var document: String { text(indent: "", column: 0) + "\n" }

  /// The whole value on one line.
  package var line: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Self.decimal(number)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ \(members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ")) }"
    }
  }

  /// The value from a column on; its further lines begin with an indent.
  private func text(indent: String, column: Int) -> String {
    if let line = shortLine(within: Self.widest - column) { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      let lines = values.map { inner + $0.text(indent: inner, column: inner.count) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let lines = members.map { member in
        let name = "\(inner)\(Self.quoted(member.name)): "
        return name + member.value.text(indent: inner, column: name.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    case .null, .bool, .number, .string: return line
    }
  }

  /// The value on one line; nil if it is an array or an object that is longer than `length`.
  private func shortLine(within length: Int) -> String? {
    switch self {
    case .null, .bool, .number, .string: return line
    case .array, .object:
      guard leastLength(atMost: length) <= length else { return nil }
      let line = line
      return line.count <= length ? line : nil
    }
  }

  /// A lower bound of the line's length that stops counting after `limit`.
  ///
  /// It makes the time to print a deep value proportional to the value's size.
  private func leastLength(atMost limit: Int) -> Int {
    switch self {
    case .null, .bool: return 4
    case .number: return 1
    case .string(let text): return text.utf8.count > 4 * limit ? limit + 1 : text.count + 2
    case .array(let values):
      var length = 2
      for value in values where length <= limit {
        length += value.leastLength(atMost: limit - length) + 1
      }
      return length
    case .object(let members):
      var length = 2
      for member in members where length <= limit {
        length += member.name.count + 4 + member.value.leastLength(atMost: limit - length)
      }
      return length
    }
  }

  private static func decimal(_ number: Double) -> String {
    let millionths = (number * 1_000_000).rounded()
    // Above 2⁵³ a Double has no decimals.
    guard abs(millionths) < 0x1p53 else { return "\(Int64(number))" }
    let count = Int64(millionths)
    var decimals = "\(1_000_000 + abs(count) % 1_000_000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let whole = "\(count < 0 ? "-" : "")\(abs(count) / 1_000_000)"
    return decimals.isEmpty ? whole : "\(whole).\(decimals)"
  }

  /// A string with the escapes that RFC 8259 requires.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
