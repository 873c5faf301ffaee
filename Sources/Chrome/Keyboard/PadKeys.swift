import Devices
import ViewKinds

/// The keys of a language on an iPad.
struct PadKeys {
  typealias Arrangement = PadKeyboard.Arrangement
  typealias Key = PadKeyboard.Key
  typealias Row = PadKeyboard.Row

  let face: KeyboardFace
  let cut: PadKeyboard.Cut
  let isGlass: Bool
  /// Whether the keyboard is in portrait.
  let isUpright: Bool

  var language: KeyboardLanguage { face.language }
  /// Whether function keys have words, as in English, or symbols.
  private var hasWords: Bool { language.words == KeyboardLanguage.english.words }
  var isCentred: Bool { cut == .narrow }

  private func function(
    _ role: KeyboardKey.Role, _ word: String, _ symbol: SymbolGlyph, _ side: KeyboardKey.Side,
    _ width: Double?
  ) -> Key {
    let side = isCentred ? nil : side
    return Key(role, hasWords ? .word(word, side) : .symbol(symbol, side), width)
  }

  func tab(_ width: Double) -> Key { function(.tab, "tab", .tab, .left, width) }
  func capsLock(_ width: Double) -> Key {
    function(.capsLock, "caps lock", .capsLock, .left, width)
  }
  var delete: Key {
    isCentred
      ? Key(.delete, .symbol(.delete, nil), nil)
      : function(.delete, "delete", .delete, .right, nil)
  }
  var newLine: Key {
    let side: KeyboardKey.Side? = isCentred ? nil : .right
    if isGlass || (!hasWords && face.returnKey == .default), let symbol = face.returnKey.symbol {
      return Key(.newLine, .symbol(symbol, side), nil)
    }
    return Key(.newLine, .word(face.returnWord, side), nil)
  }

  /// Returns the last row of letters.
  ///
  /// It is between two shift keys, or centred for a script without capitals.
  func shifted(_ keys: [Key], of pitches: Double, leftShare: Double) -> Row {
    let rest = pitches - Double(keys.count)
    guard let state = face.shift else { return Row(indent: rest / 2, keys: keys) }
    let symbol = state.symbol
    func shift(_ side: KeyboardKey.Side, _ width: Double?) -> Key {
      isCentred
        ? Key(.shift, .symbol(symbol, nil), width)
        : function(.shift, "shift", symbol, side, width)
    }
    return Row(keys: [shift(.left, rest * leftShare)] + keys + [shift(.right, nil)])
  }

  /// Returns a row of letters, with the characters of `second` above the first ones.
  func letters(_ row: Int, above second: String = "") -> [Key] {
    let above = second.map { String($0) }
    return face.rows[row].enumerated().map { index, letter in
      // Letters without a second character have the same position as the others in their row.
      let second = index < above.count ? above[index] : above.isEmpty ? nil : ""
      return Key(.letter, .character(letter, above: second), 1)
    }
  }

  func characters(_ row: String) -> [Key] {
    row.map { Key(.letter, .character(String($0), above: nil), 1) }
  }

  func pairs(_ row: String, above second: String, lastIsFlexible: Bool = false) -> [Key] {
    zip(row, second).enumerated().map { index, pair in
      Key(
        .letter, .pair(String(pair.0), above: String(pair.1)),
        lastIsFlexible && index == row.count - 1 ? nil : 1)
    }
  }

  /// Returns the row with the space key.
  ///
  /// `pages` is the label of the keys that lead to digits or back to letters.
  func bottom(first: Double, last: Double, pages: String) -> Row {
    let left: KeyboardKey.Side? = isCentred ? nil : .left
    let right: KeyboardKey.Side? = isCentred ? nil : .right
    let before = [
      Key(.globe, .symbol(.globe, left), first), Key(.numbers, .word(pages, left), first),
      Key(.dictation, .symbol(.microphone, left), first), Key(.space, .none, nil),
    ]
    let after = [
      Key(.numbers, .word(pages, right), last),
      Key(.dismiss, .symbol(.dismissKeyboard, right), last),
    ]
    let extras = face.extras.map { Key(.letter, .character($0, above: nil), 1) }
    return Row(keys: before + extras + after)
  }

  /// Returns the row with the space key beside tab and caps lock.
  ///
  /// Measured on iPadOS 26: keys of 58.7 and 88 on 820 points, of 79.5 and 119.5 on 1180.
  func standardBottom(pages: String) -> Row {
    guard isGlass else { return bottom(first: 1.02, last: 1.45, pages: pages) }
    return isUpright
      ? bottom(first: 1.06, last: 1.504, pages: pages)
      : bottom(first: 1.007, last: 1.435, pages: pages)
  }

  var toNumbers: String {
    language.words.numbers == "123" ? ".?123" : language.words.numbers
  }
}

extension PadKeys {
  static let digits = "1234567890"
  var marks: String { isGlass ? "@#$&*()’”" : "@#$&*()'\"" }
  static let moreMarks = "%-+=/;:"

  /// The width of the longest row in pitches.
  ///
  /// It is the first row with delete, or the second row with the wider return key.
  private var longest: Double {
    Double(max(language.rows[0].count, language.rows[1].count + 1))
  }

  var narrow: Arrangement {
    let pitches = longest + 1
    return Arrangement(
      pitches: pitches,
      rows: [
        Row(keys: letters(0, above: PadKeys.digits) + [delete]),
        Row(indent: 0.42, keys: letters(1, above: marks) + [newLine]),
        shifted(
          letters(2, above: PadKeys.moreMarks) + pairs(",.", above: "!?"), of: pitches,
          leftShare: 0.5),
        bottom(first: 1, last: 1.25, pages: toNumbers),
      ], isGlass: isGlass)
  }

  var standard: Arrangement {
    let pitches = longest + 2.494
    return Arrangement(
      pitches: pitches,
      rows: [
        Row(keys: [tab(1.247)] + letters(0, above: PadKeys.digits) + [delete]),
        Row(keys: [capsLock(1.548)] + letters(1, above: marks) + [newLine]),
        shifted(
          letters(2, above: PadKeys.moreMarks) + pairs(",.", above: "!?"), of: pitches,
          leftShare: 0.5724),
        standardBottom(pages: toNumbers),
      ], isGlass: isGlass)
  }

  /// The arrangement with digits.
  ///
  /// Longer alphabets replace the punctuation next to the letters.
  var withDigits: Arrangement {
    let pitches = 14.55
    let brackets = max(13 - language.rows[0].count, 1)
    let quotes = max(11 - language.rows[1].count, 0)
    return Arrangement(
      pitches: pitches,
      rows: [
        Row(keys: pairs("`1234567890-=", above: "~!@#$%^&*()_+") + [delete]),
        Row(
          keys: [tab(1.55)] + letters(0)
            + pairs(
              String("[]\\".suffix(brackets)), above: String("{}|".suffix(brackets)),
              lastIsFlexible: true)),
        Row(
          keys: [capsLock(1.82)] + letters(1)
            + pairs(String(";'".prefix(quotes)), above: String(":\"".prefix(quotes)))
            + [newLine]),
        shifted(
          letters(2) + pairs(language.rows[2].count > 8 ? ",." : ",./", above: "<>?"),
          of: pitches, leftShare: 0.5187),
        bottom(first: 1.1, last: 1.5, pages: toNumbers),
      ], isGlass: isGlass)
  }
}
