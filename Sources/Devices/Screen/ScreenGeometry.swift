package import Geometry

/// Where the system puts things on the screen in one configuration; points, screen coordinates,
/// already turned to the orientation.
package struct ScreenGeometry: Hashable, Sendable {
  package let size: Size
  package let scale: Int
  /// The content view's frame.
  package let rootFrame: Rect
  /// The content view's safe-area insets, bars included.
  package let safeArea: Insets
  /// The window's own insets, without bars.
  package let deviceSafeArea: Insets
  /// The content view's system minimum margins, safe area not included.
  package let rootMargins: Insets
  /// Nil while hidden.
  package let statusBar: Rect?
  /// The bar itself, large title included; nil while hidden.
  package let navigationBar: Rect?
  /// From the screen's top to the bar's lower edge; nil while hidden.
  package let navigationBarBackground: Rect?
  /// Of zero height at the bottom edge while hidden.
  package let keyboard: Rect
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
    rootFrame = content.frame
    safeArea = content.safeArea
    deviceSafeArea = insets
    rootMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)
    let statusBarHeight = device.statusBarHeight[orientation]
    statusBar =
      statusBarHeight > 0 ? Rect(x: 0, y: 0, width: size.width, height: statusBarHeight) : nil
    navigationBar = bar
    navigationBarBackground = bar.map { Rect(x: 0, y: 0, width: size.width, height: $0.maxY) }
    keyboard = ScreenGeometry.keyboard(configuration, on: screen)
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
      case .shownWithoutSuggestions: heights.withoutSuggestions
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
