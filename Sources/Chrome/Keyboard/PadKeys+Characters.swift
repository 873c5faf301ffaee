import Devices

/// The pages of numbers and symbols of an iPad, which also shows them instead of a number pad.
///
/// The largest iPads have one page for both.
extension PadKeys {
  private var isSymbols: Bool { face.page == .symbols }
  private var secondRow: String {
    let currency = language.marks.currency
    return isSymbols
      ? language.marks.otherCurrencies + "_^[]{}"
      : String(marks.map { $0 == "$" ? currency : $0 })
  }
  private var thirdRow: String { isSymbols ? "§|~…\\<>" : PadKeys.moreMarks }
  private func page(_ side: KeyboardKey.Side?, _ width: Double?) -> Key {
    Key(.numbers, .word(isSymbols ? language.words.numbers : "#+=", side), width)
  }

  var narrowCharacters: Arrangement {
    Arrangement(
      pitches: 11,
      rows: [
        Row(keys: characters(PadKeys.digits) + [delete]),
        Row(indent: 0.42, keys: characters(secondRow) + [newLine]),
        Row(keys: [page(nil, 1)] + characters(thirdRow + ",.") + [page(nil, nil)]),
        bottom(first: 1, last: 1.25, pages: language.words.letters),
      ], isGlass: isGlass)
  }

  var standardCharacters: Arrangement {
    Arrangement(
      pitches: 12.494,
      rows: [
        Row(keys: [tab(1.247)] + characters(PadKeys.digits) + [delete]),
        Row(keys: [capsLock(1.548)] + characters(secondRow) + [newLine]),
        Row(
          keys: [page(.left, 2)] + characters(thirdRow) + pairs(",.", above: "!?")
            + [page(.right, nil)]),
        standardBottom(pages: language.words.letters),
      ], isGlass: isGlass)
  }

  var charactersUnderDigits: Arrangement {
    Arrangement(
      pitches: 14.55,
      rows: [
        Row(keys: characters("`1234567890<>") + [delete]),
        Row(
          keys: [tab(1.55)] + characters("[]{}#%^*+=\\|") + [
            Key(.letter, .character("~", above: nil), nil)
          ]),
        Row(
          keys: [Key(.numbers, .word("undo", .left), 1.82)] + characters("-/:;()$&@£¥")
            + [newLine]),
        Row(
          keys: [Key(.numbers, .word("redo", .left), 2.36)] + characters("….,?!'\"_€")
            + [Key(.numbers, .word("redo", .right), nil)]),
        bottom(first: 1.1, last: 1.5, pages: language.words.letters),
      ], isGlass: isGlass)
  }
}
