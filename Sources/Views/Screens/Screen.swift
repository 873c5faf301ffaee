import AutoLayout
public import Geometry

/// The environment of a window's layout, in points.
public struct Screen: Hashable, Sendable {
  /// The size of the whole screen.
  public var size: Size
  /// Device pixels in one point, 1...8; frames end on whole pixels.
  public let scale: Int
  /// The frame of the window's view on the screen, without opaque bars.
  public var contentFrame: Rect
  /// The safe-area insets of the window's view, bars included.
  public var safeAreaInsets: Insets
  /// The system's least margins of the window's view, safe area not included.
  public var systemMargins: Insets
  /// The keyboard's height in points; zero without a keyboard.
  public var keyboardHeight: Points
  /// The reading direction.
  public var direction: LayoutDirection
  /// Whether a navigation or a tab controller shows the screen, with its bars visible or not.
  var hasBarContainer = false
  /// The frame of a floating keyboard on the screen in points, or nil.
  var floatingKeyboard: Rect?
  /// The greatest width of readable content, in points.
  var readableWidth = LayoutEnvironment.defaultReadableWidth
  /// The device in its state, or nil for a screen without a device.
  var deviceState: DeviceState?
  let grid: PixelGrid

  /// A screen without bars.
  ///
  /// - Parameters:
  ///   - size: of the whole screen.
  ///   - scale: device pixels in one point, brought into 1...8.
  ///   - safeAreaInsets: what cutouts, corners and bars cover.
  ///   - margin: the system's least margin at the sides.
  ///   - keyboardHeight: from the bottom; 0 without a keyboard.
  ///   - direction: where reading begins.
  public init(
    size: Size, scale: Int = 2, safeAreaInsets: Insets = .zero, margin: Points = 16,
    keyboardHeight: Points = 0, direction: LayoutDirection = .leftToRight
  ) {
    grid = PixelGrid(scale: min(max(scale, 1), 8)) ?? .wholePoints
    self.scale = grid.scale
    self.size = size
    contentFrame = Rect(origin: .zero, size: size)
    self.safeAreaInsets = safeAreaInsets
    systemMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)
    self.keyboardHeight = keyboardHeight
    self.direction = direction
  }

  /// The engine's environment, with the frame and margins of the window's view.
  func environment(content: RootPlacement, margins: Insets) -> LayoutEnvironment {
    LayoutEnvironment(
      screenSize: size, grid: grid, rootFrame: content.frame, safeArea: content.safeAreaInsets,
      rootMargins: margins,
      keyboardFrame: floatingKeyboard
        ?? Rect(
          x: 0, y: size.height - keyboardHeight, width: size.width, height: keyboardHeight),
      direction: direction, readableWidth: readableWidth, hasBarContainer: hasBarContainer)
  }
}

/// The place of a window's view on a screen.
struct RootPlacement: Hashable {
  /// On the screen, in points.
  var frame: Rect
  /// The view's, bars included.
  var safeAreaInsets: Insets
}

extension Screen {
  /// The place of a controller's view, or of a view without a controller.
  func content(of controller: ViewController?) -> RootPlacement {
    let own = RootPlacement(frame: contentFrame, safeAreaInsets: safeAreaInsets)
    guard let controller, let deviceState else { return own }
    let extends =
      controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars
    return extends
      ? own
      : deviceState.content(
        extending: controller.edgesForExtendedLayout,
        underOpaqueBars: controller.extendedLayoutIncludesOpaqueBars)
  }
}
