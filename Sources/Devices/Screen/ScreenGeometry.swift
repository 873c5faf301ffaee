package import Geometry

/// The geometry of an app's window and its bars, in points and window coordinates unless a member
/// says otherwise.
package struct ScreenGeometry: Hashable, Sendable {
  /// The window's size.
  package let size: Size
  /// The pixel lines of the screen.
  package let grid: PixelGrid
  /// The screen's size in its orientation.
  package let screenSize: Size
  /// The window's frame in screen coordinates.
  package let window: Rect
  /// The corner radius of a floating window, otherwise 0.
  package let windowCornerRadius: Points
  /// The content view's frame.
  package let rootFrame: Rect
  /// The content view's safe-area insets, including bars.
  package let safeArea: Insets
  /// The window's own insets, without bars.
  package let deviceSafeArea: Insets
  /// The content view's system minimum margins, without the safe area.
  package let rootMargins: Insets
  /// The insets of a full-screen window in this orientation, without bars.
  package let screenSafeArea: Insets
  /// The screen's status bar, wider than the window in a split view, or nil if it is hidden or the
  /// window does not reach it.
  package let statusBar: Rect?
  /// The navigation bar with prompt, large title and search field, or nil while hidden.
  package let navigationBar: Rect?
  /// The rectangle from the window's top to the bar's lower edge, or nil while hidden.
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
  /// The rectangle from the toolbar's top to a tab bar or the window's bottom, or nil while hidden.
  package let toolbarBackground: Rect?
  /// The keyboard's frame, with zero height at the window's bottom edge while hidden.
  ///
  /// A docked keyboard is as wide as the screen and reaches its bottom, so part of it may lie
  /// outside the window.
  package let keyboard: Rect
  /// Whether the keyboard floats.
  ///
  /// Layout ignores a floating keyboard unless a view asks for it.
  package let isKeyboardFloating: Bool
  /// How far a docked keyboard reaches up from the window's bottom; 0 while hidden or floating.
  package let keyboardOverlap: Points
  package let homeIndicator: Rect?
  package let cutout: Cutout
  package let sizeClasses: SizeClasses

  /// The number of device pixels in a point.
  package var scale: Int { grid.scale }

  /// The geometry of a configuration, which must be a supported one.
  package init(_ configuration: Configuration) {
    let device = configuration.device
    let placement = WindowPlacement(configuration)
    let window = Rect(origin: .zero, size: placement.frame.size)
    func onWindow(_ rect: Rect) -> Rect {
      rect.offset(by: Point(x: -placement.frame.x, y: -placement.frame.y))
    }
    size = window.size
    grid = PixelGrid(scale: device.scale) ?? .wholePoints
    screenSize = placement.screen
    self.window = placement.frame
    windowCornerRadius = placement.cornerRadius
    deviceSafeArea = placement.safeArea
    screenSafeArea = placement.screenSafeArea
    sizeClasses = placement.sizeClasses
    rootMargins = Insets(top: 0, left: placement.margin, bottom: 0, right: placement.margin)

    let top = NavigationBarMetrics(configuration, horizontal: placement.sizeClasses.horizontal)?
      .strips(inWidth: window.width, below: placement.safeArea.top)
    navigationBar = top?.bar
    navigationBarBackground = top.map {
      Rect(x: 0, y: 0, width: window.width, height: $0.bar.maxY)
    }
    prompt = top?.prompt
    navigationRow = top?.row
    largeTitle = top?.largeTitle
    searchBar = top?.searchBar
    let topTabs = TopTabs(configuration, in: placement, navigationRow: top?.row)
    let bottom = BottomBarMetrics(
      configuration, hasTabs: configuration.tabBar != .hidden && topTabs == nil,
      window: window.size, inset: placement.safeArea.bottom)
    tabBar = topTabs?.strip ?? bottom.tabBar
    tabBarBackground = topTabs?.background ?? bottom.tabBarBackground
    isTabBarAtTop = topTabs != nil
    toolbar = bottom.toolbar
    toolbarBackground = bottom.toolbarBackground

    let content = ContentPlacement(
      screen: window, deviceInsets: placement.safeArea,
      bars: ScreenGeometry.strips(
        configuration, top: top?.bar, topTabs: topTabs?.strip, tabBar: bottom.tabBar,
        toolbar: bottom.toolbar, in: window),
      extendedEdges: configuration.extendedEdges,
      extendsUnderOpaqueBars: configuration.extendsUnderOpaqueBars)
    rootFrame = content.frame
    safeArea = content.safeArea

    let keyboard = KeyboardPlacement(configuration, in: placement)
    self.keyboard = keyboard.frame
    isKeyboardFloating = keyboard.isFloating
    keyboardOverlap = keyboard.overlap

    statusBar =
      placement.statusBarHeight > 0 && placement.frame.minY <= 0
      ? onWindow(
        Rect(x: 0, y: 0, width: placement.screen.width, height: placement.statusBarHeight)) : nil
    homeIndicator = device.homeIndicator
      .map { onWindow($0.frame(on: placement.screen, in: configuration.orientation)) }
      .flatMap { $0.intersection(window) == nil ? nil : $0 }
    cutout = device.cutout.turned(
      to: configuration.orientation, onPortraitScreen: device.screenSize)
  }

  private static func strips(
    _ configuration: Configuration, top: Rect?, topTabs: Rect?, tabBar: Rect?, toolbar: Rect?,
    in window: Rect
  ) -> [BarStrip] {
    let bars: [(BarStrip.Edge, reach: Points?, isOpaque: Bool)] = [
      (.top, top?.maxY, configuration.navigationBar == .opaque),
      (.top, topTabs?.maxY, configuration.tabBar == .opaque),
      (.bottom, tabBar.map { window.maxY - $0.minY }, configuration.tabBar == .opaque),
      (.bottom, toolbar.map { window.maxY - $0.minY }, configuration.toolbar == .opaque),
    ]
    return bars.compactMap { edge, reach, isOpaque in
      reach.map { BarStrip(edge: edge, reach: $0, isOpaque: isOpaque) }
    }
  }
}

extension HomeIndicator {
  /// The home indicator's frame on the screen in an orientation.
  fileprivate func frame(on screen: Size, in orientation: Orientation) -> Rect {
    let width = width[orientation]
    return Rect(
      x: screen.width / 2 - width / 2, y: screen.height - bottomOffset - height, width: width,
      height: height)
  }
}
