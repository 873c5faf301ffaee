/// A value of another tool, whole and in its parts, which the phrases take.
///
/// A phrase names the whole value `{}`, one that is no list `{scalar}`, a number `{number}`, the parts of a list or of a text of several
/// words `{1}` to `{9}`, the count of these `{#}`, and the values of a mapping by their keys, such as
/// `{x}` or `{x|dx}`.
struct PhraseValue {
  /// The value as written, or nil for a mapping or a long value.
  let text: String?
  /// The values of a mapping by key.
  let fields: [String: String]

  init(_ text: String?, _ fields: [String: String] = [:]) {
    self.text = text
    self.fields = fields
  }

  /// The values of a list, or the words of a text: `8px 16px` has two, `repeat(2, 1fr)` too.
  var parts: [String] {
    guard let text else { return [] }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return Self.split(text.dropFirst().dropLast(), at: ",")
    }
    let unquoted =
      text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text[...]
    if let grid = unquoted.wholeMatch(of: #/repeat\(\s*(\d{1,2})\s*,(.*)\)/#) {
      return Array(repeating: String(grid.2), count: Int(grid.1) ?? 1)
    }
    return Self.split(unquoted, at: " ")
  }

  /// Splits at a character outside of brackets.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// The phrase with the value at its places.
  ///
  /// - Parameters:
  ///   - phrase: a sentence or a code.
  ///   - other: the text for a value that cannot be written; nil if the phrase needs a value.
  /// - Returns: nil if the value has not the parts that the phrase names.
  func filling(_ phrase: String, orElse other: String? = nil) -> String? {
    guard phrase.contains("{") else { return phrase }
    var filled = phrase
    if phrase.contains("{number}") {
      guard let text, let number = NumberWithUnit.points(text) ?? Self.number(text) else {
        return nil
      }
      filled = filled.replacing("{number}", with: number)
    }
    if phrase.contains("{scalar}") {
      guard let text, !text.hasPrefix("[") else { return nil }
      filled = filled.replacing("{scalar}", with: NumberWithUnit.points(text) ?? text)
    }
    if phrase.contains("{}") {
      guard let value = text.map({ NumberWithUnit.points($0) ?? $0 }) ?? other,
        other != nil || !value.hasPrefix("[")
      else { return nil }
      filled = filled.replacing("{}", with: value)
    }
    if phrase.contains("{#}") {
      guard !parts.isEmpty, parts.count < 100 else { return nil }
      filled = filled.replacing("{#}", with: "\(parts.count)")
    }
    return fillingNames(fillingNumbers(filled))
  }

  private static func number(_ text: String) -> String? {
    text.wholeMatch(of: #/-?[0-9]+(\.[0-9]+)?/#).map { String($0.0) }
  }

  /// The phrase with the parts at `{1}` to `{9}`, of which there must be as many.
  private func fillingNumbers(_ phrase: String) -> String? {
    let places = phrase.matches(of: #/\{([1-9])\}/#).compactMap { Int($0.1) }
    guard let last = places.max() else { return phrase }
    let parts = parts
    guard parts.count == last else { return nil }
    return phrase.replacing(#/\{([1-9])\}/#) { Self.quoted(parts[(Int($0.1) ?? 1) - 1]) }
  }

  /// The phrase with the fields at their names; nil if there is none of them.
  private func fillingNames(_ phrase: String?) -> String? {
    guard let phrase else { return nil }
    let names = #/\{([A-Za-z|]+)\}/#
    let places = phrase.matches(of: names).map { $0.1.split(separator: "|").map(String.init) }
    guard !places.isEmpty else { return phrase }
    func field(_ names: [String]) -> String? { names.lazy.compactMap { fields[$0] }.first }
    guard places.contains(where: { field($0) != nil }) else { return nil }
    return phrase.replacing(names) { found in
      Self.quoted(field(found.1.split(separator: "|").map(String.init)) ?? "0")
    }
  }

  /// A part without its unit, in quotes if it has characters that end a text.
  private static func quoted(_ part: String) -> String {
    if let points = NumberWithUnit.points(part) { return points }
    return part.contains(where: { ",#:".contains($0) }) && !part.hasPrefix("\"")
      && !part.hasPrefix("[") ? "\"\(part)\"" : part
  }
}
