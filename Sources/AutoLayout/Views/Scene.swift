package import Geometry

/// The input of a layout for one cell of the matrix: views, constraints and the environment.
///
/// All shorthands, templates and defaults are resolved.
package struct Scene: Sendable {
  package var environment: LayoutEnvironment
  /// The views: the root first, parents before their children, siblings in back-to-front order.
  package var views: [ViewNode]
  /// The constraints in order of declaration, which breaks ties.
  package var constraints: [Constraint]

  package init(
    environment: LayoutEnvironment, views: [ViewNode], constraints: [Constraint]
  ) {
    self.environment = environment
    self.views = views
    self.constraints = constraints
  }
}

/// The screen for which a scene is laid out.
///
/// Lengths are in points, and frames are in screen coordinates.
package struct LayoutEnvironment: Hashable, Sendable {
  package var screenSize: Size
  package var grid: PixelGrid
  /// The content view's frame on the screen, without the space that bars take.
  package var rootFrame: Rect
  /// The content view's safe-area insets, including bars.
  package var safeArea: Insets
  /// The content view's system minimum margins, before safe-area insets are added.
  package var rootMargins: Insets
  /// The keyboard's frame on the screen, with zero height at the bottom edge if hidden.
  package var keyboardFrame: Rect
  /// Whether the keyboard floats, which layout ignores unless a guide follows it.
  package var isKeyboardFloating: Bool
  /// The layout direction of views that do not set one.
  package var direction: LayoutDirection
  /// The maximum width of readable content, which grows with the text size.
  package var readableWidth: Points
  /// Whether a navigation or tab bar controller shows the screen, even if its bars are hidden.
  package var hasBarContainer: Bool

  package init(
    screenSize: Size, grid: PixelGrid, rootFrame: Rect, safeArea: Insets, rootMargins: Insets,
    keyboardFrame: Rect, isKeyboardFloating: Bool = false,
    direction: LayoutDirection = .leftToRight,
    readableWidth: Points = LayoutEnvironment.defaultReadableWidth, hasBarContainer: Bool = false
  ) {
    self.screenSize = screenSize
    self.grid = grid
    self.rootFrame = rootFrame
    self.safeArea = safeArea
    self.rootMargins = rootMargins
    self.keyboardFrame = keyboardFrame
    self.isKeyboardFloating = isKeyboardFloating
    self.direction = direction
    self.readableWidth = readableWidth
    self.hasBarContainer = hasBarContainer
  }

  /// The readable width at the default text size, as on a 1024-point iPad.
  package static let defaultReadableWidth: Points = 672

  /// Whether the keyboard is visible and docked at the screen's bottom edge.
  var isKeyboardDocked: Bool {
    !isKeyboardFloating && keyboardFrame.height > 0
  }
}
