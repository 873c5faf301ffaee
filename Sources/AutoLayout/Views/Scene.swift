package import Geometry

/// The input of a layout for one cell of the matrix: views, constraints and the environment, with no
/// shorthand, template or default left unresolved.
package struct Scene: Sendable {
  package var environment: LayoutEnvironment
  /// The root first; a parent stands before its children; siblings in back-to-front order.
  package var views: [ViewNode]
  /// In order of declaration, which decides ties.
  package var constraints: [Constraint]

  package init(
    environment: LayoutEnvironment, views: [ViewNode], constraints: [Constraint]
  ) {
    self.environment = environment
    self.views = views
    self.constraints = constraints
  }
}

/// The screen that a scene is laid out on, in points, in screen coordinates unless said otherwise.
package struct LayoutEnvironment: Hashable, Sendable {
  package var screenSize: Size
  package var grid: PixelGrid
  /// The content view's frame on the screen, after bars took their strips.
  package var rootFrame: Rect
  /// The content view's safe-area insets, bars included.
  package var safeArea: Insets
  /// The content view's system minimum margins, before safe-area insets are added.
  package var rootMargins: Insets
  /// The keyboard's frame on the screen; of zero height at the bottom edge while hidden.
  package var keyboardFrame: Rect
  /// The direction of views that have none of their own.
  package var direction: LayoutDirection
  /// The greatest width of readable content; it grows with the text size.
  package var readableWidth: Points
  /// Whether a navigation or a tab controller shows the screen, with its bars visible or not.
  package var hasBarContainer: Bool

  package init(
    screenSize: Size, grid: PixelGrid, rootFrame: Rect, safeArea: Insets, rootMargins: Insets,
    keyboardFrame: Rect, direction: LayoutDirection = .leftToRight,
    readableWidth: Points = LayoutEnvironment.defaultReadableWidth, hasBarContainer: Bool = false
  ) {
    self.screenSize = screenSize
    self.grid = grid
    self.rootFrame = rootFrame
    self.safeArea = safeArea
    self.rootMargins = rootMargins
    self.keyboardFrame = keyboardFrame
    self.direction = direction
    self.readableWidth = readableWidth
    self.hasBarContainer = hasBarContainer
  }

  /// The readable width at the default text size, as a 1024-point iPad shows it.
  package static let defaultReadableWidth: Points = 672

  /// Whether the keyboard stands at the screen's bottom edge, and does not float.
  var isKeyboardDocked: Bool {
    keyboardFrame.height > 0 && keyboardFrame.maxY >= screenSize.height
  }
}
