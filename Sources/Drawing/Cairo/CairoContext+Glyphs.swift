private import CCairo
import Geometry
import Graphics

/// A glyph and the position of its origin.
struct PlacedGlyph {
  var index: Int
  var x: Double
  var y: Double
}

extension CairoContext {
  /// Fills the glyphs' outlines at their exact positions.
  ///
  /// Cairo rounds the positions of whole glyphs to pixels or quarters, depending on its version.
  /// Outlines are not rounded, so all versions agree.
  func fillOutlines(of glyphs: [PlacedGlyph], font: ScaledFont) {
    setOutlines(of: glyphs, font: font)
    cairo_fill(handle)
  }

  /// Sets the current path to the glyphs' outlines at their exact positions.
  func setOutlines(of glyphs: [PlacedGlyph], font: ScaledFont) {
    cairo_new_path(handle)
    cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
    withFont(font) {
      let glyphs = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
      cairo_glyph_path(handle, glyphs, Int32(glyphs.count))
    }
  }

  /// Draws colour glyphs, such as emoji.
  func showPictures(of glyphs: [PlacedGlyph], font: ScaledFont) {
    withFont(font) {
      let glyphs = glyphs.map { cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y) }
      cairo_show_glyphs(handle, glyphs, Int32(glyphs.count))
    }
  }

  /// The greatest size of a font that is drawn as it is, in points.
  ///
  /// FreeType has no font larger than 65,535 pixels, and for a colour glyph Cairo keeps a picture of
  /// the font's size in pixels.
  var greatestFontSize: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(handle, &matrix)
    let scale = max(
      (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot(),
      (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot())
    return 4000 / scale
  }

  /// Draws glyphs of a smaller font, enlarged.
  ///
  /// Outlines have the current colour. A colour glyph becomes a picture of about 750 pixels.
  func drawEnlarged(
    _ glyphs: [PlacedGlyph], font: ScaledFont, ofPictures arePictures: Bool
  ) throws(DrawingError) {
    guard !arePictures else {
      return try drawPictures(
        of: glyphs, font: font, pixelsPerPoint: Self.pictureSize / font.size)
    }
    let shapes = try GlyphShapes()
    let outlines = glyphs.map { glyph in
      shapes.outline(of: glyph.index, font: font)
        .mapped { Point(x: $0.x + Points(glyph.x), y: $0.y + Points(glyph.y)) }
    }
    setPath(Path(outlines.flatMap(\.elements)))
    fill()
  }

  /// The greatest size of the font in a picture of a colour glyph, in pixels.
  static var pictureSize: Double { 500 }

  /// Draws colour glyphs as pictures of a resolution.
  func drawPictures(
    of glyphs: [PlacedGlyph], font: ScaledFont, pixelsPerPoint: Double
  ) throws(DrawingError) {
    let shapes = try GlyphShapes()
    let origin = Point(x: Points(font.size * 0.1), y: Points(font.size * 1.1))
    for glyph in glyphs {
      let surface = try shapes.picture(
        of: glyph.index, font: font, side: font.size * 1.5, origin: origin,
        pixelsPerPoint: pixelsPerPoint)
      let frame = Rect(
        x: Points(glyph.x) - origin.x, y: Points(glyph.y) - origin.y,
        width: Points(Double(surface.width) / pixelsPerPoint),
        height: Points(Double(surface.height) / pixelsPerPoint))
      draw(surface, in: frame, tint: nil)
    }
  }

  /// Sets the font during the closure, so that no context keeps it after the lock.
  func withFont(_ font: ScaledFont, _ body: () -> Void) {
    FontLock.hold {
      cairo_set_scaled_font(handle, font.handle)
      body()
      cairo_set_font_face(handle, nil)
    }
  }
}
