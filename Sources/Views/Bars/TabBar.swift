public import Geometry
public import ViewKinds

/// A bar of tabs, as `UITabBar`.
open class TabBar: Bar {
  /// The tabs from the leading edge.
  public var items: [TabBarItem] = [] { didSet { setNeedsLayout() } }
  /// The index of the selected tab, from 0.
  ///
  /// Nil or an index out of range selects no tab.
  public var selectedIndex: Int? { didSet { setNeedsLayout() } }

  /// Creates a bar without tabs.
  public init(frame: Rect = .zero) { super.init(TabBarKind.self, frame: frame) }

  /// The colour of unselected tabs, or nil for grey.
  public var unselectedItemTintColor: Color? {
    get { values[TabBarKind.unselectedItemTintColor] }
    set { values[TabBarKind.unselectedItemTintColor] = newValue }
  }

  override func values(in traits: Traits) -> KeyValues {
    var shown = values
    shown[TabBarKind.items] = items.map(\.values)
    let selected = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil }
    shown[TabBarKind.selectedItem] = selected ?? -1
    return shown.resolved(in: traits)
  }
}

/// A tab of a tab bar, as `UITabBarItem`.
public struct TabBarItem: Hashable, Sendable {
  /// A system tab.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// Tabs with the system's symbol and title.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// More tabs with the system's symbol and title.
    case downloads, mostRecent, mostViewed
  }

  private let title: String?
  private let image: Image?
  private let selectedImage: Image?
  private let symbol: Symbol?
  private let selectedSymbol: Symbol?
  private let systemItem: SystemItem?
  /// The text of the badge, or nil for no badge.
  public var badgeValue: String?
  /// The colour of the badge on a screen's own bar, or nil for red.
  package var badgeColor: Color?
  /// Whether the tab can be selected.
  public var isEnabled = true

  /// Creates a tab with a title below an image.
  ///
  /// If `selectedImage` is given, it replaces the image while the tab is selected.
  public init(title: String?, image: Image?, selectedImage: Image? = nil) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
    (symbol, selectedSymbol, systemItem) = (nil, nil, nil)
  }

  /// Creates a tab with a title below a symbol.
  ///
  /// If `selectedSymbol` is given, it replaces the symbol while the tab is selected.
  public init(title: String?, symbol: Symbol, selectedSymbol: Symbol? = nil) {
    self.title = title
    self.symbol = symbol
    self.selectedSymbol = selectedSymbol
    (image, selectedImage, systemItem) = (nil, nil, nil)
  }

  /// Creates a system tab.
  public init(tabBarSystemItem item: SystemItem) {
    title = nil
    image = nil
    selectedImage = nil
    (symbol, selectedSymbol) = (nil, nil)
    systemItem = item
  }

  var values: KeyValues {
    var values: KeyValues = [TabItem.enabled(isEnabled)]
    values[TabItem.title] = title
    values[TabItem.image] = image?.source
    values[TabItem.selectedImage] = selectedImage?.source
    values[TabItem.symbol] = symbol?.symbol
    values[TabItem.selectedSymbol] = selectedSymbol?.symbol
    values[TabItem.systemItem] = systemItem?.inKind
    values[TabItem.badge] = badgeValue
    return values
  }
}
