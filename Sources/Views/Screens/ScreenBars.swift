public import Devices
import Spec
public import ViewKinds

/// The content of a screen's bars, like a controller's navigation item, tab items and toolbar
/// items.
public struct ScreenBars: Hashable, Sendable {
  /// The style of the status bar's time and symbols.
  public var statusBarStyle = StatusBarStyle.default
  /// Whether the home indicator is drawn, or nil for the system's default.
  public var showsHomeIndicator: Bool?
  /// The navigation bar's title, or nil to use the title of the window's controller.
  public var title: String?
  /// The title next to the back arrow; empty for the arrow alone, nil for no back button.
  public var backTitle: String?
  /// The line below the navigation bar's title on iOS 26, which older systems do not have, or nil.
  public var subtitle: String?
  /// The text above the navigation bar's title, which makes the bar higher, or nil.
  public var prompt: String?
  /// The navigation bar's buttons from the leading edge, which replace the back button.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// The navigation bar's buttons from the trailing edge inward.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// The placeholder of the search field below the navigation bar's titles, or nil for no field.
  public var searchPlaceholder: String?
  /// The navigation bar's background colour, or nil for the system's.
  public var barTintColor: Color?
  /// The colour of the navigation bar's buttons, or nil for the tint of the window.
  package var navigationTintColor: Color?
  /// The colour of the selected tab, or nil for the tint of the window.
  package var tabTintColor: Color?
  /// Whether a translucent navigation bar has a background.
  public var navigationBarBackgroundVisibility = BarBackgroundVisibility.automatic
  /// The tabs of the tab bar, from the leading edge.
  public var tabs: [TabBarItem] = []
  /// The index of the selected tab, from 0.
  public var selectedTab = 0
  /// The place of the tabs on tablets.
  public var tabBarPlacement = TabBarPlacement.automatic
  /// Whether a translucent tab bar has a background.
  public var tabBarBackgroundVisibility = BarBackgroundVisibility.automatic
  /// The toolbar's buttons and spaces, from the leading edge.
  public var toolbarItems: [BarButtonItem] = []
  /// Whether a translucent toolbar has a background.
  public var toolbarBackgroundVisibility = BarBackgroundVisibility.automatic

  /// Creates bars with only a title and a back button, or without content.
  public init(title: String? = nil, backTitle: String? = nil) {
    self.title = title
    self.backTitle = backTitle
  }

  /// Sets the content of the bars in the description of a screen.
  func fill(_ screen: inout ScreenDescription, in configuration: Configuration) {
    let traits = configuration.colorTraits
    func buttons(_ items: [BarButtonItem]) -> [BarButton] {
      items.map { item in
        var button = BarButton(
          item.values, textSize: configuration.textSize, on: configuration.os)
        button.tint = item.tintColor?.resolved(in: traits)
        return button
      }
    }
    screen.statusBarStyle = statusBarStyle
    screen.showsHomeIndicator = showsHomeIndicator
    screen.title = title
    screen.backTitle = backTitle
    screen.subtitle = subtitle
    screen.prompt = prompt
    screen.leftItems = buttons(leftBarButtonItems)
    screen.rightItems = buttons(rightBarButtonItems)
    screen.searchPlaceholder = searchPlaceholder
    screen.barTint = barTintColor?.resolved(in: traits)
    screen.navigationTint = navigationTintColor?.resolved(in: traits)
    screen.tabTint = tabTintColor?.resolved(in: traits)
    screen.tabs = tabs.enumerated().map { index, tab in
      var item = TabItem(tab.values, isSelected: index == selectedTab)
      item.badgeColor = tab.badgeColor?.resolved(in: traits)
      return item
    }
    screen.selectedTab = selectedTab
    screen.toolbarItems = buttons(toolbarItems)
    screen.navigationBackground = navigationBarBackgroundVisibility
    screen.tabBackground = tabBarBackgroundVisibility
    screen.toolbarBackground = toolbarBackgroundVisibility
  }
}
