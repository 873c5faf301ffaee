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
}
