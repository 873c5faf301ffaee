/// What canvases make once and draw again and again; belongs to one thread.
struct DrawingCaches {
  let images = ImageCache()
  let glyphs = GlyphMasks()
}
