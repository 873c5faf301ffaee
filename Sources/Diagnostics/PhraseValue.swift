/// A value of another tool, whole and in its parts, which the phrases take.
///
/// The head of `Words/phrasebook.txt` lists the places that a phrase has for them, such as `{}` and `{1}`.
struct PhraseValue {
  /// The value as written, or nil for a mapping or a long value.
  let text: String?
  /// The values of a mapping by key, and those beside the word by `.` and their key.
  let fields: [String: String]

  init(_ text: String?, _ fields: [String: String] = [:]) {
    self.text = text
    self.fields = fields
  }

  /// The values of a list, or the words of a text: `8px 16px` has two, `repeat(2, 1fr)` too.
  var parts: [String] {
    guard let text else { return [] }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return BracketedText.split(text.dropFirst().dropLast(), at: ",") ?? []
    }
    let unquoted =
      text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text[...]
    if let grid = unquoted.wholeMatch(of: #/repeat\(\s*(\d{1,2})\s*,(.*)\)/#) {
      return Array(repeating: String(grid.2), count: Int(grid.1) ?? 1)
    }
    if unquoted.contains(".."),
      let range = unquoted.wholeMatch(of: #/(-?\d+(?:\.\d+)?)\s*\.\.[.<]?\s*(-?\d+(?:\.\d+)?)/#)
    {
      return [String(range.1), String(range.2)]
    }
    return BracketedText.split(unquoted, at: " ") ?? []
  }

  /// The phrase with the value at its places.
  ///
  /// - Parameters:
  ///   - phrase: a sentence or a code.
  ///   - other: the text for a value that cannot be written; nil if the phrase needs a value.
  /// - Returns: nil if the value has not the parts that the phrase names.
  func filling(_ phrase: String, orElse other: String? = nil) -> String? {
    guard phrase.contains("{"), var filled = fillingEach(phrase) else {
      return phrase.contains("{") ? nil : phrase
    }
    if phrase.contains("{number}") {
      guard let text, let number = NumberWithUnit.points(text) ?? Self.number(text) else {
        return nil
      }
      filled = filled.replacing("{number}", with: number)
    }
    if phrase.contains("%}") {
      guard let text, let part = Double(text), (0...1).contains(part) else { return nil }
      filled = filled.replacing("{%}", with: Self.percent(part))
        .replacing("{-%}", with: Self.percent(1 - part))
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
    return fillingNames(fillingNumbers(filled)).flatMap(fillingTimes)
  }

  /// Whether such a character begins a place of the phrase.
  ///
  /// It is cheaper than a regular expression, which is compiled where it is used.
  private static func hasPlace(in phrase: String, where begins: (Character) -> Bool) -> Bool {
    zip(phrase, phrase.dropFirst()).contains { $0 == "{" && begins($1) }
  }

  /// A part of 1 in percent, with at most two decimals.
  private static func percent(_ part: Double) -> String {
    NumberWithUnit.text((part * 10_000).rounded() / 100)
  }

  private static func number(_ text: String) -> String? {
    text.wholeMatch(of: #/-?[0-9]+(\.[0-9]+)?/#).map { String($0.0) }
  }

  /// The phrase with the parts at `{1}` to `{9}`, of which there must be as many.
  private func fillingNumbers(_ phrase: String) -> String? {
    guard Self.hasPlace(in: phrase, where: \.isNumber) else { return phrase }
    let numbered = #/\{([1-9])(\/2)?\}/#
    let places = phrase.matches(of: numbered).compactMap { Int($0.1) }
    guard let last = places.max() else { return phrase }
    let parts = parts
    guard parts.count == last else { return nil }
    return phrase.replacing(numbered) { found in
      let part = Self.quoted(parts[(Int(found.1) ?? 1) - 1])
      guard found.2 != nil, let number = Double(part) else { return part }
      return NumberWithUnit.text(number / 2)
    }
  }

  /// The phrase with the fields at their names; nil if there is none of them, or not one with a `!`.
  private func fillingNames(_ phrase: String?) -> String? {
    guard let phrase, Self.hasPlace(in: phrase, where: { $0.isLetter || $0 == "." }) else {
      return phrase
    }
    let names = #/\{([.A-Za-z][.A-Za-z|]*?)(?:\|([0-9]))?(!)?\}/#
    let places = phrase.matches(of: names)
    guard !places.isEmpty else { return phrase }
    func field(_ names: [String]) -> String? { names.lazy.compactMap { fields[$0] }.first }
    func isGiven(_ place: Regex<(Substring, Substring, Substring?, Substring?)>.Match) -> Bool {
      field(place.1.split(separator: "|").map(String.init)) != nil
    }
    guard places.contains(where: isGiven), places.allSatisfy({ $0.3 == nil || isGiven($0) })
    else { return nil }
    return phrase.replacing(names) { found in
      let names = found.1.split(separator: "|").map(String.init)
      let value = field(names)
      if let value, names.contains(where: Self.codes.contains) { return value }
      return Self.quoted(value ?? found.2.map(String.init) ?? "0")
    }
  }

  /// The fields that are code.
  private static let codes: Set = [
    ".", "..", "view", "content", "place", "childContent", "texts", "item",
  ]

  /// A part without its unit, in quotes if it has characters that end a text.
  static func quoted(_ part: String) -> String {
    if let points = NumberWithUnit.points(part) { return points }
    return part.contains(where: { ",#:".contains($0) }) && !part.hasPrefix("\"")
      && !"[{".contains(part.prefix(1)) ? "\"\(part)\"" : part
  }
}
