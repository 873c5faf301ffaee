import Devices
import Geometry
import Graphics
import ViewKinds

/// The navigation bar up to iOS 18: background, hairline, prompt, title, buttons and search field.
struct NavigationBarDrawing {
  let context: ChromeContext

  /// The items, or none while the bar is hidden.
  var items: [DisplayItem] {
    let geometry = context.geometry
    guard let background = geometry.navigationBarBackground else { return [] }
    guard let contents = row else {
      var list = DisplayList(backgroundItems(in: background))
      drawActiveSearch(into: &list)
      return list.items
    }
    let drawing = context.drawing(in: contents.row)
    var list = DisplayList(backgroundItems(in: background))
    list.items += promptItems
    list.items += contents.backButtonItems(tint: context.traits.tint)
    if let title = contents.titleItem(color: context.labelColor) { list.append(title) }
    contents.drawButtons(tint: context.traits.tint, drawing, into: &list)
    list.items += largeTitleItems(below: contents.row)
    if let strip = geometry.searchBar { drawSearchField(in: strip, into: &list) }
    return list.items
  }

  /// The row of title and buttons, or nil while the bar is hidden.
  var row: NavigationRow? { context.geometry.navigationRow.map { row(content, in: $0) } }

  /// Returns a row with the tabs of the screen if they are at the top.
  func row(_ content: NavigationRow.Content, in strip: Rect) -> NavigationRow {
    let tabs = context.topTabs
    return NavigationRow(
      content, in: strip, insets: context.sideInsets,
      tabsSize: tabs.map { Size(width: $0.width, height: $0.height(inRow: strip.height)) },
      direction: context.traits.direction, measuring: context.text, on: context.grid)
  }

  /// The content of the row, without a large title.
  var content: NavigationRow.Content {
    let screen = context.screen
    return NavigationRow.Content(
      title: context.geometry.largeTitle == nil ? screen.title ?? "" : "",
      subtitle: context.geometry.largeTitle == nil ? screen.subtitle ?? "" : "",
      backTitle: screen.backTitle, backWord: screen.words[.back], leading: screen.leftItems,
      trailing: screen.rightItems, textSize: context.configuration.textSize)
  }

  /// Returns the items of the background.
  private func backgroundItems(in frame: Rect) -> [DisplayItem] {
    let style = context.configuration.navigationBar
    let barTint = context.screen.barTint
    switch style {
    case .hidden, .transparent: return []
    case .largeTitle, .translucent:
      guard context.hasNavigationBackground else { return [] }
      if style == .largeTitle, let barTint { return [.fill(.rect(frame), barTint)] }
    case .opaque: break
    }
    var list = DisplayList()
    BarBackground(isTranslucent: style != .opaque, in: context.traits.colors, tint: barTint)
      .draw(frame, hairlineAt: .bottom, on: context.grid, into: &list)
    return list.items
  }

  /// The prompt: one centred line of 13 points.
  var promptItems: [DisplayItem] {
    guard let strip = context.geometry.prompt, let text = context.screen.prompt, !text.isEmpty
    else { return [] }
    let prompt = TextContent(text, font: .system(13))
    let drawing = context.drawing(in: strip)
    let box = strip.inset(by: context.sideInsets).offset(by: Point(x: 0, y: 2))
    return [
      .text(
        TextRun(
          prompt, color: context.labelColor, alignment: .center,
          in: drawing.line(of: prompt.font, in: box), direction: context.traits.direction))
    ]
  }

  func largeTitleItems(below row: Rect) -> [DisplayItem] {
    guard context.geometry.largeTitle != nil, let title = context.screen.title else { return [] }
    let titles = LargeTitle(
      title: title, subtitle: context.screen.subtitle ?? "", color: context.labelColor,
      in: context.traits)
    return titles.items(
      in: LargeTitle.frame(below: row, insets: context.sideInsets),
      alignment: context.isRightToLeft ? .right : .left)
  }

  /// The style of the search field, which is over content except under a large title.
  private var searchStyle: SearchField.Style {
    guard context.configuration.os == .ios26 else { return .classic }
    return context.geometry.largeTitle == nil ? .glass : .capsule
  }

  func searchField(_ style: SearchField.Style) -> SearchField {
    SearchField(
      text: context.screen.searchText, placeholder: context.screen.searchPlaceholder ?? "",
      isEditing: isSearching, in: context.traits, style: style)
  }

  /// Whether the search field is being edited.
  private var isSearching: Bool {
    [.active, .activeBottom].contains(context.configuration.shownSearch)
  }

  /// Draws the field of an active search and the button that ends it.
  func drawActiveSearch(into list: inout DisplayList) {
    guard let strip = context.geometry.searchBar else { return }
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    SearchRow(
      searchField(context.configuration.os == .ios26 ? .glass : .classic), hasCancel: true,
      tint: context.traits.tint
    ).draw(in: strip.inset(by: insets), context.drawing(in: strip), into: &list)
  }

  /// Draws the search field of the strip.
  ///
  /// Measured under a large title: the field is 1 point below the strip's top and 15 above its
  /// bottom.
  func drawSearchField(in strip: Rect, into list: inout DisplayList) {
    guard !isSearching else { return drawActiveSearch(into: &list) }
    let insets = context.isRightToLeft ? context.sideInsets.mirrored : context.sideInsets
    let field = searchField(searchStyle)
    let frame = Rect(
      x: strip.minX + insets.left, y: strip.minY + 1,
      width: max(0, strip.width - insets.left - insets.right), height: field.height)
    field.draw(in: frame, context.drawing(in: strip), into: &list)
  }
}
