/// The screen's texts in other languages.
struct StringTables: Sendable {
  private var tables: [LanguageTag: [String: String]] = [:]
  /// In the order of the file.
  private(set) var languages: [LanguageTag] = []

  mutating func add(_ strings: [String: String], in language: LanguageTag) {
    tables[language] = strings
    languages.append(language)
  }

  /// The text in a language, or in the nearest that it falls back to; the text itself where none has
  /// it.
  func text(_ text: String, in language: LanguageTag?) -> String {
    translation(of: text, in: language) ?? text
  }

  /// Nil where neither the language nor one that it falls back to has the text.
  func translation(of text: String, in language: LanguageTag?) -> String? {
    language?.fallbacks.lazy.compactMap { tables[$0]?[text] }.first
  }
}
