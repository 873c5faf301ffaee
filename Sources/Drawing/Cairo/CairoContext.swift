import CCairo
import Geometry
import Graphics

/// A Cairo context for one surface, in points after `setScale`.
///
/// It is freed with the value.
///
/// Cairo keeps the first error and ignores later calls; `check` throws that error. A context keeps
/// the last font, so popping one of its states may release a font.
struct CairoContext: ~Copyable {
  let handle: OpaquePointer

  init(_ surface: borrowing CairoSurface) throws(DrawingError) {
    // Never null: Cairo returns an error as a context.
    handle = cairo_create(surface.handle)
    try check()
  }

  init(_ surface: borrowing CairoPDFSurface) throws(DrawingError) {
    handle = cairo_create(surface.handle)
    try check()
  }

  deinit { FontLock.hold { cairo_destroy(handle) } }

  func check() throws(DrawingError) {
    let status = cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(Self.message(status)) }
  }

  static func message(_ status: cairo_status_t) -> String {
    cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status.rawValue)"
  }

  static var libraryVersion: String {
    cairo_version_string().map { String(cString: $0) } ?? "unknown"
  }

  /// The version of pixman, Cairo's compositor.
  static var pixmanVersion: String {
    pixman_version_string().map { String(cString: $0) } ?? "unknown"
  }

  func scale(by factor: Double) { cairo_scale(handle, factor, factor) }
  /// Sets the number of pixels in a point, replacing any other transform.
  func setScale(_ factor: Double) {
    cairo_identity_matrix(handle)
    scale(by: factor)
  }
  func translate(x: Double, y: Double) { cairo_translate(handle, x, y) }
  func save() { cairo_save(handle) }
  func restore() { FontLock.hold { cairo_restore(handle) } }

  func setColor(_ color: RGBAColor) {
    cairo_set_source_rgba(
      handle, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  /// Replaces everything within the clip, including alpha.
  func clear(_ color: RGBAColor) {
    save()
    cairo_set_operator(handle, CAIRO_OPERATOR_SOURCE)
    setColor(color)
    cairo_paint(handle)
    restore()
  }

  func setPath(_ path: Path) {
    cairo_new_path(handle)
    cairo_set_fill_rule(
      handle, path.usesEvenOddRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(handle, point.x.value, point.y.value)
      case .line(let point): cairo_line_to(handle, point.x.value, point.y.value)
      case .curve(let point, let first, let second):
        cairo_curve_to(
          handle, first.x.value, first.y.value, second.x.value, second.y.value, point.x.value,
          point.y.value)
      case .close: cairo_close_path(handle)
      }
    }
  }

  func fill() { cairo_fill(handle) }
  func clip() { cairo_clip(handle) }

  func stroke(_ stroke: Stroke) {
    setStroke(stroke)
    cairo_stroke(handle)
  }

  /// Begins a group: everything until `endGroup` is drawn separately.
  func beginGroup() { cairo_push_group(handle) }

  func endGroup(opacity: Double) {
    FontLock.hold { cairo_pop_group_to_source(handle) }
    cairo_paint_with_alpha(handle, opacity)
  }
}
