package import Geometry

/// The geometry of an app's window and its bars, in points and window coordinates unless a member
/// says otherwise.
@dynamicMemberLookup
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
  /// The window's own insets, without bars.
  package let deviceSafeArea: Insets
  /// The insets of a full-screen window in this orientation, without bars.
  package let screenSafeArea: Insets
  /// The screen's status bar, wider than the window in a split view, or nil if it is hidden or the
  /// window does not reach it.
  package let statusBar: Rect?
  /// The bars and the content view of the screen itself, which may be the secondary column of a
  /// split view.
  package private(set) var content: ContentGeometry
  /// The visible columns of a split view before the secondary one, from the leading edge.
  ///
  /// A window of compact width shows one column: this one, or the secondary one if there is none.
  package let columns: [ContentGeometry]
  /// The keyboard's frame, with zero height at the window's bottom edge while hidden.
  ///
  /// A docked keyboard is as wide as the screen and reaches its bottom, so part of it may lie
  /// outside the window.
  package let keyboard: Rect
  /// The toolbar at the keyboard's top, or nil for none.
  package let keyboardToolbar: Rect?
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
    let split = configuration.split.map {
      SplitPlacement(
        $0, in: window.size, safeArea: placement.safeArea, on: configuration.os,
        width: placement.sizeClasses.horizontal)
    }
    let isCollapsed = split?.isCollapsed ?? false
    content = ContentGeometry(
      configuration, in: placement, column: split?.areas.last { $0.role == .secondary },
      isCollapsed: isCollapsed)
    columns = (split?.areas ?? []).filter { $0.role != .secondary }.map {
      ContentGeometry(
        configuration.showing($0.role), in: placement, column: $0, isCollapsed: isCollapsed)
    }

    let keyboard = KeyboardPlacement(configuration, in: placement)
    self.keyboard = keyboard.frame
    keyboardToolbar = configuration.keyboardToolbar(of: keyboard.frame)
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

  /// The place of the screen's own bars and views.
  package subscript<Value>(dynamicMember path: KeyPath<ContentGeometry, Value>) -> Value {
    content[keyPath: path]
  }

  /// Whether the only visible column is not the secondary one, and covers the screen.
  package var coversScreen: Bool {
    columns.first.map { $0.area.size == size } ?? false
  }

  /// The keyboard's frame without its toolbar.
  package var keyboardPanel: Rect {
    keyboard.inset(
      by: Insets(top: keyboardToolbar?.height ?? 0, left: 0, bottom: 0, right: 0))
  }

  /// Returns the geometry with a column's bars in place of the screen's own.
  package func showing(_ column: ContentGeometry) -> ScreenGeometry {
    var geometry = self
    geometry.content = column
    return geometry
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
