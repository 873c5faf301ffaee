package import Geometry

/// Text set in a rectangle.
package struct TextRun: Hashable, Sendable {
  package var content: TextContent
  /// Of what no run of the content has in another colour.
  package var color: Color
  package var alignment: TextAlignment
  /// The lines' box; text is centred vertically in it as labels do, unless it is `top`.
  package var frame: Rect
  package var isTopAligned: Bool
  package var decorations: TextDecorations = []
  /// The interface's direction, which decides natural alignment.
  package var direction: LayoutDirection
  /// One for each of the content's runs.
  package var attributes: [TextAttributes] = []

  package init(
    _ content: TextContent, color: Color, alignment: TextAlignment = .natural, in frame: Rect,
    isTopAligned: Bool = false, direction: LayoutDirection = .leftToRight
  ) {
    self.content = content
    self.color = color
    self.alignment = alignment
    self.frame = frame
    self.isTopAligned = isTopAligned
    self.direction = direction
  }

  /// Those of one of the content's runs, or of all of it where it has none.
  package func attributes(at index: Int) -> TextAttributes {
    guard !attributes.indices.contains(index) else { return attributes[index] }
    return TextAttributes(
      color: color, underline: decorations.contains(.underline) ? color : nil,
      strikethrough: decorations.contains(.strikethrough) ? color : nil)
  }
}

/// How a stretch of text is painted; what decides its extent is its content's.
package struct TextAttributes: Hashable, Sendable {
  package var color: Color
  /// Fills the stretch from the top of its line to the next one's.
  package var background: Color?
  /// Of a line under the letters.
  package var underline: Color?
  /// Of a line through the letters.
  package var strikethrough: Color?

  package init(
    color: Color, background: Color? = nil, underline: Color? = nil, strikethrough: Color? = nil
  ) {
    self.color = color
    self.background = background
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// Lines along each line of text, in its colour.
package struct TextDecorations: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let underline = TextDecorations(rawValue: 1)
  package static let strikethrough = TextDecorations(rawValue: 2)
}
