import EmbeddedFiles

/// What other tools call a key, a kind, a value, a name or a command, and how Strut says it.
package struct Phrasebook: Sendable {
  /// The phrases of `Words/phrasebook.txt`, which begins with a description of its notation.
  package static let standard = Phrasebook(EmbeddedFile.phrasebook.lines)

  /// All phrases in file order.
  package let phrases: [Phrase]
  private let places: [Place: [Int]]

  /// One word of a section, with its advice.
  package struct Phrase: Hashable, Sendable {
    package let section: String
    package let word: String
    /// The only value that the phrase is for, or nil for all values.
    package let value: String?
    package let advice: Advice
  }

  package enum Advice: Hashable, Sendable {
    /// What to write; `{}` is the place of the value.
    case code(String)
    case sentence(String)
  }

  /// The answer to a word of another tool.
  package struct Answer: Hashable, Sendable {
    /// The help, or nil if the word has another meaning here and nothing can be proposed.
    package let help: String?
    /// The code that the help proposes, or nil if it is a sentence.
    package let code: String?

    init(help: String?, code: String? = nil) {
      self.help = help
      self.code = code
    }
  }

  private struct Place: Hashable {
    let section: String
    /// The word in the form of `folded`.
    let word: String
  }

  init(_ lines: [Substring]) {
    var phrases: [Phrase] = []
    var section = ""
    for line in lines where !line.hasPrefix("#") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        continue
      }
      guard let (words, advice) = Self.split(line) else { continue }
      for word in words.split(separator: ", ") {
        let parts = word.split(separator: ": ", maxSplits: 1).map(String.init)
        phrases.append(
          Phrase(
            section: section, word: parts[0], value: parts.count > 1 ? parts[1] : nil,
            advice: advice))
      }
    }
    self.phrases = phrases
    places = Dictionary(grouping: phrases.indices) {
      Place(section: phrases[$0].section, word: Self.folded(phrases[$0].word))
    }
  }

  private static func split(_ line: Substring) -> (words: Substring, Advice)? {
    if let arrow = line.firstRange(of: " -> ") {
      return (line[..<arrow.lowerBound], .code(String(line[arrow.upperBound...])))
    }
    return line.firstRange(of: " => ").map { arrow in
      (line[..<arrow.lowerBound], .sentence(String(line[arrow.upperBound...])))
    }
  }

  /// The word in lower case, without hyphens, underscores, spaces and a dot at the front.
  private static func folded(_ word: String) -> String {
    let folded = word.lowercased().filter { !"-_ ".contains($0) }
    return folded.hasPrefix(".") ? String(folded.dropFirst()) : folded
  }
}

extension Phrasebook {
  /// Answers a key that a mapping does not have.
  ///
  /// - Parameters:
  ///   - word: the key.
  ///   - value: its value as written, or nil for a mapping or a long value.
  ///   - sections: names of the mapping, the most special first: `label`, `view`.
  ///   - known: the keys that the mapping may have.
  /// - Returns: nil if the word is in none of the sections.
  package func key(
    _ word: String, value: String?, in sections: [String], known: [String]
  ) -> Answer? {
    answer(word, value, sections.map { "key \($0)" }) { known.contains(Self.name(of: $0)) }
  }

  /// Answers a value that a key does not take.
  ///
  /// - Parameters:
  ///   - word: the value.
  ///   - key: the key.
  ///   - known: the names that the key takes, or nil if it takes others than names.
  /// - Returns: nil if the book does not have the value.
  package func value(_ word: String, of key: String, known: [String]?) -> Answer? {
    answer(word, word, ["value \(key)", "value"]) { code in
      guard let known, let name = Self.value(of: code, key: key), !"[{\"".contains(name.prefix(1))
      else { return true }
      return known.contains(name)
    }
  }

  /// Answers a kind, a colour, a name in an expression, a priority or a command.
  package func name(_ word: String, in section: String) -> Answer? {
    answer(word, nil, [section]) { _ in true }
  }

  /// Answers an option that a command does not have; `known` lists its options without hyphens.
  package func option(_ word: String, known: [String]) -> Answer? {
    answer(word, nil, ["option"]) { known.contains(Self.name(of: $0)) }
  }

  /// Strut's names for a word of another tool, in file order; kinds by their own names.
  package func names(for word: String) -> [String] {
    let folded = Self.folded(word)
    var names: [String] = []
    for phrase in phrases where Self.folded(phrase.word) == folded {
      guard case .code(let code) = phrase.advice else { continue }
      let name = Self.value(of: code, key: "kind") ?? Self.name(of: code)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func answer(
    _ word: String, _ value: String?, _ sections: [String], suits: (String) -> Bool
  ) -> Answer? {
    let folded = Self.folded(word)
    let found = sections.flatMap { places[Place(section: $0, word: folded)] ?? [] }
      .map { phrases[$0] }
    guard !found.isEmpty else { return nil }
    let wanted = value.map(Self.folded)
    let special = found.filter { $0.value.map(Self.folded) == wanted && $0.value != nil }
    for phrase in special + found.filter({ $0.value == nil }) {
      switch phrase.advice {
      case .sentence(let text):
        return Answer(help: text.replacing("{key}", with: word))
      case .code(let code) where suits(code):
        let code = filled(code, value)
        return Answer(help: "write `\(code)`", code: code)
      case .code: continue
      }
    }
    return Answer(help: nil)
  }

  /// The code with the value in place of `{}`, in the words of Strut.
  private func filled(_ code: String, _ value: String?) -> String {
    let written = value.map { NumberWithUnit.points($0) ?? $0 }
    guard let place = code.firstRange(of: ": {}") else {
      return code.replacing("{}", with: written ?? "…")
    }
    let key = String(code[..<place.lowerBound].reversed().prefix { $0.isLetter }.reversed())
    let isWhole = code == "\(key): {}"
    guard let value, isWhole || !value.hasPrefix("[") else {
      return isWhole ? key : code.replacing("{}", with: "…")
    }
    let section = Place(section: "value \(key)", word: Self.folded(value))
    for index in places[section] ?? [] {
      if case .code(let theirs) = phrases[index].advice,
        let ours = Self.value(of: theirs, key: key)
      {
        return code.replacing("{}", with: ours)
      }
    }
    return code.replacing("{}", with: written ?? value)
  }

  /// The key or option that a code begins with.
  package static func name(of code: String) -> String {
    String(code.drop { $0 == "-" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
  }

  private static func value(of code: String, key: String) -> String? {
    code.hasPrefix("\(key): ") ? String(code.dropFirst(key.count + 2)) : nil
  }
}

/// Numbers with a unit, which specs do not have.
package enum NumberWithUnit {
  /// The number of points that `10pt`, `10 px` or `1.5rem` means; nil for other texts.
  ///
  /// A `rem` is 16 points, the size of a browser's text.
  package static func points(_ text: String) -> String? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard !digits.isEmpty, let number = Double(String(digits)), abs(number) < 1e6 else {
      return nil
    }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    if ["pt", "pts", "px", "dp", "dip", "sp", "f", "point", "points"].contains(unit) {
      return String(digits)
    }
    guard ["rem", "em"].contains(unit) else { return nil }
    let points = number * 16
    return points == points.rounded() ? String(Int(points)) : String(points)
  }
}
