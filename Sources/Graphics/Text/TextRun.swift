package import Geometry

/// Text in a rectangle, with its colours.
package struct TextRun: Hashable, Sendable {
  package var content: TextContent
  /// The colour of text without a run's own colour.
  package var color: RGBAColor
  package var alignment: TextAlignment
  /// The box of the lines.
  ///
  /// Text is centred vertically in it, as in labels, unless it is top aligned.
  package var frame: Rect
  package var isTopAligned: Bool
  package var decorations: TextDecorations = []
  /// The direction of the interface, which decides natural alignment.
  package var direction: LayoutDirection
  /// The attributes of the content's runs, in their order.
  package var attributes: [TextAttributes] = []

  package init(
    _ content: TextContent, color: RGBAColor, alignment: TextAlignment = .natural, in frame: Rect,
    isTopAligned: Bool = false, direction: LayoutDirection = .leftToRight
  ) {
    self.content = content
    self.color = color
    self.alignment = alignment
    self.frame = frame
    self.isTopAligned = isTopAligned
    self.direction = direction
  }

  /// The attributes of one of the content's runs, or of the whole text without runs.
  package func attributes(at index: Int) -> TextAttributes {
    guard !attributes.indices.contains(index) else { return attributes[index] }
    return TextAttributes(
      color: color, underline: decorations.contains(.underline) ? color : nil,
      strikethrough: decorations.contains(.strikethrough) ? color : nil)
  }
}

/// The colours of a run.
///
/// They do not change its extent.
package struct TextAttributes: Hashable, Sendable {
  package var color: RGBAColor
  /// The fill from the top of the run's line to the top of the next line.
  package var background: RGBAColor?
  /// The colour of a line under the letters.
  package var underline: RGBAColor?
  /// The colour of a line through the letters.
  package var strikethrough: RGBAColor?

  package init(
    color: RGBAColor, background: RGBAColor? = nil, underline: RGBAColor? = nil,
    strikethrough: RGBAColor? = nil
  ) {
    self.color = color
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// Lines along each line of text, in the text's colour.
package struct TextDecorations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let underline = TextDecorations(rawValue: 1)
  package static let strikethrough = TextDecorations(rawValue: 2)
}
