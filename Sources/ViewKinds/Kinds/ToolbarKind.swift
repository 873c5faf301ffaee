package import AutoLayout
import Devices
import Geometry
package import Graphics

/// A toolbar that the spec places itself.
package struct ToolbarKind: ViewKind {
  package static let name = "toolbar"
  package static let summary =
    "A bar of buttons; its background extends from the safe area to the screen's edge, and on iOS 26 the buttons are on floating plates and only an opaque bar or one with a colour has a background."
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
  /// The background, or nil for a bar of iOS 26 that has none.
  let bar: BarBackground?
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    row = ButtonRow(
      (values[Self.items] ?? []).map { BarButton($0, in: traits) },
      tint: traits.tint)
    position = values[Self.position] ?? .bottom
    bar =
      traits.os == .ios18 || BarKeys.hasOwnBackground(values)
      ? BarBackground(values, in: traits.colors) : nil
    height = BarMetrics.rowHeight(in: traits)
  }

  package var isBar: Bool { true }
  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  /// The buttons' titles, from the leading edge.
  package var titles: [String] { row.items.compactMap { $0.title?.string } }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let background = position.background(in: context)
    bar?.draw(
      background, hairlineAt: position.contentSide, on: context.traits.grid, into: &list)
    if context.traits.os == .ios26 {
      GlassButtons(toolbar: row.items, in: context, background: background)
        .draw(in: context, into: &list)
    } else {
      row.draw(in: context, into: &list)
    }
  }
}
