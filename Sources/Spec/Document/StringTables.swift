import Catalogues
import Devices
import Graphics
import ViewKinds

/// The screen's texts in other languages.
struct StringTables: Sendable {
  private var tables: [LanguageTag: [ExactText: String]] = [:]
  /// The languages of the spec's own texts, in file order.
  private(set) var ownLanguages: [LanguageTag] = []
  /// The words from files, by the texts that the spec shows.
  private var words: [ExactText: ShownWords] = [:]
  private var wordLanguages: Set<LanguageTag> = []
  /// The languages of all files of words, in their order.
  private var appLanguages: [LanguageTag] = []

  /// The words from files for one text.
  private struct ShownWords: Sendable {
    /// The text as the spec writes it, which is the key with its values.
    let key: String
    var phrases: [LanguageTag: (phrase: Phrase, language: String)] = [:]
    let words: Words

    /// The text in the language that the app is developed in; nil if it has none.
    func development(on family: Device.Family) -> String? {
      words.phrases[words.development].map {
        let language = words.development == "Base" ? "en" : words.development
        return $0.text(with: words.arguments, in: Self.base(language), on: family) ?? key
      }
    }

    /// The text in a language; nil if the language does not have it.
    ///
    /// Without a form for the device, the app shows the key.
    func text(in tag: LanguageTag, on family: Device.Family) -> String? {
      phrases[tag].map {
        $0.phrase.text(with: words.arguments, in: $0.language, on: family) ?? key
      }
    }

    private static func base(_ language: String) -> String {
      String(language.prefix { $0.isLetter })
    }
  }

  mutating func add(_ strings: [ExactText: String], in language: LanguageTag) {
    tables[language] = strings
    ownLanguages.append(language)
  }

  /// Sets the languages that the files of words have, by the names in files and folders.
  mutating func setLanguages(ofApp names: [String]) {
    appLanguages = names.compactMap { LanguageTag(folder: $0) }
  }

  /// Adds the words for a text that the spec shows.
  mutating func add(_ found: Words, for text: String) {
    var shown = ShownWords(key: text, words: found)
    for (name, phrase) in found.phrases {
      guard let tag = LanguageTag(folder: name) else { continue }
      shown.phrases[tag] = (phrase, tag.language)
      wordLanguages.insert(tag)
    }
    words[ExactText(text)] = shown
  }

  /// All languages: those of the spec's own texts in file order, then those of the words in files.
  var languages: [LanguageTag] {
    ownLanguages
      + wordLanguages.subtracting(ownLanguages).sorted { $0.description < $1.description }
  }

  /// The text in a language or its nearest fallback.
  ///
  /// If none has it, it is the words' text in the language of development, or the text itself.
  func text(
    _ text: String, in language: LanguageTag?, on family: Device.Family = .iphone
  ) -> String {
    translation(of: text, in: language, on: family)
      ?? words[ExactText(text)]?.development(on: family) ?? text
  }

  /// The system's words, which are English where the spec's own texts do not translate them.
  ///
  /// Words from files are the app's, which the system does not use.
  func systemWords(in language: LanguageTag?) -> SystemWords {
    guard let language else { return .english }
    return SystemWords(in: language.language) { word in
      let word = ExactText(word)
      return language.fallbacks.lazy.compactMap { tables[$0]?[word] }.first
        ?? language.otherRegion(among: ownLanguages).flatMap { tables[$0]?[word] }
        ?? word.wrappedValue
    }
  }

  /// The translation, or nil if neither the language nor its fallbacks have the text.
  ///
  /// A language that has none of the fallbacks takes the text of the nearest other region.
  func translation(
    of text: String, in language: LanguageTag?, on family: Device.Family = .iphone
  ) -> String? {
    guard let language else { return nil }
    let key = ExactText(text)
    let shown = words[key]
    return language.fallbacks.lazy.compactMap {
      tables[$0]?[key] ?? shown?.text(in: $0, on: family)
    }.first
      ?? language.otherRegion(among: ownLanguages).flatMap { tables[$0]?[key] }
      ?? language.otherRegion(among: appLanguages).flatMap { shown?.text(in: $0, on: family) }
  }
}
