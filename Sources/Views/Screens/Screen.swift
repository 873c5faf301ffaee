import AutoLayout
public import Geometry

/// The environment of a window's layout, in points.
public struct Screen: Hashable, Sendable {
  /// The size of the whole screen.
  public var size: Size
  /// The number of device pixels per point, in 1...8; frames end on whole pixels.
  public let scale: Int
  /// The frame of the window's view on the screen, without opaque bars.
  public var contentFrame: Rect
  /// The safe-area insets of the window's view, including bars.
  public var safeAreaInsets: Insets
  /// The system's minimum margins of the window's view, without the safe area.
  public var systemMargins: Insets
  /// The height that the keyboard covers from the bottom in points; 0 without a keyboard.
  public var keyboardHeight: Points
  /// The layout direction.
  public var direction: LayoutDirection
  /// Whether a navigation or tab controller contains the window's view, even if its bars are
  /// hidden.
  var hasBarContainer = false
  /// The frame of a floating keyboard on the screen in points, or nil.
  var floatingKeyboard: Rect?
  /// The maximum width of the readable content guide, in points.
  var readableWidth = LayoutEnvironment.defaultReadableWidth
  /// The state of the device, or nil for a screen without a device.
  var deviceState: DeviceState?
  let grid: PixelGrid

  /// The frame of the keyboard on the screen in points; its height is 0 without a keyboard.
  package var keyboardFrame: Rect {
    floatingKeyboard
      ?? Rect(x: 0, y: size.height - keyboardHeight, width: size.width, height: keyboardHeight)
  }

  /// Creates a screen without a device and bars.
  ///
  /// - Parameters:
  ///   - size: The size of the whole screen, in points.
  ///   - scale: The number of device pixels per point, clamped to 1...8.
  ///   - safeAreaInsets: The insets that cutouts, rounded corners and bars cover, in points.
  ///   - margin: The system's minimum margin at the left and right, in points.
  ///   - keyboardHeight: The height that the keyboard covers from the bottom in points; 0 without a
  ///     keyboard.
  ///   - direction: The layout direction.
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

  /// Returns the engine's environment for a frame and margins of the window's view.
  func environment(content: RootPlacement, margins: Insets) -> LayoutEnvironment {
    LayoutEnvironment(
      screenSize: size, grid: grid, rootFrame: content.frame, safeArea: content.safeAreaInsets,
      rootMargins: margins, keyboardFrame: keyboardFrame,
      isKeyboardFloating: floatingKeyboard != nil,
      direction: direction, readableWidth: readableWidth, hasBarContainer: hasBarContainer)
  }
}

/// The place of a window's view on a screen.
struct RootPlacement: Hashable {
  /// The frame in screen coordinates, in points.
  var frame: Rect
  /// The safe-area insets of the view in points, including bars.
  var safeAreaInsets: Insets
}

extension Screen {
  /// Returns the place of a controller's view, or of a view without a controller.
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
