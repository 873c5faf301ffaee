import Devices
import Geometry
import Graphics
import ViewKinds

/// The navigation bar of iOS 26: plates for the buttons, and a background only if the bar is opaque
/// or has a colour.
struct GlassNavigationBar {
  let context: ChromeContext

  /// The items, or none while the bar is hidden.
  var items: [DisplayItem] {
    let shared = NavigationBarDrawing(context: context)
    guard let row = context.geometry.navigationRow else {
      var list = DisplayList(backgroundItems)
      shared.drawActiveSearch(into: &list)
      return list.items
    }
    var list = DisplayList(backgroundItems)
    list.items += shared.promptItems
    drawRow(in: row, into: &list)
    list.items += shared.largeTitleItems(below: row)
    if let strip = context.geometry.searchBar {
      shared.drawSearchField(in: strip, into: &list)
    }
    return list.items
  }

  private var backgroundItems: [DisplayItem] {
    guard let frame = context.geometry.navigationBarBackground else { return [] }
    let style = context.configuration.navigationBar
    if let tint = context.screen.barTint, style == .opaque || context.hasNavigationBackground {
      return [.fill(.rect(frame), tint)]
    }
    switch style {
    case .hidden, .transparent: return []
    case .opaque:
      // Measured: a hairline below the bar.
      let hairline = Rect(
        x: frame.x, y: frame.maxY, width: frame.width, height: context.grid.hairline)
      return [
        .fill(.rect(frame), context.background),
        .fill(
          .rect(hairline), BarBackground(isTranslucent: false, in: context.traits.colors).hairline),
      ]
    case .translucent, .largeTitle:
      return context.hasNavigationBackground
        ? [GlassEdge.top(of: frame, color: context.background)] : []
    }
  }

  private func drawRow(in frame: Rect, into list: inout DisplayList) {
    guard let row = GlassRow(context) else { return }
    row.bar.draw(
      titleColor: context.labelColor,
      isCentred: row.tabs == nil && !context.geometry.content.isPanel, context.drawing(in: frame),
      into: &list)
    if let field = row.searchField {
      NavigationBarDrawing(context: context).searchField(.glass)
        .draw(in: field, context.drawing(in: frame), into: &list)
    }
  }
}
