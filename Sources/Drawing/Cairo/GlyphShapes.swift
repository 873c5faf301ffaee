private import CCairo
import Geometry
import Graphics

/// A converter of glyphs to paths, or to pixels for emoji.
final class GlyphShapes {
  private let surface: CairoSurface
  private let context: CairoContext

  /// The pixels per point at which FreeType's rounding to 1/64 of a pixel is negligible.
  private static let magnification = 16.0

  init() throws(DrawingError) {
    surface = try CairoSurface(width: 1, height: 1, format: .mask)
    context = try CairoContext(surface)
    context.scale(by: Self.magnification)
  }

  /// Returns the glyph's outline in points, with the glyph's origin at zero.
  func outline(of glyph: Int, font: ScaledFont) -> Path {
    cairo_new_path(context.handle)
    var placed = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    context.withFont(font) { cairo_glyph_path(context.handle, &placed, 1) }
    guard let copy = cairo_copy_path(context.handle) else { return Path() }
    defer { cairo_path_destroy(copy) }
    var path = Path()
    var index = 0
    while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(x: Points(point.x), y: Points(point.y))
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.line(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.curve(to: point(3), point(1), point(2))
      default: path.close()
      }
      index += Int(header.length)
    }
    // Cairo adds a move after it closes an outline.
    if case .move = path.elements.last { path.elements.removeLast() }
    return path
  }

  /// Draws the glyph in a square picture of `side` points, with the glyph's origin at `origin`.
  func picture(
    of glyph: Int, font: ScaledFont, side: Double, origin: Point, pixelsPerPoint: Double
  ) throws(DrawingError) -> CairoSurface {
    let length = Int((side * pixelsPerPoint).rounded(.up))
    let surface = try CairoSurface(width: length, height: length, format: .translucent)
    let context = try CairoContext(surface)
    context.scale(by: pixelsPerPoint)
    let placed = PlacedGlyph(index: glyph, x: origin.x.value, y: origin.y.value)
    context.showPictures(of: [placed], font: font)
    try context.check()
    return surface
  }
}
