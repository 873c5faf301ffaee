package import AutoLayout
import Geometry
package import Graphics

/// A toolbar that the spec places itself.
package struct ToolbarKind: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons; its background extends from the safe area to the screen's edge."
  package static let items = Key(
    "items", .items(BarButton.keys), "The buttons and spaces from the leading edge.")
  package static let position = Key(
    "position", .choice(of: BarPosition.self),
    "The bar's position: `bottom`, the default, extends the background from the safe area to the screen's bottom edge; `topAttached` to its top edge; `top` does not extend it."
  )
  package static let keys: [any KindKey] = [
    items, position, BarKeys.translucent, BarKeys.barTintColor,
  ]

  let row: ButtonRow
  let position: BarPosition
  let bar: BarBackground
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    row = ButtonRow(
      (values[Self.items] ?? []).map { BarButton($0, textSize: traits.textSize, on: traits.os) },
      tint: traits.tint)
    position = values[Self.position] ?? .bottom
    bar = BarBackground(values, in: traits.colors)
    height = BarMetrics.rowHeight(in: traits)
  }

  package var isBar: Bool { true }
  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  /// The buttons' titles, from the leading edge.
  package var titles: [String] { row.items.compactMap { $0.title?.string } }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      position.background(in: context), hairlineAt: position.contentSide, on: context.traits.grid,
      into: &list)
    row.draw(in: context, into: &list)
  }
}
