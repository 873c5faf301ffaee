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
    let dashes = CairoDashes(stroke)
    cairo_set_line_cap(handle, cap)
    cairo_set_line_join(handle, dashes.areRoundDots ? CAIRO_LINE_JOIN_ROUND : join)
    cairo_set_dash(handle, dashes.lengths, Int32(dashes.lengths.count), dashes.phase)
  }
}

/// The dashes of a stroke for Cairo, in which dashes without length are dots.
///
/// Cairo leaves out a dash without length behind a longer one, and readers of PDF files leave out
/// one at the end of a path. With round or square ends, such a dash therefore gets a short length
/// around its place, which the gaps beside it lose.
private struct CairoDashes {
  /// The length of a dot in points, less than a hundredth of a pixel.
  private static let dot = 0.001

  let lengths: [Double]
  let phase: Double
  /// Whether all dashes are round dots.
  ///
  /// A dot around a corner has two parts, which only a round join leaves round.
  let areRoundDots: Bool

  init(_ stroke: Stroke) {
    var lengths = stroke.dashes.map(\.value)
    var phase = stroke.dashPhase.value
    // An odd number of lengths makes the second turn start with a gap.
    if !lengths.count.isMultiple(of: 2) { lengths += lengths }
    let dashes = stride(from: 0, to: lengths.count, by: 2)
    let dots = stroke.cap == .butt ? [] : dashes.filter { lengths[$0] == 0 }
    areRoundDots = stroke.cap == .round && !dots.isEmpty && dots.count == lengths.count / 2
    for index in dots {
      for gap in [index == 0 ? lengths.count - 1 : index - 1, index + 1] {
        lengths[gap] = max(lengths[gap] - Self.dot / 2, 0)
      }
      lengths[index] = Self.dot
      if index == 0 { phase += Self.dot / 2 }
    }
    (self.lengths, self.phase) = (lengths, phase)
  }
}
