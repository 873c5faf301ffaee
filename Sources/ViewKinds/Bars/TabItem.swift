import Geometry
package import Graphics

/// A tab of a tab bar.
package struct TabItem: Hashable, Sendable {
  package let title: String
  let icon: Icon?
  /// The text of the badge, or nil without a badge.
  let badge: String?
  /// The badge's colour, or nil for red.
  package var badgeColor: RGBAColor?
  let isEnabled: Bool
  /// Whether the tab is the search, which has a disc of its own on phones with iOS 26.
  let isSearch: Bool

  enum Icon: Hashable, Sendable {
    case image(ImageSource)
    /// A symbol; if it is directional, it is mirrored in right-to-left layouts.
    case symbol(SymbolGlyph, isDirectional: Bool)

    var size: Size {
      switch self {
      case .image(let image): image.size
      case .symbol(let symbol, _): symbol.size
      }
    }
  }

  package static let title = Key("title", .text, "The tab's title; the system item's by default.")
  package static let image = Key("image", .image, "The tab's image, drawn in the tab's colour.")
  package static let selectedImage = Key(
    "selectedImage", .image, "The image while the tab is selected; `image` by default.")
  package static let symbol = Key(
    "symbol", .symbol, "A symbol instead of the image, drawn in the tab's colour.")
  package static let selectedSymbol = Key(
    "selectedSymbol", .symbol, "The symbol while the tab is selected; the `symbol` by default.")
  package static let systemItem = Key(
    "systemItem", .choice(of: TabSystemItem.self), "A system tab, with its symbol and title.")
  package static let badge = Key(
    "badge", .text, "The text of a red badge at the image's corner; none by default.")
  package static let enabled = Key(
    "enabled", .flag, "Whether the tab can be selected; grey if false; true by default.")
  package static let role = Key(
    "role", .choice(of: Role.self),
    "`search` makes the tab the search, with its symbol and title; on phones with iOS 26 it is a disc beside the others; none by default."
  )
  package static let keys: [any KindKey] = [
    title, image, selectedImage, symbol, selectedSymbol, systemItem, badge, enabled, role,
  ]

  /// The meaning of a tab for the system; corresponds to `UISearchTab`.
  package enum Role: String, CaseIterable, Sendable {
    case none, search
  }

  package init(
    _ values: KeyValues, isSelected: Bool, words: SystemWords = .english
  ) {
    isSearch = values[Self.role] == .search
    let system = values[Self.systemItem] ?? (isSearch ? .search : nil)
    title = values[Self.title] ?? system.map { words[$0.word] } ?? ""
    let image =
      isSelected
      ? values[Self.selectedImage] ?? values[Self.image]
      : values[Self.image]
    let symbol =
      isSelected
      ? values[Self.selectedSymbol] ?? values[Self.symbol] : values[Self.symbol]
    icon =
      symbol.map(Icon.init) ?? image.map(Icon.image)
      ?? system.map { .symbol($0.symbol, isDirectional: false) }
    badge = values[Self.badge]
    isEnabled = values[Self.enabled] ?? true
  }
}

extension TabItem.Icon {
  /// A symbol in the size of the system tabs' symbols.
  fileprivate init(_ symbol: SystemSymbol) {
    self = .symbol(
      symbol.symbol(size: 18, weight: .regular, scale: .large),
      isDirectional: symbol.isDirectional)
  }
}

/// The tabs that the system names and draws; corresponds to `UITabBarItem.SystemItem`.
package enum TabSystemItem: String, CaseIterable, Sendable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
  case downloads, mostRecent, mostViewed

  var word: SystemWord {
    switch self {
    case .more: .more
    case .favorites: .favorites
    case .featured: .featured
    case .topRated: .topRated
    case .recents: .recents
    case .contacts: .contacts
    case .history: .history
    case .bookmarks: .bookmarks
    case .search: .search
    case .downloads: .downloads
    case .mostRecent: .mostRecent
    case .mostViewed: .mostViewed
    }
  }

  var symbol: SymbolGlyph {
    switch self {
    case .more: .ellipsis
    case .favorites, .featured, .topRated: .star
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks: .openBook
    case .search: .tabSearch
    case .downloads: .download
    case .mostViewed: .numberedList
    }
  }
}
