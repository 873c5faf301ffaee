/// Things in words, one behind the other.
package enum WordList {
  /// `a`, `a and b`, `a, b and c`; empty without any.
  ///
  /// - Parameters:
  ///   - words: what is listed.
  ///   - conjunction: what stands before the last one.
  /// - Returns: a phrase.
  package static func of(_ words: [String], _ conjunction: String = "and") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The first ones, and how many more there are: `a, b and 3 more`.
  ///
  /// - Parameters:
  ///   - words: what is listed.
  ///   - most: how many are named.
  /// - Returns: a phrase.
  package static func of(_ words: [String], atMost most: Int) -> String {
    let rest = words.count - most
    return of(rest > 0 ? words.prefix(most) + ["\(rest) more"] : words)
  }

  /// The first items, and a last one that counts the rest: `and 3 more`, `and 3 more cells`.
  ///
  /// - Parameters:
  ///   - items: lines or entries of a list.
  ///   - most: the number of items to show.
  ///   - thing: the noun for one item; nil to count without a noun.
  /// - Returns: at most one more than `most`.
  package static func lines(
    _ items: [String], atMost most: Int, _ thing: String? = nil
  ) -> [String] {
    items.prefix(most) + rest(of: items.count, after: min(most, items.count), thing)
  }

  /// `and 3 more cells`, or nothing if everything is shown.
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
