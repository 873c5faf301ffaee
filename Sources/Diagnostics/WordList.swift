/// Lists of words as phrases.
package enum WordList {
  /// A list such as `a`, `a and b` or `a, b and c`; empty if there are no words.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - conjunction: the word before the last one.
  /// - Returns: a phrase.
  package static func of(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The first words and the number of the others: `a, b and 3 more`.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - most: the greatest number of listed words.
  /// - Returns: a phrase.
  package static func of(_ words: [String], atMost most: Int) -> String {
    words.count > most ? list(words, atMost: most) : of(words)
  }

  /// The items behind commas, or the first ones and how many more there are: `a, b, c`,
  /// `a, b and 3 more`.
  ///
  /// - Parameters:
  ///   - items: names of a list.
  ///   - most: the number of items to name.
  /// - Returns: a phrase.
  package static func list(_ items: [String], atMost most: Int) -> String {
    ([items.prefix(most).joined(separator: ", ")] + rest(of: items.count, after: most))
      .joined(separator: " ")
  }

  /// The first items and a last one that counts the others: `and 3 more`, `and 3 more cells`.
  ///
  /// - Parameters:
  ///   - items: lines or entries of a list.
  ///   - most: the number of items to show.
  ///   - thing: the noun for one item; nil to count without a noun.
  /// - Returns: at most `most` + 1 entries.
  package static func lines(
    _ items: [String], atMost most: Int, _ thing: String? = nil
  ) -> [String] {
    items.prefix(most) + rest(of: items.count, after: min(most, items.count), thing)
  }

  /// A phrase such as `and 3 more cells`; empty if everything is shown.
  ///
  /// - Parameters:
  ///   - count: the number of all items.
  ///   - shown: the number of items that are shown.
  ///   - thing: the noun for one item; nil to count without a noun.
  /// - Returns: one phrase at most.
  package static func rest(of count: Int, after shown: Int, _ thing: String? = nil) -> [String] {
    let rest = count - shown
    guard rest > 0 else { return [] }
    let noun = thing.map { rest == 1 ? " \($0)" : " \($0)s" } ?? ""
    return ["and \(rest) more\(noun)"]
  }
}
