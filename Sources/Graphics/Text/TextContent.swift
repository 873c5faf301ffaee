package import Geometry

/// A text with everything that decides its lines and their extent, without colours.
package struct TextContent: Hashable, Sendable {
  @ExactText package var string: String
  /// The font of everything outside runs.
  package var font: FontDescription
  /// The greatest number of lines; 0 for no limit.
  package var lines: Int
  package var lineBreak: LineBreakMode
  package var paragraph: ParagraphStyle
  /// The runs of the string in order, without gaps, or empty if all of it is in `font`.
  package internal(set) var runs: [Run] = []

  package init(
    _ string: String, font: FontDescription, lines: Int = 1,
    lineBreak: LineBreakMode = .byTruncatingTail, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    _string = ExactText(string)
    self.font = font
    self.lines = lines
    self.lineBreak = lineBreak
    self.paragraph = paragraph
  }
}

/// The rule for line breaks and for text that does not fit, as `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Between words or between letters.
  case byWordWrapping = "wordWrap"
  case byCharWrapping = "charWrap"
  /// Cut off at the edge.
  case byClipping = "clip"
  /// An ellipsis replaces the beginning, the end or the middle.
  case byTruncatingHead = "truncateHead"
  case byTruncatingTail = "truncateTail"
  case byTruncatingMiddle = "truncateMiddle"
}

/// The extent of text after line breaking, in points, not rounded.
package struct TextExtent: Hashable, Sendable {
  package var size: Size
  /// The width that a label has for the text: that of the widest line with the space at which it
  /// breaks, as far as there is room for it.
  package var layoutWidth: Points
  /// The distance from the top of the first line's box to its baseline.
  package var firstBaseline: Points
  /// The distance from the last line's baseline to the bottom of its box.
  package var lastDescent: Points
  package var lineCount: Int
  /// Whether text is cut off or replaced by an ellipsis.
  package var isTruncated: Bool

  package init(
    size: Size, layoutWidth: Points? = nil, firstBaseline: Points, lastDescent: Points,
    lineCount: Int, isTruncated: Bool
  ) {
    self.size = size
    self.layoutWidth = layoutWidth ?? size.width
    self.firstBaseline = firstBaseline
    self.lastDescent = lastDescent
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }

  /// The size that a label has for the text.
  package var layoutSize: Size { Size(width: layoutWidth, height: size.height) }
}

/// A measurer of text in the fonts of the drawing.
///
/// A measurer belongs to one thread and may cache results.
package protocol TextMeasuring {
  /// The extent of a text in lines no wider than `width`. Nil means no limit.
  func extent(of content: TextContent, width: Points?) -> TextExtent

  /// The height of one line of the font, in points.
  func lineHeight(of font: FontDescription) -> Points

  /// The sides of the characters of one line, if it has letters in both writing directions.
  ///
  /// - Returns: the side at which each character begins and that at which it ends, in points from
  ///   the line's left end; nil for a line in one direction.
  func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]?
}

extension TextMeasuring {
  package func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]? { nil }
}

extension TextContent {
  /// A part of the text in one font.
  package struct Run: Hashable, Sendable {
    /// The length in bytes of UTF-8.
    package let length: Int
    package var font: FontDescription
    /// The offset of the letters above the line's baseline, in points; negative below it.
    package var baselineOffset: Points
  }

  /// A text of several runs.
  ///
  /// - Parameters:
  ///   - parts: the runs. Empty ones count as well.
  ///   - font: the font of a text without runs, and of the lines of a button or a field.
  ///   - lines: the greatest number of lines; 0 for no limit.
  ///   - lineBreak: the rule for line breaks.
  ///   - paragraph: the spacing and indents of lines.
  package init(
    runs parts: [(string: String, font: FontDescription, baselineOffset: Points)],
    font: FontDescription, lines: Int = 1, lineBreak: LineBreakMode = .byTruncatingTail,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(
      parts.map(\.string).joined(), font: font, lines: lines, lineBreak: lineBreak,
      paragraph: paragraph)
    runs = parts.map {
      Run(length: $0.string.utf8.count, font: $0.font, baselineOffset: $0.baselineOffset)
    }
  }

  /// A part of the text.
  ///
  /// Runs outside it stay with length 0, so that every run keeps its number.
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

  /// The paragraphs for which there are lines; the others are missing at every width and size.
  package var paragraphsWithLines: TextContent {
    guard lines > 0,
      let end = string.indices.lazy.filter({ string[$0].isNewline }).dropFirst(lines - 1).first
    else { return self }
    return part(string.startIndex..<end)
  }

  /// The text with its font at another size, and its runs' fonts and baseline offsets in
  /// proportion.
  package func scaled(to size: Points) -> TextContent {
    var scaled = self
    scaled.font = font.withSize(size)
    let factor = size.value / font.size.value
    for index in runs.indices {
      scaled.runs[index].font = runs[index].font.withSize(runs[index].font.size * factor)
      scaled.runs[index].baselineOffset = runs[index].baselineOffset * factor
    }
    return scaled
  }

  /// The font of the text's last character.
  package var lastFont: FontDescription {
    runs.last { $0.length > 0 }?.font ?? runs.last?.font ?? font
  }

  /// The size of the text's largest font.
  package var largestFontSize: Points { runs.map(\.font.size).max() ?? font.size }
}
