import Devices
package import Geometry
import Graphics

extension GlassButtons {
  /// Places the buttons of a toolbar.
  ///
  /// Measured on a phone in portrait: plates are 48 points high, 28 from the screen's bottom, and 28
  /// from its sides. Measured on a 13-inch iPad: 44 high, 20 from the bottom and 10 from the sides;
  /// on a panel, symbols without plates, the outer ones 26 from its sides and 22 from its bottom.
  /// The values in landscape are guessed.
  ///
  /// - Parameters:
  ///   - items: the buttons and spaces from the leading edge.
  ///   - context: the bar's context; its tint is the colour of an action that ends a task.
  ///   - background: the frame of the bar's background, which extends to the screen's edge below a
  ///     bar on the safe area's edge.
  ///   - isAboveTabs: whether tabs with a plate of their own are below.
  ///   - isOnPanel: whether the bar is on a panel of glass.
  package init(
    toolbar items: [BarButton], in context: DrawingContext, background: Rect,
    isAboveTabs: Bool = false, isOnPanel: Bool = false
  ) {
    let traits = context.traits
    let bar = context.frame
    let isCompact = BarMetrics.isCompact(traits)
    let hasStrip = background.maxY > bar.maxY
    // Plates must not touch the tabs below, nor the screen's edge.
    let room = isOnPanel ? bar.height : isAboveTabs ? bar.height - 6 : background.height - 4
    let height = min(isCompact || traits.family == .ipad ? 44 : 48, max(room, 0))
    let slack = background.height - height
    let drop: Points =
      if isAboveTabs {
        0
      } else if hasStrip {
        max(slack - (traits.family == .ipad ? 20 : isCompact ? 9 : 28), 0)
      } else {
        slack > 4 ? 0 : slack / 2
      }
    let insets = context.directedSafeArea
    let side: Points =
      isOnPanel
      ? 4 : traits.family == .ipad ? 10 : traits.systemMargin + (isAboveTabs ? 0 : 12)
    self.init(
      items, from: bar.minX + insets.left + side, to: bar.maxX - insets.right - side,
      middle: background.minY + drop + height / 2, height: height, traits: traits,
      measuring: context.text)
    hasPlates = !isOnPanel
  }
}
