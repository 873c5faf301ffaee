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
    var list = DisplayList()
    if isOpaque || context.hasTabBackground {
      list.append(background(frame, isOpaque: isOpaque, under: .tabs))
    }
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
    let isFading = !hasTabs && context.hasToolbarBackground
    if isOpaque || isFading, !context.geometry.content.isPanel {
      list.append(background(frame, isOpaque: isOpaque, under: .buttons))
    }
    let drawing = context.drawing(in: bar)
    guard !isSearching else {
      drawActiveSearch(in: drawing, into: &list)
      return list.items
    }
    guard let buttons = toolbarButtons else { return list.items }
    buttons.draw(in: drawing, into: &list)
    if context.configuration.shownSearch == .bottom {
      NavigationBarDrawing(context: context).searchField(.largeGlass)
        .draw(in: buttons.searchPlace, drawing, into: &list)
    }
    return list.items
  }

  /// Draws the field of a search at the bottom, above the keyboard if it is shown.
  ///
  /// Measured on a beta: 8 from the sides and 21.7 above the keyboard, with a disc of the same
  /// height 8.3 beside it.
  private func drawActiveSearch(in drawing: DrawingContext, into list: inout DisplayList) {
    let row = SearchRow(
      NavigationBarDrawing(context: context).searchField(.largeGlass), hasCancel: true,
      tint: context.traits.tint, gap: 8.3)
    let bar = drawing.frame
    var strip = buttons([])?.searchPlace ?? bar
    let keyboard = context.geometry.keyboard
    if context.geometry.keyboardOverlap > 0 {
      strip = Rect(
        x: bar.minX + 8, y: keyboard.minY - 21.7 - row.field.height, width: bar.width - 16,
        height: row.field.height)
    }
    let safe = drawing.safeArea
    row.draw(
      in: strip.inset(by: Insets(top: 0, left: safe.left, bottom: 0, right: safe.right)), drawing,
      into: &list)
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

  /// Whether an active search is in the place of the toolbar's buttons.
  private var isSearching: Bool { context.configuration.shownSearch == .activeBottom }

  /// The toolbar's buttons, or nil while they are hidden.
  var toolbarButtons: GlassButtons? {
    isSearching ? nil : buttons(context.screen.toolbarItems)
  }

  private func buttons(_ items: [BarButton]) -> GlassButtons? {
    guard let bar = context.geometry.toolbar, let frame = context.geometry.toolbarBackground
    else { return nil }
    return GlassButtons(
      toolbar: items, in: context.drawing(in: bar), background: frame,
      isAboveTabs: hasTabs, isOnPanel: context.geometry.content.isPanel)
  }
}
