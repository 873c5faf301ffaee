/// A control with a title.
package struct Button: ViewKind {
  package static let name = "button"
  package static let summary = "A push button with a title."
  package static let keys: [Key] = [
    Key("title", .text, "The title; empty by default."),
    Key(
      "font", .font,
      "The title's font; by default the system font, at 15 points in style `system` and at 17 in the others."
    ),
    Key(
      "titleColor", .color,
      "The title's colour; by default the tint colour, and white in style `filled`."),
    Key(
      "style", .choice(of: Style.self),
      "`system`, the default, is the title alone; `plain`, `gray`, `tinted` and `filled` are the button configurations of iOS 15."
    ),
    Key("enabled", .flag, "Whether the button can be pushed; greyed where not; true by default."),
  ]

  /// A classic button or one of the button configurations.
  enum Style: String, CaseIterable, Sendable {
    case system, plain, gray, tinted, filled
  }

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
