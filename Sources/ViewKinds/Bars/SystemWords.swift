/// A word that the system writes on buttons and tabs; the raw value is the English word.
package enum SystemWord: String, CaseIterable, Sendable {
  case back = "Back"
  case bookmarks = "Bookmarks"
  case cancel = "Cancel"
  case contacts = "Contacts"
  case done = "Done"
  case downloads = "Downloads"
  case edit = "Edit"
  case favorites = "Favorites"
  case featured = "Featured"
  case history = "History"
  case more = "More"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case recents = "Recents"
  case redo = "Redo"
  case save = "Save"
  case search = "Search"
  case time = "Time"
  case topRated = "Top Rated"
  case undo = "Undo"
}

/// The system's words in the language of a cell.
package struct SystemWords: Hashable, Sendable {
  /// The words that are not those in English.
  private var translations: [SystemWord: String] = [:]
  /// The code of the language in lower case, such as `tr`.
  private let language: String

  package static let english = SystemWords(in: "en") { $0 }

  /// Creates the words from a translation of the English ones.
  ///
  /// - Parameters:
  ///   - language: the code of the language in lower case.
  ///   - translate: called with each English word.
  package init(in language: String, _ translate: (String) -> String) {
    self.language = language
    for word in SystemWord.allCases {
      let translation = translate(word.rawValue)
      if translation != word.rawValue { translations[word] = translation }
    }
  }

  package subscript(_ word: SystemWord) -> String { translations[word] ?? word.rawValue }

  /// A text of the app in capitals, as the system writes it in the language.
  package func capitals(of text: String) -> String {
    switch language {
    case "tr", "az": text.map { $0 == "i" ? "İ" : $0.uppercased() }.joined()
    case "el": Self.greekCapitals(of: text)
    default: text.uppercased()
    }
  }

  /// Greek capitals, which have no accents, as in ICU.
  ///
  /// The word "ή" keeps its accent. An iota or upsilon behind an accented vowel gets a diaeresis, so
  /// that the two are not read as one vowel.
  private static func greekCapitals(of text: String) -> String {
    let letters = Array(text)
    func isLetter(_ index: Int) -> Bool {
      letters.indices.contains(index) && letters[index].isLetter
    }
    return letters.indices.map { index in
      let letter = letters[index]
      let isWord = !isLetter(index - 1) && !isLetter(index + 1)
      if let plain = unaccented[letter], !(isWord && plain == "Η") { return plain }
      let isApart = index > 0 && unaccented[letters[index - 1]] != nil
      switch letter {
      case "ι" where isApart: return "Ϊ"
      case "υ" where isApart: return "Ϋ"
      default: return letter.uppercased()
      }
    }.joined()
  }

  /// The capitals of accented vowels.
  private static let unaccented: [Character: String] = [
    "ά": "Α", "έ": "Ε", "ή": "Η", "ί": "Ι", "ό": "Ο", "ύ": "Υ", "ώ": "Ω", "ΐ": "Ϊ", "ΰ": "Ϋ",
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
