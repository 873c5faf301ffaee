/// The screen's texts in other languages.
struct StringTables: Sendable {
  private var tables: [LanguageTag: [String: String]] = [:]
  /// The languages in file order.
  private(set) var languages: [LanguageTag] = []

  mutating func add(_ strings: [String: String], in language: LanguageTag) {
    tables[language] = strings
    languages.append(language)
  }

  /// The text in a language or its nearest fallback, or the text itself if none has it.
  func text(_ text: String, in language: LanguageTag?) -> String {
    translation(of: text, in: language) ?? text
  }

  /// The translation, or nil if neither the language nor its fallbacks have the text.
  func translation(of text: String, in language: LanguageTag?) -> String? {
    language?.fallbacks.lazy.compactMap { tables[$0]?[text] }.first
  }
}
