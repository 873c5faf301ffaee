package import AutoLayout
import Geometry
package import Graphics

/// A bar of buttons that the spec places itself.
package struct ToolbarKind: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons; its background extends from the safe area to the screen's edge."
  package static let keys: [Key] = [
    Key("items", .items(BarButton.keys), "The buttons and spaces from the leading edge."),
    Key(
      "position", .choice(of: BarPosition.self),
      "The bar's position: `bottom`, the default, extends the background from the safe area to the screen's bottom edge; `topAttached` to its top edge; `top` does not extend it."
    ),
    Key(
      "translucent", .flag,
      "Whether the content behind the bar shows through, blurred; true by default."),
    Key("barTintColor", .color, "The bar's own colour; the system's by default."),
  ]

  let row: ButtonRow
  let position: BarPosition
  let bar: BarBackground
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    row = ButtonRow(
      (values.items("items") ?? []).map { BarButton($0, textSize: traits.textSize) },
      tint: traits.tint)
    position = values.choice("position") ?? .bottom
    bar = BarBackground(
      isTranslucent: values.flag("translucent") ?? true, in: traits.colors,
      tint: values.color("barTintColor"))
    height = BarMetrics.rowHeight(in: traits)
  }

  package var isBar: Bool { true }
  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  /// The buttons' titles from the leading edge.
  package var titles: [String] { row.items.compactMap { $0.title?.string } }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      position.background(in: context), hairlineAt: position.contentSide, on: context.traits.grid,
      into: &list)
    row.draw(in: context, into: &list)
  }
}
