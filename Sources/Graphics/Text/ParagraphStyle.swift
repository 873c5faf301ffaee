package import Geometry

/// How lines stand under each other and how far in they begin, as `NSParagraphStyle`; in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// From the bottom of a line to the top of the next one.
  package var lineSpacing: Points = 0
  /// What the fonts' own height of a line is multiplied by; 0 leaves it.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight: Points = 0
  /// 0 for no limit.
  package var maximumLineHeight: Points = 0
  /// Added to the line spacing behind the last line of a paragraph.
  package var paragraphSpacing: Points = 0
  /// Added before the first line of every paragraph but the first.
  package var paragraphSpacingBefore: Points = 0
  /// Where the first line of each paragraph begins, from the side where reading begins.
  package var firstLineHeadIndent: Points = 0
  /// Where all other lines begin.
  package var headIndent: Points = 0

  package init() {}

  /// The height of a line's box by that of its fonts.
  ///
  /// What a line is higher than its fonts lies above the letters, and what it is lower is cut off
  /// there, so that baselines keep their distance from the box's bottom.
  package func lineHeight(_ natural: Points) -> Points {
    let height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, max(maximumLineHeight, minimumLineHeight)) : raised
  }
}
