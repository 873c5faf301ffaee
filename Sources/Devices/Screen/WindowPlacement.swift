package import Geometry

/// An app's window on a screen, and what the device itself keeps of it.
struct WindowPlacement {
  let screen: Size
  /// In screen coordinates.
  let frame: Rect
  let cornerRadius: Points
  /// 0 while hidden.
  let statusBarHeight: Points
  /// The insets of a window that fills the screen, without bars.
  let screenSafeArea: Insets
  /// The window's own insets, without bars: those of the screen at the edges that it touches.
  let safeArea: Insets
  let sizeClasses: SizeClasses
  let margin: Points

  init(_ configuration: Configuration) {
    let device = configuration.device
    let orientation = configuration.orientation
    screen = device.screenSize(in: orientation)
    let bounds = Rect(origin: .zero, size: screen)
    let split = device.windows?[orientation][configuration.window]
    frame = WindowPlacement.frame(configuration.window, split, on: bounds)
    cornerRadius = configuration.window == .slideOver ? WindowPlacement.slideOverRadius : 0
    statusBarHeight = configuration.statusBarHeight
    screenSafeArea = configuration.screenSafeArea
    safeArea = Insets(
      top: frame.minY <= 0 ? screenSafeArea.top : 0,
      left: frame.minX <= 0 ? screenSafeArea.left : 0,
      bottom: frame.maxY >= bounds.maxY ? screenSafeArea.bottom : 0,
      right: frame.maxX >= bounds.maxX ? screenSafeArea.right : 0)
    if frame == bounds {
      sizeClasses = device.sizeClasses[orientation]
    } else {
      sizeClasses = SizeClasses(
        horizontal: split?.horizontalClass ?? WindowPlacement.horizontalClass(of: frame.width),
        vertical: .regular)
    }
    margin =
      frame != bounds && sizeClasses.horizontal == .compact
      ? WindowPlacement.compactMargin : device.layoutMargin[orientation]
  }

  /// The root margin of windows of compact width on tablets.
  private static let compactMargin: Points = 16
  /// As much as between the sides of a split view; nobody measured it.
  private static let slideOverInset: Points = 10
  /// The window is 40 points lower than the screen (Geoff Hackworth) and stands in the middle.
  private static let slideOverReduction: Points = 40
  /// Nobody measured it; by the eye on screenshots.
  private static let slideOverRadius: Points = 10

  /// Windows of any size: the widest compact split view has 647 points, the narrowest regular 678.
  private static func horizontalClass(of width: Points) -> SizeClass {
    width < 678 ? .compact : .regular
  }

  private static func frame(_ window: WindowSize, _ split: SplitWindow?, on screen: Rect) -> Rect {
    switch window {
    case .full: return screen
    case .size(let size):
      return Rect(
        x: ((screen.width - size.width) / 2).roundedDown,
        y: ((screen.height - size.height) / 2).roundedDown, width: size.width,
        height: size.height)
    case .twoThirds, .half, .third, .slideOver:
      guard let width = split?.width else { return screen }
      switch window {
      case .third:
        return Rect(
          minX: screen.maxX - width, minY: 0, maxX: screen.maxX, maxY: screen.maxY)
      case .slideOver:
        return Rect(
          x: screen.maxX - width - slideOverInset, y: slideOverReduction / 2, width: width,
          height: screen.height - slideOverReduction)
      default: return Rect(x: 0, y: 0, width: width, height: screen.height)
      }
    }
  }
}

extension Points {
  fileprivate var roundedDown: Points { Points(value.rounded(.down)) }
}

extension Device {
  /// The screen as it is held.
  package func screenSize(in orientation: Orientation) -> Size {
    orientation.isLandscape ? screenSize.transposed : screenSize
  }
}

extension Configuration {
  /// 0 while hidden; phones hide the status bar when they lie, and only one with a home button can
  /// be told not to.
  var statusBarHeight: Points {
    let heights = device.metrics(on: os).statusBarHeight
    switch statusBar {
    case nil: return heights[orientation]
    case .hidden: return 0
    case .shown:
      let isForced = orientation.isLandscape && device.homeIndicator == nil
      return isForced ? heights.portrait : heights[orientation]
    }
  }

  /// The insets of a window that fills the screen, without bars; those of the lying screen are
  /// given with the device's top at the left.
  var screenSafeArea: Insets {
    let area = device.metrics(on: os).safeArea
    if device.isCustom { return area.portrait.turned(to: orientation) }
    var insets = area[orientation]
    let usual = device.metrics(on: os).statusBarHeight[orientation]
    if statusBarHeight < usual { insets.top = device.safeAreaTopStatusBarHidden }
    if statusBarHeight > usual { insets.top = statusBarHeight }
    return orientation == .landscapeRight ? insets.mirrored : insets
  }
}
