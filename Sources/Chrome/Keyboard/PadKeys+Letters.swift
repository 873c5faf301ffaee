extension PadKeys {
  private static let digits = "1234567890"
  private static let marks = "@#$&*()'\""
  private static let moreMarks = "%-+=/;:"

  /// The keys of the longest row: the first with delete, or the second with return, which is wider.
  private var longest: Double {
    Double(max(language.rows[0].count, language.rows[1].count + 1))
  }

  var narrow: Arrangement {
    let pitches = longest + 1
    return Arrangement(
      pitches: pitches,
      rows: [
        Row(keys: letters(0, above: PadKeys.digits) + [delete]),
        Row(indent: 0.42, keys: letters(1, above: PadKeys.marks) + [newLine]),
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
        Row(keys: [capsLock(1.548)] + letters(1, above: PadKeys.marks) + [newLine]),
        shifted(
          letters(2, above: PadKeys.moreMarks) + pairs(",.", above: "!?"), of: pitches,
          leftShare: 0.5724),
        bottom(first: 1.02, last: 1.45, pages: toNumbers),
      ], isGlass: isGlass)
  }

  /// The marks beside the letters make way for those of longer alphabets.
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
