package import AutoLayout
import Devices
import Geometry
package import Graphics

/// A tab bar that the spec places itself.
package struct TabBarKind: ViewKind {
  package static let name = "tabBar"
  package static let summary =
    "A tab bar that the spec places; its background extends from the safe area to the screen's bottom edge, and on iOS 26 the tabs are on a floating plate unless the bar is opaque or has a colour."
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

  package static let indices: [(key: Key<Int>, counted: any KindKey)] = [
    (selectedItem, items)
  ]

  let row: TabRow
  /// The tabs of iOS 26, or nil up to iOS 18.
  private let glassRow: GlassTabRow?
  /// The background, or nil for the plate of iOS 26.
  let bar: BarBackground?
  private let height: Points

  package init(_ values: KeyValues, traits: Traits) {
    let selected = values[Self.selectedItem] ?? -1
    let items = (values[Self.items] ?? []).enumerated().map {
      TabItem($0.element, isSelected: $0.offset == selected, words: traits.words)
    }
    row = TabRow(
      items, selected: selected, unselectedColor: values[Self.unselectedItemTintColor],
      in: traits)
    let hasBackground = traits.os == .ios18 || BarKeys.hasOwnBackground(values)
    bar = hasBackground ? BarBackground(values, in: traits.colors) : nil
    glassRow =
      traits.os == .ios26
      ? GlassTabRow(
        items, selected: selected, unselectedColor: values[Self.unselectedItemTintColor],
        hasPlate: !hasBackground, in: traits) : nil
    height = BarMetrics.tabBarHeight(in: traits)
  }

  package var isBar: Bool { true }
  package var content: (any IntrinsicContent)? { ConstantSize(width: nil, height: height) }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    let background = BarPosition.bottom.background(in: context)
    bar?.draw(background, hairlineAt: .top, on: context.traits.grid, into: &list)
    if let glassRow {
      glassRow.draw(in: context, background: background, into: &list)
    } else {
      row.draw(in: context, into: &list)
    }
  }
}
