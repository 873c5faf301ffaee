import Geometry

/// The tabs of iPadOS 26 at the top of windows of regular width.
///
/// They float in the navigation bar's row, or in a row of the same height without a bar. Narrower
/// windows, and all windows on system 18, keep their tabs at the bottom, 65 points high in all.
struct TopTabs {
  let strip: Rect
  /// The rectangle from the window's top to the tabs' lower edge.
  let background: Rect

  /// The tabs at the top, or nil if they are hidden or at the bottom.
  init?(_ configuration: Configuration, in placement: WindowPlacement, navigationRow: Rect?) {
    guard configuration.tabBar != .hidden, configuration.os == .ios26,
      configuration.device.family == .ipad, placement.sizeClasses.horizontal == .regular
    else { return nil }
    let width = placement.frame.width
    strip =
      navigationRow
      ?? Rect(
        x: 0, y: placement.safeArea.top, width: width, height: NavigationBarMetrics.padRowHeight)
    background = Rect(x: 0, y: 0, width: width, height: strip.maxY)
  }
}
