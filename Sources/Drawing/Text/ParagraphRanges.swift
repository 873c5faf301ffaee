/// The ranges of a paragraph by font and by attributes.
struct ParagraphRanges {
  /// The text for shaping.
  private(set) var text = ""
  /// The ranges in UTF-8 bytes of `text`, ascending and without gaps.
  private(set) var ranges: [(choice: FontRanges.Choice, bytes: Range<Int>, piece: Int)] = []
  /// The range of each piece in `text`, in bytes.
  private(set) var pieces: [Range<Int>] = []
  /// The regional forms of ideographs, from the whole paragraph.
  private(set) var region = CJKRegion.simplifiedChinese

  /// Splits the pieces of a paragraph into ranges.
  ///
  /// - Parameters:
  ///   - paragraph: the text.
  ///   - coverage: the characters of the fonts.
  ///   - own: the font of each piece that is tried before other text fonts, or nil for the system
  ///     font.
  /// - Throws: if a font cannot be read.
  init(
    _ paragraph: Paragraph, fonts coverage: FontCoverage, own: [OwnFont?]
  ) throws(FontError) {
    for (index, piece) in paragraph.pieces.enumerated() {
      let part = try FontRanges(
        piece.string, fonts: coverage, own: own[index]?.characters)
      let start = text.utf8.count
      text += part.text
      pieces.append(start..<text.utf8.count)
      for range in part.ranges {
        let bytes = range.bytes.lowerBound + start..<range.bytes.upperBound + start
        ranges.append((range.choice, bytes, index))
      }
      if region == .simplifiedChinese { region = part.region }
    }
  }

  /// The ranges of all soft hyphens, U+00AD, in bytes.
  var softHyphens: [Range<Int>] {
    let bytes = text.utf8
    return zip(bytes, bytes.dropFirst()).enumerated()
      .filter { $0.element == (0xC2, 0xAD) }
      .map { $0.offset..<$0.offset + 2 }
  }

  /// The ranges of all vowels that are written before their consonant, each with it, in bytes.
  ///
  /// Thai and Lao have such vowels. Pango would break a line between the two.
  var leadingVowels: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var vowel: Int?
    for scalar in text.unicodeScalars {
      let end = start + UTF8.width(scalar)
      if let vowel { ranges.append(vowel..<end) }
      vowel = scalar.value >= 0x80 && scalar.properties.isLogicalOrderException ? start : nil
      start = end
    }
    return ranges
  }

  /// The ranges of two and more spaces in a row, in bytes.
  var spaceRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, byte) in text.utf8.enumerated() where byte == 0x20 {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs.filter { $0.count > 1 }
  }

  /// Returns the index of the piece with a byte of the text, or of the last one after the end.
  func piece(at byte: Int) -> Int {
    pieces.firstIndex { $0.contains(byte) } ?? max(pieces.count - 1, 0)
  }
}
