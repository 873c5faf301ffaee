import Geometry

/// A thin line between other views.
package struct Separator: ViewKind {
  package static let name = "separator"
  package static let summary =
    "A thin line, one device pixel thick unless constraints say otherwise."
  package static let keys: [Key] = [
    Key("color", .color, "The line's colour; `separator` by default."),
    Key(
      "axis", .choice(of: Axis.self),
      "The direction in which the line runs; its thickness across is one device pixel of its own; `horizontal` by default."
    ),
  ]

  package init(_ values: KeyValues, traits: Traits) {}

  package func draw(in context: DrawingContext, into list: inout DisplayList) {}
}
