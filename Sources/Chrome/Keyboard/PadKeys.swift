import ViewKinds

/// The keys of a language on a tablet.
struct PadKeys {
  typealias Arrangement = PadKeyboard.Arrangement
  typealias Key = PadKeyboard.Key
  typealias Row = PadKeyboard.Row

  let language: KeyboardLanguage
  let cut: PadKeyboard.Cut
  let isGlass: Bool

  /// Keys that do not type: words in English, whose corner they take where the cut is not narrow,
  /// symbols in every other language.
  private var hasWords: Bool { language == .english }
  private var isCentred: Bool { cut == .narrow }

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
    return isGlass || !hasWords
      ? Key(.newLine, .symbol(.newLine, side), nil)
      : Key(.newLine, .word(language.words.newLine, side), nil)
  }

  /// The row of the last letters between two shift keys; without capitals, in the row's middle.
  func shifted(_ keys: [Key], of pitches: Double, leftShare: Double) -> Row {
    let rest = pitches - Double(keys.count)
    guard language.shift != .absent else { return Row(indent: rest / 2, keys: keys) }
    let symbol: SymbolGlyph = language.shift == .on ? .shift : .shiftOff
    func shift(_ side: KeyboardKey.Side, _ width: Double?) -> Key {
      isCentred
        ? Key(.shift, .symbol(symbol, nil), width)
        : function(.shift, "shift", symbol, side, width)
    }
    return Row(keys: [shift(.left, rest * leftShare)] + keys + [shift(.right, nil)])
  }

  /// Letters, the characters of `second` above the first of them.
  func letters(_ row: Int, above second: String = "") -> [Key] {
    let above = second.map { String($0) }
    return language.legends[row].enumerated().map { index, letter in
      // Letters without a second character stand as low as the others of their row.
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

  /// The row around the space key; `pages` stands on the keys that lead to digits or back.
  func bottom(first: Double, last: Double, pages: String) -> Row {
    let left: KeyboardKey.Side? = isCentred ? nil : .left
    let right: KeyboardKey.Side? = isCentred ? nil : .right
    return Row(keys: [
      Key(.globe, .symbol(.globe, left), first), Key(.numbers, .word(pages, left), first),
      Key(.dictation, .symbol(.microphone, left), first), Key(.space, .none, nil),
      Key(.numbers, .word(pages, right), last),
      Key(.dismiss, .symbol(.dismissKeyboard, right), last),
    ])
  }

  var toNumbers: String {
    language.words.numbers == "123" ? ".?123" : language.words.numbers
  }
}
