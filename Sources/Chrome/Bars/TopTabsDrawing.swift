import Devices
import Geometry
import Graphics
import ViewKinds

/// The tabs at the top of a tablet, in the navigation bar's row if there is one.
struct TopTabsDrawing {
  let context: ChromeContext

  /// The tabs, or nothing if they are at the bottom or hidden.
  var items: [DisplayItem] {
    guard let tabs = context.topTabs, let frame = context.geometry.tabBar, let plate else {
      return []
    }
    var list = DisplayList(background)
    tabs.draw(in: plate, context.drawing(in: frame), into: &list)
    return list.items
  }

  /// The plate of the tabs, in a left-to-right window.
  private var plate: Rect? {
    switch context.configuration.os {
    case .ios26: return GlassRow(context)?.tabs?.plate
    case .ios18:
      let bar = NavigationBarDrawing(context: context)
      let strip = context.geometry.tabBar
      return (bar.row ?? strip.map { bar.row(.init(title: "", backTitle: nil), in: $0) })?.tabs
    }
  }

  /// The background behind the tabs, unless a navigation bar draws its own.
  private var background: [DisplayItem] {
    guard context.geometry.navigationBar == nil, let frame = context.geometry.tabBarBackground
    else { return [] }
    switch (context.configuration.tabBar, context.configuration.os) {
    case (.hidden, _), (.translucent, .ios18): return []
    case (.opaque, _): return [.fill(.rect(frame), context.background)]
    case (.translucent, .ios26): return [GlassEdge.top(of: frame, color: context.background)]
    }
  }
}

extension ChromeContext {
  /// The tabs at the top of the screen, or nil if they are at the bottom or hidden.
  var topTabs: TitleTabs? {
    guard geometry.isTabBarAtTop else { return nil }
    return TitleTabs(screen.tabs, selected: screen.selectedTab, in: traits, measuring: text)
  }
}
