public import Geometry

/// An app's window on a screen, with the device's insets.
struct WindowPlacement {
  let screen: Size
  /// The window's frame in screen coordinates.
  let frame: Rect
  let cornerRadius: Points
  /// The height of the status bar, or 0 while hidden.
  let statusBarHeight: Points
  /// The insets of a full-screen window, without bars.
  let screenSafeArea: Insets
  /// The window's insets without bars: the screen's at the edges that it touches, otherwise 0.
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

  /// The root margin of windows and columns of compact width on tablets.
  static let compactMargin: Points = 16
  /// The distance between the sides of a split view.
  ///
  /// Not measured.
  private static let slideOverInset: Points = 10
  /// The window is 40 points lower than the screen (Geoff Hackworth), and centred.
  private static let slideOverReduction: Points = 40
  /// An estimate from screenshots.
  private static let slideOverRadius: Points = 10

  /// The class of a window of any width: the widest compact split view has 647 points, the
  /// narrowest regular one 678.
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
  /// The size of the screen in an orientation.
  package func screenSize(in orientation: Orientation) -> Size {
    orientation.isLandscape ? screenSize.transposed : screenSize
  }
}

extension Configuration {
  /// The height of the status bar, or 0 while hidden.
  ///
  /// Phones hide it in landscape, and only a phone with a home button can show it there.
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

  /// The insets of a full-screen window without bars.
  ///
  /// The device gives those of landscape with its top at the left.
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

/// The part of a tablet's screen that the app's window takes.
public enum WindowSize: Hashable, Sendable {
  /// The whole screen.
  case full
  /// The wide side of a split view.
  case twoThirds
  /// One of a split view's equal sides.
  case half
  /// The narrow side of a split view.
  case third
  /// The narrow window over another app.
  case slideOver
  /// A window of that size in points, in the middle of the screen.
  case size(Size)
}
