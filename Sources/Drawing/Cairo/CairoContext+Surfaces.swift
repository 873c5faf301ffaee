private import CCairo
import Filters
import Geometry
import Graphics

/// The rectangle that a surface fills, in points.
struct SurfacePlacement {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

extension CairoContext {
  /// Fills the current path with a picture at `placement`.
  ///
  /// Outside the picture, its edge pixels are repeated.
  func fill(with surface: borrowing CairoSurface, at placement: SurfacePlacement, isSmooth: Bool) {
    let pattern = Self.pattern(surface, placement, isSmooth: isSmooth)
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(handle, pattern)
    cairo_fill(handle)
  }

  /// Fills the clip with a colour through the surface's alpha.
  ///
  /// Outside the surface, the edge pixels are repeated if `continuesEdges` is true and the target
  /// has pixels. Otherwise nothing is drawn there.
  func mask(
    _ color: RGBAColor, by surface: borrowing CairoSurface, at placement: SurfacePlacement,
    isSmooth: Bool, continuesEdges: Bool = false
  ) {
    let pattern = Self.pattern(surface, placement, isSmooth: isSmooth)
    defer { cairo_pattern_destroy(pattern) }
    // In a PDF file, Cairo draws a surface without translucent pixels in its own colours if its
    // edges are repeated.
    if !continuesEdges || !hasPixels { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE) }
    setColor(color)
    cairo_mask(handle, pattern)
  }

  /// Whether the innermost open group is drawn as pixels at once, not for a PDF file.
  private var hasPixels: Bool {
    cairo_surface_get_type(cairo_get_group_target(handle)) == CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Creates the pattern of a surface.
  ///
  /// The filter is bilinear if `isSmooth` is true, otherwise Cairo's better filter for pictures.
  private static func pattern(
    _ surface: borrowing CairoSurface, _ placement: SurfacePlacement, isSmooth: Bool
  ) -> OpaquePointer {
    // Never null: Cairo returns an error as a pattern.
    let pattern: OpaquePointer = cairo_pattern_create_for_surface(surface.handle)
    let scaleX = Double(surface.width) / placement.width
    let scaleY = Double(surface.height) / placement.height
    var matrix = cairo_matrix_t(
      xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -placement.x * scaleX, y0: -placement.y * scaleY)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD)
    return pattern
  }

  /// The pixels drawn so far in the innermost open group, or nil if they cannot be read.
  ///
  /// They stay valid until the next call on the context.
  var target: PremultipliedPixels? {
    guard let target = cairo_get_group_target(handle) else { return nil }
    cairo_surface_flush(target)
    guard let data = cairo_image_surface_get_data(target) else { return nil }
    var offsetX = 0.0
    var offsetY = 0.0
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    let stride = Int(cairo_image_surface_get_stride(target))
    let height = Int(cairo_image_surface_get_height(target))
    return PremultipliedPixels(
      bytes: UnsafeRawBufferPointer(start: data, count: stride * height), stride: stride,
      bounds: PixelRect(
        x: -Int(offsetX), y: -Int(offsetY), width: Int(cairo_image_surface_get_width(target)),
        height: height),
      isOpaque: cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24)
  }
}

extension SurfacePlacement {
  init(_ rect: Rect) {
    self.init(
      x: rect.x.value, y: rect.y.value, width: rect.width.value, height: rect.height.value)
  }
}
