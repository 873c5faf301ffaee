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
