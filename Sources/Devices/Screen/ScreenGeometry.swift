package import Geometry

/// Where the system puts things on the screen in one configuration; points, screen coordinates,
/// already turned to the orientation.
/// Where everything lies in an app's window, in points, in window coordinates unless said otherwise.
package struct ScreenGeometry: Hashable, Sendable {
  /// The window's size.
  package let size: Size
  package let scale: Int
  /// The screen's size as it is held.
  package let screenSize: Size
  /// Where the window lies on the screen, in screen coordinates.
  package let window: Rect
  /// The radius of the window's own corners, 0 but for a window that floats.
  package let windowCornerRadius: Points
  /// The content view's frame.
  package let rootFrame: Rect
  /// The content view's safe-area insets, bars included.
  package let safeArea: Insets
  /// The window's own insets, without bars.
  package let deviceSafeArea: Insets
  /// The content view's system minimum margins, safe area not included.
  package let rootMargins: Insets
  /// The screen's own insets as it is held, wherever the window lies.
  package let screenSafeArea: Insets
  /// The screen's status bar, which is wider than the window in a split view; nil while hidden and
  /// where the window does not reach it.
  package let statusBar: Rect?
  /// The bar itself, with prompt, large title and search field; nil while hidden.
  package let navigationBar: Rect?
  /// From the window's top to the bar's lower edge; nil while hidden.
  package let navigationBarBackground: Rect?
  /// The line above the navigation bar's row; nil without a prompt.
  package let prompt: Rect?
  /// The row of the navigation bar's small title and buttons; nil while the bar is hidden.
  package let navigationRow: Rect?
  /// The strip of the expanded large title; nil without it.
  package let largeTitle: Rect?
  /// The strip of the navigation bar's search field; nil without it.
  package let searchBar: Rect?
  /// The strip of the tabs, above the home indicator; nil while hidden.
  package let tabBar: Rect?
  /// From the tab bar's upper edge to the window's bottom; nil while hidden.
  package let tabBarBackground: Rect?
  /// The strip of the buttons, above a tab bar or the home indicator; nil while hidden.
  package let toolbar: Rect?
  /// From the toolbar's upper edge to a tab bar or the window's bottom; nil while hidden.
  package let toolbarBackground: Rect?
  /// A docked keyboard is as wide as the screen and reaches to its bottom, so it may lie partly
  /// outside of the window; of zero height at the window's bottom edge while hidden.
  package let keyboard: Rect
  /// Whether the keyboard hovers, so that layout takes no notice of it unless it asks to.
  package let isKeyboardFloating: Bool
  /// How far a docked keyboard reaches up from the window's bottom; 0 while hidden or floating.
  package let keyboardOverlap: Points
  package let homeIndicator: Rect?
  package let cutout: Cutout
  package let sizeClasses: SizeClasses

  /// Callers leave out orientations that the device does not support.
  package init(_ configuration: Configuration) {
    let device = configuration.device
    let orientation = configuration.orientation
    let size = orientation.isLandscape ? device.screenSize.transposed : device.screenSize
    let screen = Rect(origin: .zero, size: size)
    let insets = device.safeAreaInsets(in: orientation)
    let bar = NavigationBarMetrics(configuration)?.frame(in: screen, below: insets.top)
    let content = ContentPlacement(
      screen: screen, deviceInsets: insets,
      bars: bar.map {
        [BarStrip(edge: .top, reach: $0.maxY, isOpaque: configuration.navigationBar == .opaque)]
      } ?? [],
      extendedEdges: configuration.extendedEdges,
      extendsUnderOpaqueBars: configuration.extendsUnderOpaqueBars)
    let margin = device.layoutMargin[orientation]

    self.size = size
    scale = device.scale
    screenSize = size
    window = screen
    windowCornerRadius = 0
    screenSafeArea = insets
    prompt = nil
    largeTitle = nil
    searchBar = nil
    tabBar = nil
    tabBarBackground = nil
    toolbar = nil
    toolbarBackground = nil
    isKeyboardFloating = false
    rootFrame = content.frame
    safeArea = content.safeArea
    deviceSafeArea = insets
    rootMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)
    let statusBarHeight = device.statusBarHeight[orientation]
    statusBar =
      statusBarHeight > 0 ? Rect(x: 0, y: 0, width: size.width, height: statusBarHeight) : nil
    navigationBar = bar
    navigationRow = bar.map {
      Rect(
        x: $0.x, y: $0.y, width: $0.width,
        height: NavigationBarMetrics(configuration)?.rowHeight ?? 0)
    }
    navigationBarBackground = bar.map { Rect(x: 0, y: 0, width: size.width, height: $0.maxY) }
    keyboard = ScreenGeometry.keyboard(configuration, on: screen)
    keyboardOverlap = keyboard.height
    homeIndicator = device.homeIndicator.map { indicator in
      let width = indicator.width[orientation]
      return Rect(
        x: screen.midX - width / 2,
        y: screen.maxY - indicator.bottomOffset - indicator.height, width: width,
        height: indicator.height)
    }
    cutout = device.cutout.turned(to: orientation, onPortraitScreen: device.screenSize)
    sizeClasses = device.sizeClasses[orientation]
  }

  private static func keyboard(_ configuration: Configuration, on screen: Rect) -> Rect {
    let heights = configuration.device.keyboardHeight[configuration.orientation]
    let height: Points =
      switch configuration.keyboard {
      case .hidden: 0
      case .shown: heights.withSuggestions
      case .shownWithoutSuggestions, .numberPad: heights.withoutSuggestions
      case .floating: 0
      case .height(let height): min(max(height, 0), screen.height)
      }
    return Rect(minX: 0, minY: screen.maxY - height, maxX: screen.maxX, maxY: screen.maxY)
  }
}

extension Device {
  /// The insets of a full-screen window without bars; those of the lying screen are given with the
  /// device's top at the left.
  fileprivate func safeAreaInsets(in orientation: Orientation) -> Insets {
    if isCustom { return safeArea.portrait.turned(to: orientation) }
    let insets = safeArea[orientation]
    return orientation == .landscapeRight ? insets.mirrored : insets
  }
}
