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
}
