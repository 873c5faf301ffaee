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

  package static let english = SystemWords { $0 }

  /// Creates the words from a translation of the English ones.
  package init(_ translate: (String) -> String) {
    for word in SystemWord.allCases {
      let translation = translate(word.rawValue)
      if translation != word.rawValue { translations[word] = translation }
    }
  }

  package subscript(_ word: SystemWord) -> String { translations[word] ?? word.rawValue }
}
