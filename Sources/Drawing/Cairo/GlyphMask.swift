private import CCairo
import Filters

/// The coverage of pixels by a glyph at one position within a pixel.
struct GlyphMask: Sendable {
  /// The distance from the origin's pixel to the mask's left column.
  let left: Int
  /// The distance from the origin's pixel to the mask's top row.
  ///
  /// Down is positive.
  let top: Int
  let width: Int
  let height: Int
  /// The coverage of each pixel, 0...255, row by row.
  let coverage: [UInt8]
}

extension GlyphMask {
  /// A mask of the glyph's outline, filled by Cairo.
  ///
  /// - Parameters:
  ///   - glyph: its number in the font.
  ///   - font: at its size in points.
  ///   - scale: pixels a point.
  ///   - x: the origin's position in its pixel, 0..<1.
  ///   - y: the origin's position in its pixel, 0..<1.
  /// - Throws: if Cairo has no memory for the mask.
  init(
    of glyph: Int, font: ScaledFont, scale: Double, x: Double, y: Double
  ) throws(DrawingError) {
    let sheet = try CairoContext(CairoSurface(width: 1, height: 1, format: .mask))
    sheet.scale(by: scale)
    let placed = PlacedGlyph(index: glyph, x: x / scale, y: y / scale)
    let bounds = sheet.bounds(of: placed, font: font, scale: scale)
    guard let bounds else {
      self.init(left: 0, top: 0, width: 0, height: 0, coverage: [])
      return
    }
    let surface = try CairoSurface(width: bounds.width, height: bounds.height, format: .mask)
    let context = try CairoContext(surface)
    context.translate(x: Double(-bounds.x), y: Double(-bounds.y))
    context.scale(by: scale)
    context.fillOutlines(of: [placed], font: font)
    try context.check()
    let coverage = surface.withCoverage(\.packed)
    self.init(
      left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height,
      coverage: coverage ?? [])
  }
}

extension CairoContext {
  /// The pixels that the glyph's outline touches, or nil for a glyph without an outline, such as a
  /// space.
  fileprivate func bounds(of glyph: PlacedGlyph, font: ScaledFont, scale: Double) -> PixelRect? {
    setOutlines(of: [glyph], font: font)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(handle, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    let x = Int((left * scale).rounded(.down))
    let y = Int((top * scale).rounded(.down))
    return PixelRect(
      x: x, y: y, width: Int((right * scale).rounded(.up)) - x,
      height: Int((bottom * scale).rounded(.up)) - y)
  }
}
