public import Geometry

/// The spacing, heights and indents of lines, as `NSParagraphStyle`, in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The distance from the bottom of a line to the top of the next one.
  public var lineSpacing: Points = 0
  /// The factor of the fonts' line height; 0 leaves it unchanged.
  public var lineHeightMultiple = 0.0
  /// The least height of a line.
  public var minimumLineHeight: Points = 0
  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight: Points = 0
  /// The space after a paragraph, added to the line spacing.
  public var paragraphSpacing: Points = 0
  /// The space before every paragraph but the first.
  public var paragraphSpacingBefore: Points = 0
  /// The indent of each paragraph's first line, from the leading side.
  public var firstLineHeadIndent: Points = 0
  /// The indent of all other lines, from the leading side.
  public var headIndent: Points = 0

  /// A style that changes nothing.
  public init() {}

  /// The height of a line's box, from the height of its fonts.
  ///
  /// A change of height adds or removes room above the letters, so that the baseline keeps its
  /// distance from the box's bottom.
  package func lineHeight(_ natural: Points) -> Points {
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, max(maximumLineHeight, minimumLineHeight)) : raised
  }
}
