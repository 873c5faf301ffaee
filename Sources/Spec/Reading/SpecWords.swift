package import Catalogues

/// The files of words that a spec may use.
package struct SpecWords {
  /// The reasons why paths name no words, by path.
  package var faults: [String: WordPathFault] = [:]
  /// The languages that the files have, as files and folders name them.
  package var languages: [String] = []
  /// Finds the words for a text that the spec shows.
  package var find: (String) -> Words? = { _ in nil }

  /// No words.
  package init() {}
}
