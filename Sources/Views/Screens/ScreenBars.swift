public import Devices
import Spec
public import ViewKinds

/// What a screen's own bars show, as the navigation item and the tabs of a controller.
public struct ScreenBars: Hashable, Sendable {
  /// Of the status bar's time and symbols.
  public var statusBarStyle = StatusBarStyle.default
  /// In the navigation bar, or nil for that of the window's controller.
  public var title: String?
  /// Beside the navigation bar's back arrow; empty for the arrow alone, nil for no back button.
  public var backTitle: String?
  /// Above the navigation bar's title, which makes the bar higher; nil for none.
  public var prompt: String?
  /// In the navigation bar from the leading edge; they take the back button's place.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// In the navigation bar from the trailing edge inward.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// In a search field below the navigation bar's titles; nil for no field.
  public var searchPlaceholder: String?
  /// The navigation bar's own colour; nil for the system's.
  public var barTintColor: Color?
  /// Of the tab bar, from the leading edge.
  public var tabs: [TabBarItem] = []
  /// Counted from 0.
  public var selectedTab = 0
  /// Of the toolbar, from the leading edge.
  public var toolbarItems: [BarButtonItem] = []

  /// Bars that show nothing.
  public init(title: String? = nil, backTitle: String? = nil) {
    self.title = title
    self.backTitle = backTitle
  }

  /// The bars as they are drawn around views.
  func fill(_ screen: inout ScreenDescription, in configuration: Configuration) {
    func buttons(_ items: [BarButtonItem]) -> [BarButton] {
      items.map { .init($0.values, textSize: configuration.textSize) }
    }
    screen.statusBarStyle = statusBarStyle
    screen.title = title
    screen.backTitle = backTitle
    screen.prompt = prompt
    screen.leftItems = buttons(leftBarButtonItems)
    screen.rightItems = buttons(rightBarButtonItems)
    screen.searchPlaceholder = searchPlaceholder
    screen.barTint = barTintColor?.resolved(in: configuration.colorTraits)
    screen.tabs = tabs.enumerated().map {
      TabItem($0.element.values, isSelected: $0.offset == selectedTab)
    }
    screen.selectedTab = selectedTab
    screen.toolbarItems = buttons(toolbarItems)
  }
}
