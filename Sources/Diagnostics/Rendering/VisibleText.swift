/// Text from specs, file names and revisions as people read it.
///
/// Characters that nobody sees, but that change a terminal, a log or the order of letters, become
/// escapes: `\n`, `\u{202E}`. JSON has the exact text instead.
package enum VisibleText {
  /// The text on one line: line ends and tabs are escaped as well.
  package static func line(_ text: String) -> String { escaped(text) { _ in false } }

  /// The text with its line feeds and tabs.
  package static func lines(_ text: String) -> String {
    escaped(text) { $0 == "\n" || $0 == "\t" }
  }

  /// The text between backticks on one line: line ends are escaped, and backticks become `'`.
  package static func code(_ text: String) -> String {
    let parts = text.map { character in
      character == "`"
        ? "'"
        : character.isNewline
          ? character.unicodeScalars.map(escape).joined() : String(character)
    }
    return "`\(parts.joined())`"
  }

  /// Two texts that a reader can tell apart.
  ///
  /// If both look the same, such as `é` as one code point and as two, or a space and a no-break
  /// space, the code points between their common beginning and end become escapes: `caf\u{E9}`.
  package static func distinct(_ first: String, _ second: String) -> (String, String) {
    let (one, two) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    guard one != two, plain(one) == plain(two) else { return (first, second) }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let common = zip(one[start...].reversed(), two[start...].reversed()).prefix { $0 == $1 }.count
    func escaped(_ scalars: [Unicode.Scalar]) -> String {
      let differing = start..<(scalars.count - common)
      return scalars.indices.map { index in
        differing.contains(index) && !scalars[index].isASCII
          ? escape(of: scalars[index]) : String(scalars[index])
      }.joined()
    }
    return (escaped(one), escaped(two))
  }

  /// The text with a space in place of each other white space.
  private static func plain(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map { $0.properties.isWhitespace ? " " : $0 })
    return String(text)
  }

  /// The text with the first character of each command of a CI service escaped.
  ///
  /// GitHub executes a line that begins with `::` after white space, and `##[` anywhere in a line.
  /// Azure executes `##vso[`.
  package static func withoutCommands(_ text: String) -> String {
    guard hasTwice(":", in: text) || hasTwice("#", in: text) else { return text }
    var result = String.UnicodeScalarView()
    /// Whether only white space precedes in the line.
    var isAtStart = true
    /// The number of `#` that precede, with letters after them.
    var hashes = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isCommand =
        switch scalar {
        case ":": isAtStart && index + 1 < scalars.count && scalars[index + 1] == ":"
        case "[": hashes > 1
        default: false
        }
      if isCommand {
        result.append(contentsOf: escape(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
      switch scalar {
      case "#": hashes = index > 0 && scalars[index - 1] == "#" ? hashes + 1 : 1
      case "a"..."z", "A"..."Z": break
      default: hashes = 0
      }
    }
    return String(result)
  }

  /// Whether an ASCII character stands twice in a row.
  ///
  /// `contains` of a string compares whole characters, which takes ten times as long.
  static func hasTwice(_ character: Unicode.Scalar, in text: String) -> Bool {
    let wanted = UInt8(ascii: character)
    var isBehind = false
    return text.utf8.contains { byte in
      defer { isBehind = byte == wanted }
      return isBehind && byte == wanted
    }
  }

  private static func escaped(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.utf8.contains(where: { !(0x20...0x7E).contains($0) }),
      text.unicodeScalars.contains(where: { !isKept($0) && isInvisible($0) })
    else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isKept(scalar) || !isHidden(at: index, in: scalars) {
        result.append(scalar)
      } else {
        result.append(contentsOf: escape(of: scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  /// The escape of a character, such as `\t` or `\u{202E}`.
  package static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// The number of scalars before and behind one that `isHidden` may look at.
  static let reach = 7

  /// Whether a text shows nothing for a character: a control character, a line end, a direction
  /// control or a zero-width character.
  ///
  /// Joiners between letters of scripts that need them, in emoji and in flags are not hidden.
  package static func isHidden(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    guard isInvisible(scalar) else { return false }
    switch scalar.value {
    case 0x200B...0x200D:
      return index == 0 || index + 1 == scalars.count || !joins(scalars[index - 1])
        || !joins(scalars[index + 1])
    case 0xE0020...0xE007F: return !isInFlag(index, scalars)
    default: return true
    }
  }

  /// Whether a character shows nothing, or only joins others.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    // The grapheme joiner and the fillers of Hangul.
    case 0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0: return true
    // Signs around numbers, which have ink.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether a character may stand beside a joiner: an emoji, or a letter after Cyrillic and
  /// Armenian in Unicode's order.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x0590 && scalar.properties.generalCategory != .format
  }

  /// Whether a tag belongs to the flag of a region, which is a black flag and at most seven tags.
  private static func isInFlag(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    for scalar in scalars[max(0, index - reach)..<index].reversed() {
      if scalar.value == 0x1F3F4 { return true }
      guard (0xE0020...0xE007F).contains(scalar.value) else { return false }
    }
    return false
  }
}
