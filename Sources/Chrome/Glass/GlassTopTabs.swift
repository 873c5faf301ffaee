import Devices
import Geometry
import Graphics
import ViewKinds

/// The tabs at the top of a tablet on iOS 26, in the navigation bar's row where there is one.
struct GlassTopTabs {
  let context: ChromeContext

  /// Empty where the tabs are at the bottom or hidden.
  var items: [DisplayItem] {
    guard let row = GlassRow(context), let tabs = row.tabs, let frame = context.geometry.tabBar
    else { return [] }
    var list = DisplayList(background)
    tabs.content.draw(in: tabs.plate, context.drawing(in: frame), into: &list)
    return list.items
  }

  /// A navigation bar brings its own.
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
