/// The longest part of a text beyond a limit.
struct TextExcess {
  /// `paragraph` or `word`.
  let limit: SpecLimits.Name
  /// The part's length in Unicode scalars.
  let length: Int

  /// Finds the longest paragraph beyond its limit, or else the longest word beyond its limit; nil
  /// if both are within their limits.
  init?(in text: String, over limits: SpecLimits) {
    guard text.utf8.count > min(limits[.paragraph], limits[.word]) else { return nil }
    var (paragraph, longestParagraph) = (0, 0)
    var (word, longestWord) = (0, 0)
    for scalar in text.unicodeScalars {
      guard !Character(scalar).isNewline else {
        (paragraph, word) = (0, 0)
        continue
      }
      paragraph += 1
      word = Self.allowsBreak(at: scalar) ? 0 : word + 1
      longestParagraph = max(longestParagraph, paragraph)
      longestWord = max(longestWord, word)
    }
    if longestParagraph > limits[.paragraph] {
      (limit, length) = (.paragraph, longestParagraph)
    } else if longestWord > limits[.word] {
      (limit, length) = (.word, longestWord)
    } else {
      return nil
    }
  }

  /// Whether a line may end at a character: white space, an ideograph, kana or a full-width form.
  private static func allowsBreak(at scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00A0, 0x2007, 0x202F: false
    case 0x200B, 0x3000...0x30FF, 0xFF00...0xFFEF: true
    case ..<0x3000: scalar.properties.isWhitespace
    default: scalar.properties.isIdeographic
    }
  }
}
