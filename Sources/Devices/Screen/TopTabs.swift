import Geometry

/// The tabs that iPadOS 26 has at the top of windows of regular width.
///
/// They float in the navigation bar's row, or in a row of the same height where there is no bar.
/// Narrower windows keep theirs at the bottom, as do all on system 18, whose figures, 65 points in
/// all, are those of tabs at the bottom.
struct TopTabs {
  let strip: Rect
  /// From the window's top.
  let background: Rect

  /// Nil for tabs that are hidden or at the bottom.
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
