/// A token of Swift source: a word, a sign or a part of a literal, without comments and spaces.
struct SwiftToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    /// A word, also a keyword.
    case word
    /// A word in backticks, which is never a keyword.
    case quotedWord
    case number
    /// A whole string literal, or its part before, between or after interpolations.
    case string
    /// A regular expression.
    case regex
    /// `\(` in a string, with the `#` of a raw string. Its end is a sign `)`.
    case interpolation
    /// `#` with the word behind it: `#if`, `#selector`.
    case directive
    /// One of `()[]{},;:@.\`, a single operator character, or `->`, `&&`, `||`, `==`, `!=`.
    case sign
  }

  let kind: Kind
  /// The first byte in the source.
  let start: Int
  /// The byte after the last one in the source.
  let end: Int
  /// Whether no other token of the line is before this one.
  let isFirstOnLine: Bool
}
