import Devices
import Geometry
import Graphics
import ViewKinds

/// The tab bar and the toolbar of iOS 26, which float over the content.
struct GlassBottomBars {
  let context: ChromeContext

  private var hasTabs: Bool {
    context.geometry.tabBar != nil && !context.geometry.isTabBarAtTop
  }

  /// The tab bar, or nothing while it is hidden or at the top.
  var tabBar: [DisplayItem] {
    guard hasTabs, let bar = context.geometry.tabBar,
      let frame = context.geometry.tabBarBackground
    else { return [] }
    var list = DisplayList([
      GlassEdge.bottom(of: frame, color: context.background, in: context.appearance)
    ])
    GlassTabRow(
      context.screen.tabs, selected: context.screen.selectedTab, in: context.traits
    ).draw(in: context.drawing(in: bar), background: frame, into: &list)
    return list.items
  }

  /// The toolbar, or nothing while it is hidden.
  ///
  /// Its plates are 48 points high, 2.3 below the top of a bar of 44 points. A bar of 49 points has
  /// them in the same place above the home indicator.
  var toolbar: [DisplayItem] {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return [] }
    var list = DisplayList()
    if !hasTabs {
      list.append(GlassEdge.bottom(of: frame, color: context.background, in: context.appearance))
    }
    toolbarButtons?.draw(in: context.drawing(in: bar), into: &list)
    return list.items
  }

  /// The toolbar's buttons, or nil while it is hidden.
  var toolbarButtons: GlassButtons? {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return nil }
    // The tabs below have their own plate, and the plates must not touch each other.
    let height = hasTabs ? bar.height - 6 : min(48, max(bar.height, frame.height - 16))
    let isHigher = context.traits.family == .iphone && !hasTabs && bar.height > 44
    let drop = (frame.height > bar.height ? 2.3 : 0) + (isHigher ? bar.height - 44 : 0)
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    let inset: Points = hasTabs ? 0 : 12
    return GlassButtons(
      context.screen.toolbarItems, from: bar.minX + insets.left + inset,
      to: bar.maxX - insets.right - inset,
      middle: bar.minY + drop + height / 2,
      height: height, traits: context.traits, measuring: context.text)
  }
}
