import Geometry
import Graphics

extension ParagraphStyle {
  /// The keys of views that show several lines of text.
  static let keys: [Key] = [
    Key(
      "lineSpacing", .length(0...1000),
      "Points between the bottom of a line and the top of the next one; 0 by default."),
    Key(
      "lineHeightMultiple", .number(0...100),
      "What the height of lines is multiplied by; what that adds lies above the letters, and what it takes is cut off there; 0, the default, leaves it."
    ),
    Key(
      "minimumLineHeight", .length(0...1000),
      "The least height of a line, in points; what it adds lies above the letters; 0 by default."),
    Key(
      "maximumLineHeight", .length(0...1000),
      "The greatest height of a line, in points; what it takes is cut off above the letters; 0, the default, sets no limit."
    ),
    Key(
      "paragraphSpacing", .length(0...1000),
      "Points added behind each paragraph but the last; 0 by default."),
    Key(
      "paragraphSpacingBefore", .length(0...1000),
      "Points added before each paragraph but the first; 0 by default."),
    Key(
      "firstLineHeadIndent", .length(0...1000),
      "How many points from the side where reading begins each paragraph's first line begins; 0 by default."
    ),
    Key(
      "headIndent", .length(0...1000),
      "How many points from the side where reading begins all other lines begin; 0 by default."),
  ]

  init(_ values: KeyValues) {
    self.init()
    lineSpacing = values.length("lineSpacing") ?? 0
    lineHeightMultiple = values.number("lineHeightMultiple") ?? 0
    minimumLineHeight = values.length("minimumLineHeight") ?? 0
    maximumLineHeight = values.length("maximumLineHeight") ?? 0
    paragraphSpacing = values.length("paragraphSpacing") ?? 0
    paragraphSpacingBefore = values.length("paragraphSpacingBefore") ?? 0
    firstLineHeadIndent = values.length("firstLineHeadIndent") ?? 0
    headIndent = values.length("headIndent") ?? 0
  }
}
