private import CCairo

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

  /// Sets the font during the closure, so that no context keeps it after the lock.
  func withFont(_ font: ScaledFont, _ body: () -> Void) {
    FontLock.hold {
      cairo_set_scaled_font(handle, font.handle)
      body()
      cairo_set_font_face(handle, nil)
    }
  }
}
