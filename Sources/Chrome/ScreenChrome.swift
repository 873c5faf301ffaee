package import Devices
package import Geometry
package import Graphics
package import ViewKinds

/// The system's drawing around an app's content.
///
/// It consists of bars, alerts, sheets of actions, keyboard, home indicator, cutout and display corners.
package enum ScreenChrome {
  /// Returns the screen with its views, its bars and everything over them, back to front.
  ///
  /// Each part of the system is in a group whose name is `chrome.` and the part's name. Coordinates
  /// are the window's. If the window is smaller than the screen, items may be outside the window.
  ///
  /// - Parameters:
  ///   - views: the screen's own views.
  ///   - columns: the items of each of the screen's columns before the secondary one.
  ///   - sheets: the items of each of the screen's sheets.
  ///   - cards: the sheets that shrink the screen at the other end of a film, back to front.
  ///   - sources: the frames of the views from which sheets are presented; nil for none.
  ///   - configuration: the device and its state.
  ///   - geometry: the geometry of that configuration.
  ///   - screen: the description of the screen.
  ///   - source: the view from which something is presented, or nil for none.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the items of the whole screen.
  package static func display(
    _ views: DisplayList, columns: [[DisplayItem]] = [], sheets: [[DisplayItem]] = [],
    cards: [PresentedSheet] = [], sources: [Rect?] = [], configuration: Configuration,
    geometry: ScreenGeometry, screen: ScreenDescription,
    source: SourceView? = nil, measuring text: any TextMeasuring
  ) -> DisplayList {
    let context = ChromeContext(
      configuration: configuration, geometry: geometry, screen: screen, measuring: text)
    var items = views.items + bars(in: context)
    for (column, views) in zip(screen.columns, columns).reversed() {
      guard let place = geometry.columns.first(where: { $0.role == column.role }) else { continue }
      let context = context.showing(column, at: place)
      items = ColumnLayer(context: context).items(views + bars(in: context), over: items)
    }
    for (index, sheet) in sheets.enumerated() where screen.sheets.indices.contains(index) {
      let source = sources.indices.contains(index) ? sources[index] : nil
      let hasCard = cards.contains { $0.view == screen.sheets[index].view }
      items = SheetLayer(context: context, index: index, sourceView: source, hasCard: hasCard)
        .items(sheet, over: items)
    }
    for card in cards where !screen.sheets.contains(where: { $0.view == card.view }) {
      let window = Rect(origin: .zero, size: geometry.size)
      // What is around a card stays black while the card becomes that of another sheet.
      let isOverBlack = screen.sheets.contains(where: \.place.shrinksScreen)
      items =
        (isOverBlack ? [.fill(.rect(window), .black)] : [])
        + [SheetLayer.wholeCard(items, in: window, name: card.cardGroup)]
    }
    items += groups([
      ("presented", PresentedDrawing(context: context, sourceView: source).items),
      (
        "keyboard",
        KeyboardToolbar(context: context).items + (KeyboardDrawing(context)?.items ?? [])
      ),
      ("statusBar", statusBar(in: context)),
      (
        "homeIndicator",
        showsHomeIndicator(in: context)
          ? HomeIndicatorDrawing.items(geometry: geometry, appearance: context.appearance) : []
      ),
    ])
    if screen.corners == .drawn {
      items += groups([
        ("cutout", CutoutDrawing.items(configuration: configuration, geometry: geometry)),
        ("display", DisplayCornersDrawing.items(configuration: configuration, geometry: geometry)),
      ])
    }
    return DisplayList(items)
  }

  /// Returns the buttons in the bars of the screen and its columns, each bar's back to front.
  ///
  /// - Parameters:
  ///   - configuration: the device and its state.
  ///   - geometry: the geometry of that configuration.
  ///   - screen: the description of the screen.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the buttons with their frames, those of the screen itself first.
  package static func barButtons(
    configuration: Configuration, geometry: ScreenGeometry, screen: ScreenDescription,
    measuring text: any TextMeasuring
  ) -> [PlacedBarButton] {
    let context = ChromeContext(
      configuration: configuration, geometry: geometry, screen: screen, measuring: text)
    let columns = screen.columns.flatMap { column in
      geometry.columns.first { $0.role == column.role }
        .map { context.showing(column, at: $0).placedButtons(in: column.role) } ?? []
    }
    return context.placedButtons() + columns
  }

  /// Returns a group for each part that has items.
  private static func groups(_ parts: [(name: String, items: [DisplayItem])]) -> [DisplayItem] {
    parts.filter { !$0.items.isEmpty }.map {
      .group(name: "chrome.\($0.name)", opacity: 1, clip: nil, $0.items)
    }
  }

  /// The bars of the screen or of a column, back to front.
  private static func bars(in context: ChromeContext) -> [DisplayItem] {
    let tabContext = context.tinted(context.screen.tabTint)
    let navigationContext = context.tinted(context.screen.navigationTint)
    let bars =
      switch context.configuration.os {
      case .ios18:
        [
          ("toolbar", ToolbarDrawing(context: context).items),
          ("tabBar", TabBarDrawing(context: tabContext).items),
          ("navigationBar", NavigationBarDrawing(context: navigationContext).items),
        ]
      case .ios26:
        [
          ("toolbar", GlassBottomBars(context: context).toolbar),
          ("tabBar", GlassBottomBars(context: tabContext).tabBar),
          ("navigationBar", GlassNavigationBar(context: navigationContext).items),
        ]
      }
    return groups(bars + [("tabBar", TopTabsDrawing(context: tabContext).items)])
  }

  /// Whether the home indicator is drawn.
  ///
  /// Phones with iOS 26 hide it a moment after a screen appears; measured: 50 of 53 screenshots do
  /// not show it.
  private static func showsHomeIndicator(in context: ChromeContext) -> Bool {
    let configuration = context.configuration
    return context.screen.showsHomeIndicator
      ?? (configuration.os != .ios26 || configuration.device.family != .iphone)
  }

  private static func statusBar(in context: ChromeContext) -> [DisplayItem] {
    guard
      let layout = StatusBarLayout(
        configuration: context.configuration, geometry: context.geometry)
    else { return [] }
    // Above the card of a shrunken screen there is black.
    let isOverBlack = context.screen.sheets.contains(where: \.place.shrinksScreen)
    let isBlack =
      switch context.screen.statusBarStyle {
      case _ where isOverBlack: false
      case .default: context.appearance == .light
      case .lightContent: false
      case .darkContent: true
      }
    let drawing = StatusBarDrawing(layout: layout, color: isBlack ? .black : .white)
    let bar = context.geometry.statusBar ?? .zero
    return drawing.items(measuring: context.text)
      .directed(context.screen.direction, in: bar.minX + bar.maxX) + drawing.windowItems
  }
}
