private import Foundation

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

  /// The languages whose capitals are not those of the letters alone: `i` without a dot in Turkish,
  /// no accents in Greek.
  private static let languagesWithOwnCapitals: Set<String> = ["az", "el", "hy", "lt", "tr"]

  /// A text of the app in capitals, as the system writes it in the language.
  package func capitals(of text: String) -> String {
    Self.languagesWithOwnCapitals.contains(language)
      ? text.uppercased(with: Locale(identifier: language)) : text.uppercased()
  }
}
