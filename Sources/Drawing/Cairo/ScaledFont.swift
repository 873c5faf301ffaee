private import CCairo

/// A font at one size, retained by the value.
final class ScaledFont {
  let handle: OpaquePointer
  /// The font size (the em) in points.
  let size: Double

  /// Creates a font that retains a `cairo_scaled_font_t`.
  init(sharing handle: OpaquePointer) {
    self.handle = cairo_scaled_font_reference(handle)
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(handle, &matrix)
    size = matrix.yy
  }

  deinit { FontLock.hold { cairo_scaled_font_destroy(handle) } }
}
