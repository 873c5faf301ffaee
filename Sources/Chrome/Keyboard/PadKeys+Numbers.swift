/// The page of digits and marks, which a tablet shows for a number pad.
extension PadKeys {
  private static let digits = "1234567890"
  private static let marks = "@#$&*()'\""

  var narrowNumbers: Arrangement {
    Arrangement(
      pitches: 11,
      rows: [
        Row(keys: characters(PadKeys.digits) + [delete]),
        Row(indent: 0.42, keys: characters(PadKeys.marks) + [newLine]),
        Row(
          keys: [Key(.numbers, .word("#+=", nil), 1)] + characters("%-+=/;:,.")
            + [Key(.numbers, .word("#+=", nil), nil)]),
        bottom(first: 1, last: 1.25, pages: language.words.letters),
      ], isGlass: isGlass)
  }

  var standardNumbers: Arrangement {
    Arrangement(
      pitches: 12.494,
      rows: [
        Row(keys: [tab(1.247)] + characters(PadKeys.digits) + [delete]),
        Row(keys: [capsLock(1.548)] + characters(PadKeys.marks) + [newLine]),
        Row(
          keys: [Key(.numbers, .word("#+=", .left), 2)] + characters("%-+=/;:")
            + pairs(",.", above: "!?") + [Key(.numbers, .word("#+=", .right), nil)]),
        bottom(first: 1.02, last: 1.45, pages: language.words.letters),
      ], isGlass: isGlass)
  }

  var numbersUnderDigits: Arrangement {
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
