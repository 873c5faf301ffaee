package import Geometry

/// How high a navigation bar is and where it begins.
///
/// Heights: Use Your Loaf, "Supporting iPhone X" (44 and 32); Geoff Hackworth, "iPad Navigation Bar
/// and Toolbar Height Changes in iOS 12" (50, and 52 more with a large title).
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The row of the small title and the buttons.
  package let rowHeight: Points
  /// 0 while the large title is collapsed, as it always is in compact height.
  package let largeTitleHeight: Points
  /// How far the bar reaches up into the device's top inset: phones with a Dynamic Island have an
  /// inset higher than their status bar, and the bar begins 16 pixels above its lower edge.
  let overlap: Points

  /// Nil for a hidden bar.
  package init?(_ configuration: Configuration) {
    let style = configuration.navigationBar
    guard style != .hidden else { return nil }
    let device = configuration.device
    let orientation = configuration.orientation
    let isCompact = device.sizeClasses[orientation].vertical == .compact
    rowHeight = device.family == .ipad ? 50 : isCompact ? 32 : 44
    largeTitleHeight = style == .largeTitle && !isCompact ? 52 : 0
    if case .dynamicIsland = device.cutout, !orientation.isLandscape {
      overlap = Points(16.0 / 3)
    } else {
      overlap = 0
    }
  }

  /// The bar's frame on a screen with this top inset.
  func frame(in screen: Rect, below inset: Points) -> Rect {
    Rect(
      x: screen.minX, y: inset - overlap, width: screen.width,
      height: rowHeight + largeTitleHeight)
  }
}
