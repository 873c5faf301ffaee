/// A bar of buttons that the spec places itself.
package struct Toolbar: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons, whose background reaches the screen's edge from the safe area's."
  package static let keys: [Key] = [
    Key(
      "items", .texts,
      "The buttons' titles from the leading edge; `flexibleSpace` in their place pushes its neighbours apart."
    ),
    Key(
      "position", .choice(of: Position.self),
      "Where the bar belongs: `bottom`, the default, extends the background down from the safe area's bottom, `topAttached` up from its top, `top` nowhere."
    ),
    Key(
      "translucent", .flag,
      "Whether what lies under the bar shows through, blurred; true by default."),
  ]

  /// The side that the bar belongs to, as `UIBarPosition`.
  enum Position: String, CaseIterable, Sendable {
    case bottom, top, topAttached
  }

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
