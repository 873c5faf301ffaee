package import Geometry

/// The bars and the content view of one screen: of a whole window, or of a column of a split view.
///
/// Frames are in window coordinates.
package struct ContentGeometry: Hashable, Sendable {
  /// The column, or nil for a window without columns.
  package let role: SplitView.Role?
  /// The part of the window that the bars span.
  package let area: Rect
  /// Whether the content is on a panel of glass over the content beside it.
  package let isPanel: Bool
  /// Whether the column is over the secondary one.
  package let isOver: Bool
  /// The insets in `area` without bars.
  package let insets: Insets
  package let sizeClasses: SizeClasses
  /// The content view's frame.
  package let rootFrame: Rect
  /// The content view's safe-area insets, including bars.
  package let safeArea: Insets
  /// The content view's system minimum margins, without the safe area.
  package let rootMargins: Insets
  /// The navigation bar with prompt, large title and search field, or nil while hidden.
  package let navigationBar: Rect?
  /// The rectangle from the area's top to the bar's lower edge, or nil while hidden.
  package let navigationBarBackground: Rect?
  /// The line above the navigation bar's row, or nil without a prompt.
  package let prompt: Rect?
  /// The row of the navigation bar's small title and buttons, or nil while the bar is hidden.
  package let navigationRow: Rect?
  /// The strip of the expanded large title, or nil without it.
  package let largeTitle: Rect?
  /// The strip of the navigation bar's search field, or nil without it or with the field in the
  /// row.
  package let searchBar: Rect?
  /// The strip of the tabs, above the home indicator or at the top of a tablet, or nil while
  /// hidden.
  package let tabBar: Rect?
  /// Whether the tabs are in the navigation bar's row or in its place.
  package let isTabBarAtTop: Bool
  /// The rectangle from the tab bar to the window's edge, or nil while hidden.
  package let tabBarBackground: Rect?
  /// The strip of the toolbar's buttons, above a tab bar or the home indicator, or nil while
  /// hidden.
  package let toolbar: Rect?
  /// The rectangle from the toolbar's top to a tab bar or the area's bottom, or nil while hidden.
  package let toolbarBackground: Rect?

  /// Places the bars and the content view of a window, or of a column of it.
  ///
  /// - Parameters:
  ///   - configuration: the state of the device and of these bars.
  ///   - placement: the window.
  ///   - column: the column, or nil for the whole window.
  ///   - isCollapsed: whether the column is the only one because of the window's compact width.
  init(
    _ configuration: Configuration, in placement: WindowPlacement,
    column: SplitPlacement.Area? = nil, isCollapsed: Bool = false
  ) {
    let window = Rect(origin: .zero, size: placement.frame.size)
    let area = column?.frame ?? window
    let isPanel = column?.isPanel ?? false
    role = column?.role
    self.area = area
    self.isPanel = isPanel
    isOver = column?.isOver ?? false
    let insets = isPanel ? .zero : placement.safeArea.within(area, of: window)
    self.insets = insets
    let isNarrow = column != nil && column?.role != .secondary && !isCollapsed
    sizeClasses =
      isNarrow
      ? SizeClasses(horizontal: .compact, vertical: placement.sizeClasses.vertical)
      : placement.sizeClasses
    let margin =
      isNarrow && configuration.device.family == .ipad
      ? WindowPlacement.compactMargin : placement.margin
    rootMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)

    func placed(_ rect: Rect?) -> Rect? { rect?.offset(by: area.origin) }
    // A column has tabs only if it is alone in the window.
    var configuration = configuration
    if column != nil, !isCollapsed { configuration.tabBar = .hidden }
    let top = NavigationBarMetrics(configuration, horizontal: sizeClasses.horizontal)?
      .strips(inWidth: area.width, below: insets.top)
    let topTabs = TopTabs(
      configuration, in: placement, navigationRow: top?.row, horizontal: sizeClasses.horizontal)
    let bottom = BottomBarMetrics(
      configuration, hasTabs: configuration.tabBar != .hidden && topTabs == nil,
      window: area.size, inset: insets.bottom, isPanel: isPanel)
    navigationBar = placed(top?.bar)
    navigationBarBackground = placed(
      top.map { Rect(x: 0, y: 0, width: area.width, height: $0.bar.maxY) })
    prompt = placed(top?.prompt)
    navigationRow = placed(top?.row)
    largeTitle = placed(top?.largeTitle)
    searchBar = placed(top?.searchBar)
    tabBar = placed(topTabs?.strip ?? bottom.tabBar)
    tabBarBackground = placed(topTabs?.background ?? bottom.tabBarBackground)
    isTabBarAtTop = topTabs != nil
    toolbar = placed(bottom.toolbar)
    toolbarBackground = placed(bottom.toolbarBackground)

    let content = ContentPlacement(
      screen: Rect(origin: .zero, size: area.size), deviceInsets: insets,
      bars: Self.strips(
        configuration, top: top?.bar, topTabs: topTabs?.strip, tabBar: bottom.tabBar,
        toolbar: bottom.toolbar, in: area.size),
      extendedEdges: configuration.extendedEdges,
      extendsUnderOpaqueBars: configuration.extendsUnderOpaqueBars)
    let underlap = column?.underlap ?? 0
    let isMirrored = configuration.split?.direction == .rightToLeft
    let under = Insets(
      top: 0, left: isMirrored ? 0 : underlap, bottom: 0, right: isMirrored ? underlap : 0)
    rootFrame = content.frame.offset(by: area.origin).inset(
      by: Insets(top: 0, left: -under.left, bottom: 0, right: -under.right))
    safeArea = content.safeArea + under
  }

  private static func strips(
    _ configuration: Configuration, top: Rect?, topTabs: Rect?, tabBar: Rect?, toolbar: Rect?,
    in size: Size
  ) -> [BarStrip] {
    let bars: [(BarStrip.Edge, reach: Points?, isOpaque: Bool)] = [
      (.top, top?.maxY, configuration.navigationBar == .opaque),
      (.top, topTabs?.maxY, configuration.tabBar == .opaque),
      (.bottom, tabBar.map { size.height - $0.minY }, configuration.tabBar == .opaque),
      (.bottom, toolbar.map { size.height - $0.minY }, configuration.toolbar == .opaque),
    ]
    return bars.compactMap { edge, reach, isOpaque in
      reach.map { BarStrip(edge: edge, reach: $0, isOpaque: isOpaque) }
    }
  }
}

extension ContentGeometry {
  /// The radius of a panel's corners, otherwise 0.
  ///
  /// Measured on a 13-inch iPad.
  package var cornerRadius: Points { isPanel ? 24 : 0 }

  /// The part of the window that shows the content.
  ///
  /// Beside a panel, the content view reaches farther than its bars.
  package var visibleArea: Rect {
    Rect(
      minX: min(area.minX, rootFrame.minX), minY: area.minY,
      maxX: max(area.maxX, rootFrame.maxX), maxY: area.maxY)
  }
}

extension Insets {
  /// Returns the insets of a window that a part of it has, which are those of the edges that it
  /// reaches.
  ///
  /// A part that leaves the window has no more than the window's insets.
  fileprivate func within(_ area: Rect, of window: Rect) -> Insets {
    func inset(_ inset: Points, _ distance: Points) -> Points {
      max(inset - max(distance, 0), 0)
    }
    return Insets(
      top: inset(top, area.minY), left: inset(left, area.minX),
      bottom: inset(bottom, window.maxY - area.maxY),
      right: inset(right, window.maxX - area.maxX))
  }
}
