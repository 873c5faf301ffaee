import Geometry

/// What the keyboard of a language shows: its letters, its words on keys, its suggestions.
///
/// Arrangements are those of iOS's own software keyboards.
struct KeyboardLanguage: Hashable, Sendable {
  /// The three rows of letters, as typed without shift.
  let rows: [[String]]
  let shift: Shift
  let words: Words
  let suggestions: Suggestions
  let direction: LayoutDirection

  enum Shift: Hashable, Sendable {
    /// On, as at the start of a sentence: letters are capitals.
    case on
    case off
    /// A script without capitals.
    case absent
  }

  /// What stands on the wide keys.
  struct Words: Hashable, Sendable {
    let space: String
    let newLine: String
    /// On the key that leads to digits.
    let numbers: String
    /// On the key that leads back from them.
    let letters: String

    init(space: String, newLine: String, numbers: String = "123", letters: String = "ABC") {
      self.space = space
      self.newLine = newLine
      self.numbers = numbers
      self.letters = letters
    }
  }

  /// What the bar above the keys offers before a letter is typed.
  enum Suggestions: Hashable, Sendable {
    /// Three words that share the bar.
    case words([String])
    /// A row of characters from the left, to choose from.
    case candidates([String])
  }

  /// Rows hold letters of one character each.
  init(
    _ rows: [String], shift: Shift = .on, words: Words, suggestions: Suggestions,
    direction: LayoutDirection = .leftToRight
  ) {
    self.rows = rows.map { $0.map { String($0) } }
    self.shift = shift
    self.words = words
    self.suggestions = suggestions
    self.direction = direction
  }

  /// The letters as they stand on the keys.
  var legends: [[String]] {
    shift == .on ? rows.map { $0.map { $0.uppercased() } } : rows
  }
}

extension KeyboardLanguage {
  /// The keyboard of a language tag: that of the longest beginning of the tag that has one.
  ///
  /// A language whose keyboard is not known here has the English one, as a device has whose owner
  /// added none.
  init(tag: String) {
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      let beginning = parts.joined(separator: "-")
      if let known = KeyboardLanguage.all.first(where: { $0.tag == beginning }) {
        self = known.language
        return
      }
      parts.removeLast()
    }
    self = .english
  }

  /// By tag.
  private static let all: [(tag: String, language: KeyboardLanguage)] = [
    ("en", .english), ("de", .german), ("fr", .french), ("es", .spanish), ("it", .italian),
    ("pt", .portuguese), ("nl", .dutch), ("sv", .swedish), ("da", .danish), ("nb", .norwegian),
    ("no", .norwegian), ("fi", .finnish), ("tr", .turkish), ("ru", .russian),
    ("zh", .pinyin), ("zh-Hant", .traditionalPinyin), ("zh-TW", .traditionalPinyin),
    ("zh-HK", .traditionalPinyin), ("ja", .romaji), ("ko", .korean), ("ar", .arabic),
    ("he", .hebrew), ("iw", .hebrew),
  ]
}
