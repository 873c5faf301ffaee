package import Geometry

/// Text as a view holds it: what decides its lines and their extent, without colour.
package struct TextContent: Hashable, Sendable {
  package var string: String
  /// Of all that no run sets in another one.
  package var font: FontDescription
  /// The greatest number of lines; 0 for no limit.
  package var lines: Int
  package var lineBreak: LineBreakMode
  package var paragraph: ParagraphStyle
  /// The string's stretches in their order, without gaps; empty where all of it is in `font`.
  package internal(set) var runs: [Run] = []

  package init(
    _ string: String, font: FontDescription, lines: Int = 1,
    lineBreak: LineBreakMode = .truncateTail, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.string = string
    self.font = font
    self.lines = lines
    self.lineBreak = lineBreak
    self.paragraph = paragraph
  }
}

/// Where lines break and what happens to what does not fit, as `NSLineBreakMode`.
package enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle
}

/// The extent of laid-out text, in points, not rounded.
package struct TextExtent: Hashable, Sendable {
  package var size: Size
  /// From the top of the first line's box to its baseline.
  package var firstBaseline: Points
  /// From the last line's baseline to the bottom of its box.
  package var lastDescent: Points
  package var lineCount: Int
  /// Whether something was cut off or replaced by an ellipsis.
  package var isTruncated: Bool

  package init(
    size: Size, firstBaseline: Points, lastDescent: Points, lineCount: Int, isTruncated: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastDescent = lastDescent
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// Measures text in the fonts that it will be drawn with.
///
/// A measurer belongs to one thread; it may keep what it measured.
package protocol TextMeasuring {
  /// The extent of `content` laid out in lines no wider than `width`, or on its own width where
  /// that is nil.
  func extent(of content: TextContent, width: Points?) -> TextExtent

  /// The height of one line of the font, in points.
  func lineHeight(of font: FontDescription) -> Points
}

extension TextContent {
  /// A stretch of text in one font.
  package struct Run: Hashable, Sendable {
    /// In bytes of UTF-8.
    package let length: Int
    package var font: FontDescription
    /// How far above the line's baseline the letters stand, in points; negative below it.
    package var baselineOffset: Points
  }

  /// Text of several stretches, each in a font of its own.
  ///
  /// - Parameters:
  ///   - parts: what the text is put together of; empty ones count as runs too.
  ///   - font: of a text without parts, and what a button or a field measures its lines by.
  ///   - lines: the greatest number of lines; 0 for no limit.
  ///   - lineBreak: where lines break.
  ///   - paragraph: how lines stand under each other.
  package init(
    runs parts: [(string: String, font: FontDescription, baselineOffset: Points)],
    font: FontDescription, lines: Int = 1, lineBreak: LineBreakMode = .truncateTail,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      parts.map(\.string).joined(), font: font, lines: lines, lineBreak: lineBreak,
      paragraph: paragraph)
    runs = parts.map {
      Run(length: $0.string.utf8.count, font: $0.font, baselineOffset: $0.baselineOffset)
    }
  }

  /// A part of the text with the runs that lie in it; empty runs stay, so that each keeps its
  /// number.
  package func part(_ range: Range<String.Index>) -> TextContent {
    var part = self
    part.string = String(string[range])
    let utf8 = string.utf8
    let lower = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    let upper = utf8.distance(from: utf8.startIndex, to: range.upperBound)
    var start = 0
    part.runs = runs.map { run in
      let end = start + run.length
      defer { start = end }
      return Run(
        length: max(min(end, upper) - max(start, lower), 0), font: run.font,
        baselineOffset: run.baselineOffset)
    }
    return part
  }

  /// The same text with its font at another size, and its runs' fonts and distances from the
  /// baseline changed in proportion.
  package func scaled(to size: Points) -> TextContent {
    var scaled = self
    scaled.font.size = size
    let factor = size.value / font.size.value
    for index in runs.indices {
      scaled.runs[index].font.size = runs[index].font.size * factor
      scaled.runs[index].baselineOffset = runs[index].baselineOffset * factor
    }
    return scaled
  }

  /// The font of the text's last character.
  package var lastFont: FontDescription {
    runs.last { $0.length > 0 }?.font ?? runs.last?.font ?? font
  }

  /// The size of the largest of its fonts.
  package var largestFontSize: Points { runs.map(\.font.size).max() ?? font.size }
}
