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
      var rest: Substring? = words
      while let words = rest {
        let (word, others) = Self.cut(words, at: ", ") ?? (words, nil)
        let parts = Self.cut(word, at: ": ")
        phrases.append(
          Phrase(
            section: section, word: String(parts?.before ?? word),
            value: parts.map { String($0.behind) }, advice: advice))
        rest = others
      }
    }
    self.phrases = phrases
    places = Dictionary(grouping: phrases.indices) {
      Place(section: phrases[$0].section, word: Self.folded(phrases[$0].word))
    }
  }

  private static func split(_ line: Substring) -> (words: Substring, Advice)? {
    if let (words, code) = cut(line, at: " -> ") { return (words, .code(String(code))) }
    return cut(line, at: " => ").map { ($0.before, .sentence(String($0.behind))) }
  }

  /// The parts before and behind a separator, or nil without one.
  ///
  /// It compares bytes, because comparing characters makes reading the book five times as slow.
  private static func cut(
    _ text: Substring, at separator: String
  ) -> (before: Substring, behind: Substring)? {
    let bytes = text.utf8
    let separator = separator.utf8
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(where: { $0 == separator.first }) {
      let behind = bytes[place...].dropFirst(separator.count)
      if bytes[place...].starts(with: separator) { return (text[..<place], Substring(behind)) }
      start = bytes.index(after: place)
    }
    return nil
  }

  /// The word in lower case, without hyphens, underscores, spaces and a dot at the front.
  private static func folded(_ word: String) -> String {
    let letters = word.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }
    return String(
      decoding: letters.first == UInt8(ascii: ".") ? letters.dropFirst() : letters[...],
      as: UTF8.self)
  }
}

extension Phrasebook {
  /// Answers a key that a mapping does not have.
  ///
  /// A key of the mapping in other letters, as `Text_color` for `textColor`, means that key, whatever
  /// the word means elsewhere.
  ///
  /// - Parameters:
  ///   - word: the key.
  ///   - value: its value as written, or nil for a mapping or a long value.
  ///   - fields: the values of a mapping by key.
  ///   - sections: names of the mapping, the most special first: `label`, `view`.
  ///   - known: the keys that the mapping may have, or nil for any.
  /// - Returns: nil if the word is in none of the sections.
  package func key(
    _ word: String, value: String?, fields: [String: String] = [:], in sections: [String],
    known: [String]?
  ) -> Answer? {
    let value = PhraseValue(value, fields)
    let folded = Self.folded(word)
    if let own = known?.first(where: { $0 != word && Self.folded($0) == folded }),
      let code = filled("\(own): {}", value)
    {
      return Answer(help: "write `\(code)`", code: code)
    }
    return answer(word, value, sections.map { "key \($0)" }) {
      known?.contains(Self.name(of: $0)) ?? true
    }
  }

  /// Whether the mapping behind a word holds keys that stand outside of it here: `layer`, `props`.
  package func holdsKeys(_ word: String, in sections: [String]) -> Bool {
    sections.contains { section in
      (places[Place(section: "key \(section)", word: Self.folded(word))] ?? [])
        .contains { phrases[$0].advice == .code(Self.insides) }
    }
  }

  /// The code of a word whose mapping holds keys that stand outside of it here.
  package static let insides = "{*}"

  /// Answers a value that a key does not take.
  ///
  /// - Parameters:
  ///   - word: the value.
  ///   - key: the key.
  ///   - known: the names that the key takes, or nil if it takes others than names.
  /// - Returns: nil if the book does not have the value.
  package func value(_ word: String, of key: String, known: [String]?) -> Answer? {
    answer(word, PhraseValue(word), ["value \(key)", "value"]) { code in
      guard let known, let name = Self.value(of: code, key: key), !"[{\"".contains(name.prefix(1))
      else { return true }
      return known.contains(name)
    }
  }

  /// Answers a kind, a colour, a name in an expression, a priority or a command.
  ///
  /// `fields` has the values beside the word, by `.` and their key.
  package func name(
    _ word: String, in section: String, fields: [String: String] = [:]
  ) -> Answer? {
    answer(word, PhraseValue(nil, fields), [section]) { _ in true }
  }

  /// Answers an option that a command does not have; `known` lists its options without hyphens.
  package func option(
    _ word: String, _ value: String?, of command: String, known: [String]
  ) -> Answer? {
    answer(word, PhraseValue(value), ["option \(command)", "option"]) {
      known.contains(Self.name(of: $0))
    }
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
    _ word: String, _ value: PhraseValue, _ sections: [String], suits: (String) -> Bool
  ) -> Answer? {
    let folded = Self.folded(word)
    let found = sections.flatMap { places[Place(section: $0, word: folded)] ?? [] }
      .map { phrases[$0] }
    guard !found.isEmpty else { return nil }
    let special = found.filter { $0.value.map { Self.means($0, value) } ?? false }
    for phrase in special + found.filter({ $0.value == nil }) {
      switch phrase.advice {
      case .sentence(let text):
        guard let filled = value.filling(translated(text, value).replacing("{key}", with: word))
        else { continue }
        return Answer(help: filled)
      case .code(let code) where suits(code):
        guard let code = filled(code, value) else { continue }
        return Answer(help: "write `\(code)`", code: code)
      case .code: continue
      }
    }
    return Answer(help: nil)
  }

  /// Whether the value of a phrase, such as `none` or `> 4`, means the written one, or that of the
  /// key beside the word: `style: segmented`.
  private static func means(_ phrase: String, _ value: PhraseValue) -> Bool {
    let beside = phrase.split(separator: ": ").map(String.init)
    if beside.count == 2 {
      guard let given = value.fields[".\(beside[0])"] else { return false }
      return beside[1] == "*" || folded(given) == folded(beside[1])
    }
    guard let value = value.text else { return false }
    guard phrase.hasPrefix("> "), let limit = Double(phrase.dropFirst(2)) else {
      return folded(phrase) == folded(value)
    }
    return Double(NumberWithUnit.points(value) ?? value).map { $0 > limit } ?? false
  }

  /// The code with the value in place of `{}`, in the words of Strut; nil if the value has not the
  /// parts that the code takes.
  private func filled(_ code: String, _ value: PhraseValue) -> String? {
    guard let place = code.firstRange(of: ": {}") else {
      return value.filling(code, orElse: "…")
    }
    let key = String(code[..<place.lowerBound].reversed().prefix { $0.isLetter }.reversed())
    let isWhole = code == "\(key): {}"
    let takesList =
      code.hasSuffix(": {}") || code.hasPrefix("matrix: ") || ["items", "rows"].contains(key)
    guard let text = value.text, takesList || !text.hasPrefix("[") else {
      return isWhole ? key : code.replacing("{}", with: "…")
    }
    if text.hasPrefix("[") {
      let parts = value.parts.map { ours($0, of: key) ?? $0 }
      return code.replacing("{}", with: "[\(parts.joined(separator: ", "))]")
    }
    return code.replacing(
      "{}", with: ours(text, of: key) ?? NumberWithUnit.points(text) ?? Self.withoutDot(text))
  }

  /// `.large` is `large`; `.5` stays as it is.
  private static func withoutDot(_ value: String) -> String {
    value.hasPrefix(".") && value.dropFirst().first?.isLetter == true
      ? String(value.dropFirst()) : value
  }

  /// The sentence with Strut's own value at `key: {}`.
  private func translated(_ sentence: String, _ value: PhraseValue) -> String {
    guard let text = value.text,
      let key = sentence.firstMatch(of: #/(\w+): \{\}/#).map({ String($0.1) }),
      let ours = ours(text, of: key)
    else { return sentence }
    return sentence.replacing("{}", with: ours)
  }

  /// Strut's value for another tool's value of a key, or nil if the book does not have it.
  private func ours(_ value: String, of key: String) -> String? {
    (places[Place(section: "value \(key)", word: Self.folded(value))] ?? []).lazy
      .compactMap { index -> String? in
        if case .code(let code) = phrases[index].advice { return Self.value(of: code, key: key) }
        return nil
      }.first
  }

  /// The key or option that a code begins with.
  package static func name(of code: String) -> String {
    String(code.drop { $0 == "-" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
  }

  private static func value(of code: String, key: String) -> String? {
    code.hasPrefix("\(key): ") ? String(code.dropFirst(key.count + 2)) : nil
  }
}
