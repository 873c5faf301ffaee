/// One line of text that can be edited.
package struct TextField: ViewKind {
  package static let name = "textField"
  package static let summary = "A field for one line of text."
  package static let keys: [Key] = [
    Key("text", .text, "The text in the field; empty by default."),
    Key("placeholder", .text, "The text shown in a lighter colour while the field is empty."),
    Key(
      "font", .font, "The font of text and placeholder; the system font at 17 points by default."),
    Key("textColor", .color, "The text's colour; `label` by default."),
    Key(
      "borderStyle", .choice(of: BorderStyle.self),
      "The frame around the text; `roundedRect` by default, as in Interface Builder."),
    Key(
      "alignment", .choice(of: TextAlignment.self),
      "The side at which the text stands; `natural` by default, which is where reading begins."),
    Key(
      "editing", .flag,
      "Whether the field is being edited, which shows the caret after the text; false by default."),
  ]

  /// The frame drawn around the text, as `UITextField.BorderStyle`.
  enum BorderStyle: String, CaseIterable, Sendable {
    case none, line, bezel, roundedRect
  }

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
