private import CCairo
private import Geometry

/// A font at one size; kept alive with the value.
final class ScaledFont {
  let handle: OpaquePointer

  /// Takes a share in a `cairo_scaled_font_t`.
  init(sharing handle: OpaquePointer) {
    self.handle = cairo_scaled_font_reference(handle)
  }

  deinit { cairo_scaled_font_destroy(handle) }
}
