package import AutoLayout
package import Devices
package import ViewKinds

/// Everything that laying out and drawing one cell needs; nothing in it refers to the file.
package struct BuiltCell: Sendable {
  package var name: String
  package var configuration: Configuration
  package var geometry: ScreenGeometry
  package var scene: Scene
  /// One for each view of the scene, in its order.
  package var looks: [ViewLook]
  package var screen: ScreenDescription
}

/// The screen around the views.
package struct ScreenDescription: Hashable, Sendable {
  package var background: Color
  package var statusBarStyle = StatusBarStyle.default
  /// The navigation bar's title; nil without one.
  package var title: String?
  /// The back button's title; nil without a button.
  package var backTitle: String?
  /// The line above the navigation bar's title; nil without one.
  package var prompt: String?
  package var leftItems: [BarButtonItem]
  package var rightItems: [BarButtonItem]
  /// The placeholder of the navigation bar's search field; nil without one.
  package var searchPlaceholder: String?
  package var tabs: [TabItem]
  /// Counted from 0.
  package var selectedTab: Int
  package var toolbarItems: [BarButtonItem]
  /// The colour of interactive parts of the bars.
  package var tint: Color
}
