/// The ranges of a text, each with the font that has its characters.
struct FontRanges {
  enum Choice: Hashable {
    case system
    /// A project's own font.
    case own
    case cjk
    case emoji
    case script(Script)
  }

  /// The text for shaping.
  ///
  /// A box, U+25A1, replaces characters that no font has; control characters are removed.
  private(set) var text = ""
  /// The ranges in UTF-8 bytes of `text`, ascending and without gaps.
  private(set) var ranges: [(choice: Choice, bytes: Range<Int>)] = []
  /// The region of ideographs: Japanese with kana, Korean with hangul, otherwise Chinese.
  private(set) var region = CJKRegion.simplifiedChinese

  /// Splits a text into ranges.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - fonts: the characters of the fonts.
  ///   - own: the characters of a project's font, which is tried before other text fonts, or nil
  ///     for the system font.
  /// - Throws: if a font cannot be read.
  init(
    _ string: String, fonts: FontCoverage, own: CharacterMap? = nil
  ) throws(FontError) {
    if own == nil, string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      text = string
      ranges = string.isEmpty ? [] : [(.system, 0..<string.utf8.count)]
      return
    }
    if !string.unicodeScalars.allSatisfy(fonts.interHas) { try fonts.loadOthers() }
    for character in string where !Self.isControl(character) {
      let choice = try Self.choice(for: character, fonts: fonts, own: own)
      let start = text.utf8.count
      text += choice == nil ? "\u{25A1}" : String(character)
      let bytes = start..<text.utf8.count
      if let last = ranges.last, last.choice == choice ?? .system {
        ranges[ranges.count - 1].bytes = last.bytes.lowerBound..<bytes.upperBound
      } else {
        ranges.append((choice ?? .system, bytes))
      }
    }
    region = Self.region(of: string)
  }

  /// Whether a character is a control character, which has no glyph and is removed.
  ///
  /// Tabs are kept.
  static func isControl(_ character: Character) -> Bool {
    character != "\t"
      && character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }

  /// Returns the font of a character, or nil if no font has it.
  static func choice(
    for character: Character, fonts: FontCoverage, own: CharacterMap? = nil
  ) throws(FontError) -> Choice? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return .system }
    if isEmoji(scalars, first), fonts.emojiHas(first) { return .emoji }
    if let own {
      let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      if visible.allSatisfy({ own.glyph(of: $0) != nil }) { return .own }
    }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 }
    if visible.allSatisfy(fonts.interHas) { return .system }
    if let script = Script(of: first), let map = try fonts.map(of: script),
      // A base letter without its mark is better than a box.
      map.glyph(of: first) != nil
    {
      return .script(script)
    }
    if visible.allSatisfy({ fonts.cjkHas($0) }) { return .cjk }
    if fonts.emojiHas(first) { return .emoji }
    if fonts.interHas(first) { return .system }
    return fonts.cjkHas(first) ? .cjk : nil
  }

  /// Whether a character is an emoji by default, or by a variation selector or a keycap.
  private static func isEmoji(
    _ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar
  ) -> Bool {
    if scalars.contains("\u{FE0E}") { return false }
    if first.properties.isEmojiPresentation { return true }
    return scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" } && first.properties.isEmoji
  }

  private static func region(of string: String) -> CJKRegion {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .japanese
      case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return .korean
      default: continue
      }
    }
    return .simplifiedChinese
  }
}
