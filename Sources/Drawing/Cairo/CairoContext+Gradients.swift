private import CCairo
import Geometry
import Graphics

extension CairoContext {
  /// Fills the current path with a linear or radial gradient, whose line or ellipse has a size.
  func fill(with gradient: Gradient) {
    // Never null: Cairo returns an error as a pattern.
    let pattern: OpaquePointer
    switch gradient.shape {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(
        start.x.value, start.y.value, end.x.value, end.y.value)
    case .radial(let center, let radii):
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      let (x, y) = (radii.width.value, radii.height.value)
      var matrix = cairo_matrix_t(
        xx: 1 / x, yx: 0, xy: 0, yy: 1 / y, x0: -center.x.value / x, y0: -center.y.value / y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic: return
    }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
        Double(stop.color.blue) / 255, Double(stop.color.alpha) / 255)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(handle, pattern)
    cairo_fill(handle)
  }

  /// Applies a transform until `restore`.
  func concatenate(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
      x0: transform.tx.value, y0: transform.ty.value)
    cairo_transform(handle, &matrix)
  }

  func setStroke(_ stroke: Stroke) {
    cairo_set_line_width(handle, stroke.width.value)
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(handle, cap)
    cairo_set_line_join(handle, join)
    // Cairo leaves a dash without length out behind a longer one, also if round ends make it a dot.
    let least = stroke.dashes.isEmpty || cap == CAIRO_LINE_CAP_BUTT ? 0 : 0.001
    let dashes = stroke.dashes.map { max($0.value, least) }
    cairo_set_dash(handle, dashes, Int32(dashes.count), stroke.dashPhase.value)
  }
}
