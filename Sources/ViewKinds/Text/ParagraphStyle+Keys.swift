import Geometry
import Graphics

extension ParagraphStyle {
  /// The keys of views that show several lines of text.
  static let keys: [Key] = [
    Key(
      "lineSpacing", .length(0...1000),
      "The space between the bottom of a line and the top of the next, in points; 0 by default."),
    Key(
      "lineHeightMultiple", .number(0...100),
      "The factor for the height of lines; space is added or cut off above the letters; 0, the default, keeps the height."
    ),
    Key(
      "minimumLineHeight", .length(0...1000),
      "The minimum height of a line in points; the added space is above the letters; 0 by default."),
    Key(
      "maximumLineHeight", .length(0...1000),
      "The maximum height of a line in points; a lower line is cut off above the letters; 0, the default, sets no limit."
    ),
    Key(
      "paragraphSpacing", .length(0...1000),
      "The space after each paragraph except the last, in points; 0 by default."),
    Key(
      "paragraphSpacingBefore", .length(0...1000),
      "The space before each paragraph except the first, in points; 0 by default."),
    Key(
      "firstLineHeadIndent", .length(0...1000),
      "The indent of each paragraph's first line from the leading side, in points; 0 by default."
    ),
    Key(
      "headIndent", .length(0...1000),
      "The indent of all other lines from the leading side, in points; 0 by default."),
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
