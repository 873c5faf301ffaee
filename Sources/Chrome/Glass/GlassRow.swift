import Devices
import Geometry
import Graphics
import ViewKinds

/// The layout of the top row of iOS 26: the navigation bar's row, and a tablet's tabs in its middle.
///
/// With tabs, the title follows the leading buttons.
struct GlassRow {
  private(set) var bar: GlassNavigationRow
  let tabs: (content: GlassTitleTabs, plate: Rect)?

  /// Creates the layout, or nil without a row.
  init?(_ context: ChromeContext) {
    let geometry = context.geometry
    let tabStrip = geometry.isTabBarAtTop ? geometry.tabBar : nil
    guard let row = geometry.navigationRow ?? tabStrip else { return nil }
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    bar = GlassNavigationRow(
      geometry.navigationRow == nil
        ? NavigationRow.Content(title: "", backTitle: nil)
        : NavigationBarDrawing(context: context).content,
      in: row, insets: insets, traits: context.traits, measuring: context.text)
    guard tabStrip != nil else {
      tabs = nil
      return
    }
    let screen = context.screen
    let content = GlassTitleTabs(
      screen.tabs, selected: screen.selectedTab, in: context.traits, measuring: context.text)
    let free = bar.titleRoom
    let room = max(0, min(row.midX - free.minX, free.maxX - row.midX) * 2)
    let width = min(content.width, room)
    let plate = Rect(x: row.midX - width / 2, y: row.minY, width: width, height: free.height)
    tabs = (content, plate)
    bar.titleRoom = Rect(
      minX: free.minX, minY: free.minY,
      maxX: max(free.minX, min(free.maxX, plate.minX - GlassNavigationRow.spacing)),
      maxY: free.maxY)
  }
}

/// The tabs at the top of a tablet on iOS 26, in the navigation bar's row if there is one.
struct GlassTopTabs {
  let context: ChromeContext

  /// The tabs, or nothing if they are at the bottom or hidden.
  var items: [DisplayItem] {
    guard let row = GlassRow(context), let tabs = row.tabs, let frame = context.geometry.tabBar
    else { return [] }
    var list = DisplayList(background)
    tabs.content.draw(in: tabs.plate, context.drawing(in: frame), into: &list)
    return list.items
  }

  /// The background behind the tabs, unless a navigation bar draws its own.
  private var background: [DisplayItem] {
    guard context.geometry.navigationBar == nil, let frame = context.geometry.tabBarBackground
    else { return [] }
    switch context.configuration.tabBar {
    case .hidden: return []
    case .opaque: return [.fill(.rect(frame), context.background)]
    case .translucent: return [GlassEdge.top(of: frame, color: context.background)]
    }
  }
}
