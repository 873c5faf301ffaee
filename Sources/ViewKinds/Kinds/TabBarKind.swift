package import AutoLayout
import Geometry
package import Graphics

/// A tab bar that the spec places itself.
package struct TabBarKind: ViewKind {
  package static let name = "tabBar"
  package static let summary =
    "A tab bar that the spec places; its background extends from the safe area to the screen's bottom edge."
  package static let items = Key("items", .items(TabItem.keys), "The tabs from the leading edge.")
  package static let selectedItem = Key(
    "selectedItem", .integer(-1...100),
    "The index of the selected tab, from 0; -1, the default, selects none.")
  package static let unselectedItemTintColor = Key(
    "unselectedItemTintColor", .color,
    "The colour of the tabs that are not selected; grey by default.")
  package static let keys: [any KindKey] = [
    items, selectedItem, unselectedItemTintColor, BarKeys.translucent, BarKeys.barTintColor,
  ]

  package static let indices = [(key: selectedItem, counted: items)]

  let row: TabRow
  let bar: BarBackground
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    let selected = values[Self.selectedItem] ?? -1
    let items = (values[Self.items] ?? []).enumerated().map {
      TabItem($0.element, isSelected: $0.offset == selected)
    }
    row = TabRow(
      items, selected: selected, unselectedColor: values[Self.unselectedItemTintColor],
      in: traits)
    bar = BarBackground(values, in: traits.colors)
    height = BarMetrics.tabBarHeight(in: traits)
  }

  package var isBar: Bool { true }
  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    bar.draw(
      BarPosition.bottom.background(in: context), hairlineAt: .top, on: context.traits.grid,
      into: &list)
    row.draw(in: context, into: &list)
  }
}
