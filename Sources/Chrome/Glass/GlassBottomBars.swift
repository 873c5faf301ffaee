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
    let isOpaque = context.configuration.tabBar == .opaque
    var list = DisplayList([background(frame, isOpaque: isOpaque, under: .tabs)])
    GlassTabRow(
      context.screen.tabs, selected: context.screen.selectedTab, hasPlate: !isOpaque,
      in: context.traits
    ).draw(in: context.drawing(in: bar), background: frame, into: &list)
    return list.items
  }

  /// The toolbar, or nothing while it is hidden.
  var toolbar: [DisplayItem] {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return [] }
    var list = DisplayList()
    let isOpaque = context.configuration.toolbar == .opaque
    if isOpaque || !hasTabs, !context.geometry.content.isPanel {
      list.append(background(frame, isOpaque: isOpaque, under: .buttons))
    }
    toolbarButtons?.draw(in: context.drawing(in: bar), into: &list)
    return list.items
  }

  /// The plain background of an opaque bar, or the fade of the content under the plates.
  private func background(
    _ frame: Rect, isOpaque: Bool, under content: GlassEdge.Content
  ) -> DisplayItem {
    isOpaque
      ? .fill(.rect(frame), context.background)
      : GlassEdge.bottom(
        of: frame, under: content, color: context.background, in: context.appearance)
  }

  /// The toolbar's buttons, or nil while it is hidden.
  var toolbarButtons: GlassButtons? {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return nil }
    return GlassButtons(
      toolbar: context.screen.toolbarItems, in: context.drawing(in: bar), background: frame,
      isAboveTabs: hasTabs, isOnPanel: context.geometry.content.isPanel)
  }
}
