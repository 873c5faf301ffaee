package import Devices
package import Geometry
package import Graphics

/// The parts of a screen around its views: background, status bar, bars and their tint.
package struct ScreenDescription: Hashable, Sendable {
  package var background: RGBAColor
  /// The colour of bar buttons, of the selected tab and of an alert's buttons.
  ///
  /// Bars below an alert dim it up to iOS 18.
  package var tint: RGBAColor
  /// The level of the interface, which decides the colours of the bars.
  package var level = InterfaceLevel.base
  /// The layout direction of the interface.
  ///
  /// Bars follow it. A keyboard follows the direction of its own language.
  package var direction = LayoutDirection.leftToRight
  package var statusBarStyle = StatusBarStyle.default
  /// Whether the home indicator is drawn, or nil for the system's default.
  package var showsHomeIndicator: Bool?
  /// The sheets over the screen, from the lowest.
  package var sheets: [PresentedSheet] = []
  /// What the screen presents over its views and bars, or nil for nothing.
  package var presented: Presented?
  /// The navigation bar's title, or nil without one.
  package var title: String?
  /// The title beside the back chevron: empty for the chevron alone, nil without a back button.
  package var backTitle: String?
  /// The line above the navigation bar's title, or nil without one.
  package var prompt: String?
  /// The buttons from the leading edge inward, which replace the back button.
  package var leftItems: [BarButton] = []
  /// The buttons from the trailing edge inward.
  package var rightItems: [BarButton] = []
  /// The placeholder of the navigation bar's search field, or nil without a field.
  package var searchPlaceholder: String?
  /// The navigation bar's own background colour, or nil for the system's.
  package var barTint: RGBAColor?
  /// The tabs from the leading edge.
  package var tabs: [TabItem] = []
  /// The index of the selected tab, or nil if none is selected.
  package var selectedTab: Int? = 0
  /// The toolbar's buttons from the leading edge.
  package var toolbarItems: [BarButton] = []

  /// Creates a screen with empty bars.
  package init(background: RGBAColor, tint: RGBAColor) {
    self.background = background
    self.tint = tint
  }
}
