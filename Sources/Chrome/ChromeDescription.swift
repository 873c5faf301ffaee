package import Devices
package import Geometry
import Graphics
package import ViewKinds

/// What a screen says about its bars and keyboard; the rest of the chrome follows from the device.
package struct ChromeDescription: Hashable, Sendable {
  /// Of the status bar's items.
  package var statusBarStyle: StatusBarStyle
  /// In the navigation bar; empty for none.
  package var title: String
  /// The previous screen's title beside the back chevron; empty for the chevron alone, nil for no
  /// back button.
  package var backTitle: String?
  /// The line above the title where the configuration has a prompt.
  package var prompt: String
  /// From the leading edge inward; they take the back button's place.
  package var leftBarButtonItems: [BarButton]
  /// From the trailing edge inward.
  package var rightBarButtonItems: [BarButton]
  /// In the navigation bar's search field where the configuration has one.
  package var searchPlaceholder: String
  /// Of the tab bar, from the leading edge.
  package var tabs: [TabItem]
  /// Counted from 0; nil for none.
  package var selectedTab: Int?
  /// Of the toolbar, from the leading edge.
  package var toolbarItems: [BarButton]
  /// The colour of bar buttons and of the selected tab.
  package var tint: DynamicColor
  /// The screen's, into which content fades under floating bars.
  package var background: DynamicColor
  /// Replaces the navigation bar's own background colour.
  package var barTint: DynamicColor?
  /// The words above the keyboard, at most three, left to right; nil for those of its language.
  package var suggestions: [String]?
  /// Of the interface: bars begin at the side where reading does, while a keyboard is its own
  /// language's.
  package var direction: LayoutDirection

  package init(
    statusBarStyle: StatusBarStyle = .default, title: String = "", backTitle: String? = nil,
    prompt: String = "",
    leftBarButtonItems: [BarButton] = [], rightBarButtonItems: [BarButton] = [],
    searchPlaceholder: String = "Search", tabs: [TabItem] = [], selectedTab: Int? = 0,
    toolbarItems: [BarButton] = [],
    tint: DynamicColor = DynamicColor(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF)),
    background: DynamicColor = DynamicColor(light: .white, dark: .black),
    barTint: DynamicColor? = nil, suggestions: [String]? = nil,
    direction: LayoutDirection = .leftToRight
  ) {
    self.statusBarStyle = statusBarStyle
    self.title = title
    self.backTitle = backTitle
    self.prompt = prompt
    self.leftBarButtonItems = leftBarButtonItems
    self.rightBarButtonItems = rightBarButtonItems
    self.searchPlaceholder = searchPlaceholder
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.toolbarItems = toolbarItems
    self.tint = tint
    self.background = background
    self.barTint = barTint
    self.suggestions = suggestions
    self.direction = direction
  }
}
