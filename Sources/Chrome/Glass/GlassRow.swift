import Devices
import Geometry
import Graphics
import ViewKinds

/// The layout of the top row of iOS 26, left to right.
///
/// Plates are at the row's top and 44 points high, or as high as a lower row. A tablet's tabs are
/// in the row's middle; the title then follows the leading buttons.
struct GlassRow {
  let leading: GlassButtons
  /// The back button's plate, or nil if there is none or other buttons replace it.
  let backButton: Rect?
  let trailing: GlassButtons
  let tabs: (content: GlassTitleTabs, plate: Rect)?
  /// The room for the title.
  let titleRoom: Rect

  /// Creates the layout, or nil without a row.
  init?(_ context: ChromeContext) {
    let geometry = context.geometry
    let tabStrip = geometry.isTabBarAtTop ? geometry.tabBar : nil
    guard let row = geometry.navigationRow ?? tabStrip else { return nil }
    let hasBar = geometry.navigationRow != nil
    let height = min(44, row.height)
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    let left = row.minX + insets.left
    let right = row.maxX - insets.right
    func buttons(_ items: [BarButton], from x: Points) -> GlassButtons {
      GlassButtons(
        hasBar ? items : [], from: x, to: right, middle: row.minY + height / 2, height: height,
        traits: context.traits, measuring: context.text)
    }
    let screen = context.screen
    leading = buttons(screen.leftItems, from: left)
    var start = left
    if leading.width > 0 {
      backButton = nil
      start = left + leading.width + Self.spacing
    } else if hasBar, screen.backTitle != nil {
      let plate = Rect(x: left, y: row.minY, width: height, height: height)
      backButton = plate
      start = plate.maxX + Self.spacing
    } else {
      backButton = nil
    }
    let trailingItems = Array(screen.rightItems.reversed())
    let trailingWidth = buttons(trailingItems, from: left).width
    trailing = buttons(trailingItems, from: right - trailingWidth)
    var end = trailingWidth > 0 ? right - trailingWidth - Self.spacing : right
    if tabStrip != nil {
      let content = GlassTitleTabs(
        screen.tabs, selected: screen.selectedTab, in: context.traits,
        measuring: context.text)
      let room = max(0, min(row.midX - start, end - row.midX) * 2)
      let width = min(content.width, room)
      let plate = Rect(x: row.midX - width / 2, y: row.minY, width: width, height: height)
      tabs = (content, plate)
      end = min(end, plate.minX - Self.spacing)
    } else {
      tabs = nil
    }
    titleRoom = Rect(minX: start, minY: row.minY, maxX: max(start, end), maxY: row.minY + height)
  }

  /// The distance between plates and the title.
  private static let spacing: Points = 12
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
