import Devices

/// The keys of a language's keyboard on one page, without their places.
struct KeyboardFace: Hashable, Sendable {
  let language: KeyboardLanguage
  let type: KeyboardType
  let page: KeyboardPage
  let returnKey: ReturnKeyType
  /// The state of the shift key, or nil on pages and in scripts without one.
  let shift: ShiftState?

  init(_ configuration: Configuration) {
    let content = configuration.shownContent
    let language = KeyboardLanguage(tag: configuration.keyboardLanguage)
    self.language = content.type.needsLatin ? language.latin : language
    type = content.type
    page = content.shownPage
    returnKey = content.returnKey
    shift =
      page != .letters || self.language.shift == .absent
      ? nil
      : content.shift
        ?? (self.language.shift == .off || content.type.startsLow ? .off : .on)
  }

  /// The three rows of characters on the keys.
  var rows: [[String]] {
    switch page {
    case .letters, .emoji: shift == nil || shift == .off ? language.rows : language.capitals
    case .numbers: language.marks.numbers
    case .symbols: language.marks.symbols
    }
  }

  /// Whether the third row is between shift and delete, or between a page's key and delete.
  var hasPageKeyInThirdRow: Bool { page == .numbers || page == .symbols }

  /// The word on the key in place of shift.
  var otherPage: String { page == .symbols ? language.words.numbers : "#+=" }

  /// The word on the key at the left of the row of the space key.
  var firstPage: String {
    page == .letters ? language.words.numbers : language.words.letters
  }

  /// The keys between space and return.
  var extras: [String] {
    guard page != .emoji else { return [] }
    return switch type {
    case .url: [".", "/", ".com"]
    case .emailAddress: ["@", "."]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad,
      .decimalPad, .asciiCapableNumberPad:
      []
    }
  }

  /// Whether the last row has a space key, which the keyboard for addresses of the web has not.
  var hasSpace: Bool { type != .url }

  var returnWord: String { language.word(on: returnKey) }
}

extension KeyboardType {
  /// Whether the type has Latin letters in every language.
  fileprivate var needsLatin: Bool {
    switch self {
    case .asciiCapable, .url, .emailAddress, .asciiCapableNumberPad: true
    case .default, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad,
      .twitter, .webSearch:
      false
    }
  }

  /// Whether the keyboard starts with lower-case letters.
  fileprivate var startsLow: Bool {
    switch self {
    case .url, .emailAddress, .webSearch: true
    case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad,
      .decimalPad, .twitter, .asciiCapableNumberPad:
      false
    }
  }
}
