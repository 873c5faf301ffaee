package import Geometry
import Graphics

/// The keys of views that show several lines of text.
package enum ParagraphKeys {
  package static let lineSpacing = Key(
    "lineSpacing", .length(0...1000),
    "The space between the bottom of a line and the top of the next, in points; 0 by default.")
  package static let lineHeightMultiple = Key(
    "lineHeightMultiple", .number(0...100),
    "The factor for the height of lines; space is added or cut off above the letters; 0, the default, keeps the height."
  )
  package static let minimumLineHeight = Key(
    "minimumLineHeight", .length(0...1000),
    "The minimum height of a line in points; the added space is above the letters; 0 by default.")
  package static let maximumLineHeight = Key(
    "maximumLineHeight", .length(0...1000),
    "The maximum height of a line in points; a lower line is cut off above the letters; 0, the default, sets no limit."
  )
  package static let paragraphSpacing = Key(
    "paragraphSpacing", .length(0...1000),
    "The space after each paragraph except the last, in points; 0 by default.")
  package static let paragraphSpacingBefore = Key(
    "paragraphSpacingBefore", .length(0...1000),
    "The space before each paragraph except the first, in points; 0 by default.")
  package static let firstLineHeadIndent = Key(
    "firstLineHeadIndent", .length(0...1000),
    "The indent of each paragraph's first line from the leading side, in points; 0 by default.")
  package static let headIndent = Key(
    "headIndent", .length(0...1000),
    "The indent of all other lines from the leading side, in points; 0 by default.")
  static let all: [any KindKey] = [
    lineSpacing, lineHeightMultiple, minimumLineHeight, maximumLineHeight, paragraphSpacing,
    paragraphSpacingBefore, firstLineHeadIndent, headIndent,
  ]
}

extension ParagraphStyle {
  init(_ values: KeyValues) {
    self.init()
    lineSpacing = values[ParagraphKeys.lineSpacing] ?? 0
    lineHeightMultiple = values[ParagraphKeys.lineHeightMultiple] ?? 0
    minimumLineHeight = values[ParagraphKeys.minimumLineHeight] ?? 0
    maximumLineHeight = values[ParagraphKeys.maximumLineHeight] ?? 0
    paragraphSpacing = values[ParagraphKeys.paragraphSpacing] ?? 0
    paragraphSpacingBefore = values[ParagraphKeys.paragraphSpacingBefore] ?? 0
    firstLineHeadIndent = values[ParagraphKeys.firstLineHeadIndent] ?? 0
    headIndent = values[ParagraphKeys.headIndent] ?? 0
  }
}
