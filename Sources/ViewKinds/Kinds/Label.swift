import AutoLayout

/// Text that is not edited.
package struct Label: ViewKind {
  package static let name = "label"
  package static let summary = "One or more lines of text."
  package static let keys: [Key] = [
    Key("text", .text, "The text; line breaks in it begin new lines; empty by default."),
    Key("font", .font, "The text's font; the system font at 17 points by default."),
    Key("textColor", .color, "The text's colour; `label` by default."),
    Key(
      "lines", .integer(0...10_000),
      "The greatest number of lines, 0 for as many as the text needs; 1 by default."),
    Key(
      "alignment", .choice(of: TextAlignment.self),
      "The side at which lines stand; `natural` by default, which is where reading begins."),
    Key(
      "lineBreak", .choice(of: LineBreakMode.self),
      "Where lines break and what is left out where text does not fit; `truncateTail` by default."),
    Key(
      "preferredMaxLayoutWidth", .extent,
      "The width in points at which several lines are measured; 0, the default, takes the width that the layout gives."
    ),
  ]

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
