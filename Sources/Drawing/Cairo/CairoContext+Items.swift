import Filters
import Geometry
import Graphics

extension CairoContext {
  func fill(_ path: Path, _ color: RGBAColor) {
    guard color.alpha > 0 else { return }
    setColor(color)
    setPath(path)
    fill()
  }

  func stroke(_ path: Path, _ color: RGBAColor, _ stroke: Stroke) {
    guard color.alpha > 0 else { return }
    setColor(color)
    setPath(path)
    self.stroke(stroke)
  }

  /// Draws outline glyphs in the text's colour and colour glyphs in their own colours.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - pixelsPerPoint: the greatest resolution of colour glyphs as pictures; nil for that of the
  ///     surface.
  /// - Throws: an error of drawing.
  func draw(_ text: PlacedText, pixelsPerPoint: Double? = nil) throws(DrawingError) {
    setColor(text.color)
    let greatestSize = greatestFontSize
    for run in text.runs {
      if run.font.size > greatestSize {
        try drawEnlarged(run.glyphs, font: run.font, ofPictures: run.isPicture)
      } else if run.isPicture, let pixelsPerPoint {
        try drawPictures(
          of: run.glyphs, font: run.font,
          pixelsPerPoint: min(pixelsPerPoint, Self.pictureSize / run.font.size))
      } else if run.isPicture {
        showPictures(of: run.glyphs, font: run.font)
      } else {
        fillOutlines(of: run.glyphs, font: run.font)
      }
    }
  }

  /// Draws a picture in a frame, or fills the picture's alpha with `tint` if it is not nil.
  func draw(_ surface: borrowing CairoSurface, in frame: Rect, tint: RGBAColor?) {
    let placement = SurfacePlacement(frame)
    save()
    setPath(.rect(frame))
    if let tint {
      clip()
      mask(tint, by: surface, at: placement, isSmooth: false, continuesEdges: true)
    } else {
      fill(with: surface, at: placement, isSmooth: false)
    }
    restore()
  }

  /// Fills a path with a conic gradient.
  ///
  /// `region` is the rectangle that the gradient's surface covers, in pixels.
  func fill(_ path: Path, with conic: ConicGradient, region: PixelRect, scale: Double) {
    setPath(path)
    fill(with: conic.surface, at: SurfacePlacement(region.points(scale: scale)), isSmooth: true)
  }
}
