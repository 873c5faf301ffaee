private import CCairo

/// How much of each pixel a glyph covers where it stands at one place within a pixel.
struct GlyphMask: Sendable {
  /// From the pixel that the glyph's origin lies in to the mask's left column.
  let left: Int
  /// From the pixel that the glyph's origin lies in to the mask's top row; down is positive.
  let top: Int
  let width: Int
  let height: Int
  /// 0...255 for each pixel, row by row.
  let coverage: [UInt8]
}

extension GlyphMask {
  /// A mask of what Cairo fills for the glyph's outline.
  ///
  /// - Parameters:
  ///   - glyph: its number in the font.
  ///   - font: at its size in points.
  ///   - scale: pixels a point.
  ///   - x: of the origin within its pixel, 0..<1.
  ///   - y: of the origin within its pixel, 0..<1.
  /// - Throws: where Cairo has no memory for the mask.
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
    let coverage = surface.withBytes { bytes, stride in
      (0..<bounds.height).flatMap { row in bytes[row * stride..<row * stride + bounds.width] }
    }
    self.init(
      left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height,
      coverage: coverage)
  }
}

extension CairoContext {
  /// The pixels that the glyph's outline touches; nil for a glyph without one, as a space is.
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
