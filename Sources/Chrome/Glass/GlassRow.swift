import Devices
import Geometry
import Graphics
import ViewKinds

/// The layout of the top row of iOS 26: the navigation bar's row, and a tablet's tabs in its middle
/// or as near as the buttons allow.
///
/// With tabs, the title follows the leading buttons if it has room. A search field without a strip of
/// its own is after the trailing buttons.
struct GlassRow {
  private(set) var bar: GlassNavigationRow
  /// The frame of the search field, or nil if there is none in the row.
  let searchField: Rect?
  let tabs: (content: TitleTabs, plate: Rect)?

  /// The distance from plates to the safe area's edge on a tablet, in points.
  ///
  /// Measured on a 13-inch iPad, as the search field's width.
  private static let padMargin: Points = 10
  private static let fieldWidth: Points = 230
  /// The least width of a field that leaves tabs the middle of the row, and the title its room; a
  /// guess.
  ///
  /// Without this room, it is a round button, unless it is being edited.
  private static let leastFieldWidth: Points = 180
  private static let buttonWidth: Points = 44

  /// Creates the layout, or nil without a row.
  init?(_ context: ChromeContext) {
    let geometry = context.geometry
    let tabStrip = geometry.isTabBarAtTop ? geometry.tabBar : nil
    guard let row = geometry.navigationRow ?? tabStrip else { return nil }
    var insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    if context.configuration.device.family == .ipad {
      // Measured on a panel: a title without buttons before it is at the panel's margin.
      let isTitleFirst =
        geometry.content.isPanel && context.screen.leftItems.isEmpty
        && context.screen.backTitle == nil
      if !isTitleFirst { insets.left = insets.left - geometry.rootMargins.left + Self.padMargin }
      insets.right = insets.right - geometry.rootMargins.right + Self.padMargin
    }
    let hasField =
      context.configuration.shownSearch?.isAtBottom == false && geometry.navigationRow != nil
      && geometry.searchBar == nil
    func layout(fieldWidth: Points) -> (bar: GlassNavigationRow, field: Rect?) {
      let end = row.maxX - insets.right
      let field = Rect(
        x: end - fieldWidth, y: row.minY, width: fieldWidth, height: min(44, row.height))
      var insets = insets
      if hasField { insets.right = row.maxX - field.minX + GlassNavigationRow.spacing }
      let bar = GlassNavigationRow(
        geometry.navigationRow == nil
          ? NavigationRow.Content(title: "", backTitle: nil)
          : NavigationBarDrawing(context: context).content,
        in: row, insets: insets, hasPlates: !geometry.content.isPanel, traits: context.traits,
        measuring: context.text)
      return (bar, hasField ? field : nil)
    }
    var placed = layout(fieldWidth: Self.fieldWidth)
    if hasField {
      let free = placed.bar.titleRoom
      let tabs = context.topTabs
      let excess =
        tabs.map { row.midX + $0.width / 2 - free.maxX }
        ?? (free.width > 0
          ? placed.bar.titleWidth(measuring: context.text) - free.width : Self.fieldWidth)
      if excess > 0 {
        let width = context.grid.rounded(Self.fieldWidth - excess)
        let isEdited = context.configuration.shownSearch == .active
        placed = layout(
          fieldWidth: width >= Self.leastFieldWidth
            ? width : isEdited ? Self.leastFieldWidth : Self.buttonWidth)
      }
    }
    (bar, searchField) = placed
    guard let content = context.topTabs else {
      tabs = nil
      return
    }
    let free = bar.titleRoom
    let width = min(content.width, max(0, free.width))
    let x = max(min(row.midX - width / 2, free.maxX - width), free.minX)
    let plate = Rect(x: x, y: row.minY, width: width, height: free.height)
    tabs = (content, plate)
    let titleEnd = min(free.maxX, plate.minX - GlassNavigationRow.spacing)
    let hasTitle = bar.titleWidth(measuring: context.text) <= titleEnd - free.minX
    bar.titleRoom = Rect(
      minX: free.minX, minY: free.minY, maxX: hasTitle ? titleEnd : free.minX, maxY: free.maxY)
  }
}
