package import Geometry
package import Graphics

/// The menu of a button or of a view; corresponds to `UIMenu`.
package struct Menu: Hashable, Sendable {
  /// The title above the items, or nil for none.
  package var title: String?
  package var items: [MenuItem]

  package init(title: String? = nil, items: [MenuItem]) {
    self.title = title
    self.items = items
  }
}

/// A row of a menu; corresponds to `UIAction` and to `UIMenu` within a menu.
package struct MenuItem: Hashable, Sendable {
  package let title: String
  /// The line below the title; empty for none.
  package let subtitle: String
  package let symbol: SystemSymbol?
  package let isChecked: Bool
  package let isDestructive: Bool
  package let isEnabled: Bool
  /// Whether it opens a menu of its own.
  package let isSubmenu: Bool
  /// Whether it is the first item of a section.
  package let startsSection: Bool

  /// Corresponds to `UIMenuElement.Attributes`.
  package enum Style: String, CaseIterable, Sendable {
    case `default`, destructive
  }

  /// The keys of an item.
  package static let title = Key("title", .text, "The item's title.")
  package static let subtitle = Key(
    "subtitle", .text, "A smaller line below the title; none by default.")
  package static let symbol = Key("symbol", .symbol, "The item's symbol; none by default.")
  package static let checked = Key(
    "checked", .flag, "Whether the item has a check mark; false by default.")
  package static let style = Key(
    "style", .choice(of: Style.self), "`destructive` makes the item red; `default` by default.")
  package static let enabled = Key(
    "enabled", .flag, "Whether the item can be chosen; grey if false; true by default.")
  package static let submenu = Key(
    "submenu", .flag, "Whether the item opens another menu, which is not drawn; false by default.")
  package static let startsSection = Key(
    "startsSection", .flag,
    "Whether a new section begins with the item, as with inline menus in code; false by default.")
  package static let keys: [any KindKey] = [
    title, subtitle, symbol, checked, style, enabled, submenu, startsSection,
  ]

  package init(_ values: KeyValues) {
    title = values[Self.title] ?? ""
    subtitle = values[Self.subtitle] ?? ""
    symbol = values[Self.symbol]
    isChecked = values[Self.checked] ?? false
    isDestructive = values[Self.style] == .destructive
    isEnabled = values[Self.enabled] ?? true
    isSubmenu = values[Self.submenu] ?? false
    startsSection = values[Self.startsSection] ?? false
  }
}

extension SystemSymbol {
  /// The items that draw the symbol centred in a left-to-right layout that is mirrored afterwards.
  ///
  /// Only a directional symbol is mirrored in the result.
  package func items(
    centeredAt center: Point, size: Points, weight: FontWeight, color: RGBAColor,
    laterMirrored isMirrored: Bool
  ) -> [DisplayItem] {
    symbol(size: size, weight: weight).mirrored(if: isMirrored && !isDirectional)
      .items(centeredAt: center, color: color)
  }
}
