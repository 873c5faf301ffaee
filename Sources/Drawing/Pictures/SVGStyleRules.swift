import Graphics

/// The rules of style sheets, whose selectors are names, classes and identifiers.
///
/// A selector matches at least the elements that it matches in librsvg.
struct SVGStyleRules {
  private struct Rule {
    /// The conditions of the selector in lower case: a name, `.class` or `#id`.
    ///
    /// An element must meet all of them.
    let parts: [String]
    let declarations: [(String, String)]
  }

  /// The rules by the last condition of their selectors.
  private var rules: [String: [Rule]] = [:]
  private var count = 0

  /// Adds the rules of a style sheet.
  ///
  /// - Throws: if a rule is not simple.
  mutating func add(_ text: String, line: Int) throws(PictureFault) {
    var rest = Self.withoutComments(text)[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty { return }
      guard let open = rest.firstIndex(of: "{"),
        let close = rest[open...].firstIndex(of: "}")
      else { throw Self.refused(rest, line) }
      let declarations = try Self.declarations(in: rest[open..<close].dropFirst(), line: line)
      for selector in rest[..<open].split(separator: ",", omittingEmptySubsequences: false) {
        let parts = Self.parts(of: selector.trimmed.lowercased())
        guard let last = parts.last else { throw Self.refused(selector, line) }
        rules[last, default: []].append(Rule(parts: parts, declarations: declarations))
        count += 1
        guard count <= SVGVocabulary.greatestSelectorCount else {
          throw .unsupportedSVG(
            .limit("selectors", greatest: SVGVocabulary.greatestSelectorCount), line: line)
        }
      }
      rest = rest[close...].dropFirst()
    }
  }

  /// Returns the declarations for an element.
  func declarations(for node: SVGNode) -> [(String, String)] {
    if rules.isEmpty { return [] }
    var keys: Set<String> = ["*", node.name.lowercased()]
    for names in node.attributes["class"] ?? [] {
      for name in names.lowercased().split(whereSeparator: \.isWhitespace) {
        keys.insert("." + name)
      }
    }
    for id in node.attributes["id"] ?? [] { keys.insert("#" + id.lowercased()) }
    return keys.sorted().flatMap { rules[$0] ?? [] }
      .filter { keys.isSuperset(of: $0.parts) }
      .flatMap(\.declarations)
  }

  /// Parses the properties and values of a `style` attribute or of a rule.
  ///
  /// - Throws: a property that is refused, or notation that librsvg may parse differently.
  static func declarations(
    in text: Substring, line: Int
  ) throws(PictureFault) -> [(String, String)] {
    var declarations: [(String, String)] = []
    let text = withoutComments(String(text))
    guard text.allSatisfy({ !"\\{}@<>[]".contains($0) }) else { throw refused(text[...], line) }
    for part in text.split(separator: ";") where !part.allSatisfy(\.isWhitespace) {
      guard let colon = part.firstIndex(of: ":") else { throw refused(part, line) }
      let name = part[..<colon].trimmed.lowercased()
      let value = part[colon...].dropFirst().trimmed
      guard name.hasPrefix("-") || SVGVocabulary.properties.contains(name) else {
        throw .unsupportedSVG(.property(String(name.prefix(40))), line: line)
      }
      guard isPlain(value) else { throw refused(part, line) }
      declarations.append((name, value))
    }
    return declarations
  }

  /// Whether all quotes and parentheses in a value are closed.
  private static func isPlain(_ value: String) -> Bool {
    var quote: Character?
    var depth = 0
    for character in value {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
      }
      if depth < 0 { return false }
    }
    return depth == 0 && quote == nil
  }

  /// Returns the conditions of a selector such as `path.a#b`, or none for other selectors.
  private static func parts(of selector: String) -> [String] {
    var parts: [String] = []
    for character in selector {
      switch character {
      case ".", "#": parts.append(String(character))
      case "*" where parts.isEmpty: parts.append("*")
      case "_", "-",
        _ where character.isLetter || character.isNumber:
        if parts.isEmpty { parts.append("") }
        parts[parts.count - 1].append(character)
      default: return []
      }
    }
    return parts.contains { $0 == "." || $0 == "#" } ? [] : parts
  }

  private static func withoutComments(_ text: String) -> String {
    var (kept, rest) = ("", text[...])
    while let start = rest.firstRange(of: "/*") {
      kept += rest[..<start.lowerBound] + " "
      let comment = rest[start.upperBound...]
      rest = comment.firstRange(of: "*/").map { comment[$0.upperBound...] } ?? ""
    }
    return kept + rest
  }

  private static func refused(_ text: Substring, _ line: Int) -> PictureFault {
    .unsupportedSVG(.style(String(text.trimmed.prefix(40))), line: line)
  }
}
