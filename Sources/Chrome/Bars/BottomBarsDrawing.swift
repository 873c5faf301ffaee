import Devices
import Geometry
import Graphics
import ViewKinds

/// The tab bar up to iOS 18: tabs on a blurred, plain or clear strip along the window's bottom.
struct TabBarDrawing {
  let context: ChromeContext

  /// The items, or none while the bar is hidden or at the top.
  var items: [DisplayItem] {
    guard !context.geometry.isTabBarAtTop, let bar = context.geometry.tabBar,
      let frame = context.geometry.tabBarBackground
    else { return [] }
    var list = DisplayList()
    let isTranslucent = context.configuration.tabBar == .translucent
    if !isTranslucent || context.hasTabBackground {
      BarBackground(isTranslucent: isTranslucent, in: context.traits.colors)
        .draw(frame, hairlineAt: .top, on: context.grid, into: &list)
    }
    TabRow(context.screen.tabs, selected: context.screen.selectedTab, in: context.traits)
      .draw(in: context.drawing(in: bar), into: &list)
    return list.items
  }
}

/// A navigation controller's toolbar up to iOS 18.
struct ToolbarDrawing {
  let context: ChromeContext

  /// The items, or none while the bar is hidden.
  var items: [DisplayItem] {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return [] }
    var list = DisplayList()
    let isTranslucent = context.configuration.toolbar == .translucent
    if !isTranslucent || context.hasToolbarBackground {
      BarBackground(isTranslucent: isTranslucent, in: context.traits.colors)
        .draw(frame, hairlineAt: .top, on: context.grid, into: &list)
    }
    ButtonRow(context.screen.toolbarItems, tint: context.traits.tint)
      .draw(in: context.drawing(in: bar), into: &list)
    return list.items
  }
}
