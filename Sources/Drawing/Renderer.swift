package import Bitmaps
package import Geometry
package import Graphics

/// A renderer that measures text and draws display lists.
///
/// It belongs to one thread, which reuses it for all cells.
package final class Renderer {
  let text: PangoText
  let caches = DrawingCaches()
  /// The pixel memory, which bitmaps use one after another.
  private let memory = PixelMemory()
  /// The canvas of the last bitmap, because cells often have the same size.
  private var lastCanvas: BitmapCanvas?
  /// The picture whose pixels are still on the last canvas; nil if nobody needs it any longer.
  private weak var lastPicture: CanvasPicture?

  package init(fonts: FontLibrary) throws(FontError) {
    text = PangoText(try TextShaper(library: fonts))
  }

  /// The measurer for layout, on the same thread.
  package var measurer: any TextMeasuring { text }

  /// The fonts that a text needs in addition to those of every picture.
  package func coverage(of content: TextContent) throws(FontError) -> TextCoverage {
    try text.shaper.coverage(of: content)
  }

  /// The picture of a screen of `size` points, on white, at `scale` device pixels a point.
  package func bitmap(
    of list: DisplayList, size: Size, scale: Int
  ) throws(DrawingError) -> Bitmap {
    let canvas = try painted(list, size: size, scale: scale)
    let bitmap = try canvas.bitmap()
    lastCanvas = canvas
    return bitmap
  }

  /// The same picture, whose pixels are not copied until the renderer draws again.
  package func picture(
    of list: DisplayList, size: Size, scale: Int
  ) throws(DrawingError) -> CanvasPicture {
    let canvas = try painted(list, size: size, scale: scale)
    let picture = try canvas.picture()
    lastCanvas = canvas
    lastPicture = picture
    return picture
  }

  /// The same picture reduced to a size in pixels, or its own size on an axis where that is smaller.
  func bitmap(
    of list: DisplayList, size: Size, scale: Int, reducedTo reduced: (width: Pixels, height: Pixels)
  ) throws(DrawingError) -> Bitmap {
    let canvas = try painted(list, size: size, scale: scale)
    let bitmap = try canvas.bitmap(
      width: min(reduced.width, canvas.width), height: min(reduced.height, canvas.height))
    lastCanvas = canvas
    return bitmap
  }

  /// The same picture as a PNG file.
  package func png(
    of list: DisplayList, size: Size, scale: Int
  ) throws(DrawingError) -> [UInt8] {
    let canvas = try painted(list, size: size, scale: scale)
    let file = try canvas.png()
    lastCanvas = canvas
    return file
  }

  /// Draws the same picture without returning it, for benchmarks.
  package func paint(_ list: DisplayList, size: Size, scale: Int) throws(DrawingError) {
    lastCanvas = try painted(list, size: size, scale: scale)
  }

  /// The number of times that memory for pixels grew.
  package var memoryGrowths: Int { memory.growths }

  /// Returns the screen as an SVG file, with the same bytes for the same list.
  ///
  /// `size` is in points. The file's width and height are `size` times `scale`.
  package func svg(
    of list: DisplayList, size: Size, scale: Double = 1, text: SVGText = .paths
  ) throws(DrawingError) -> [UInt8] {
    try svgCanvas(of: list, size: size, text: text).bytes(scale: scale)
  }

  /// Draws a list as SVG, with a prefix for its ids, on white or on a clear background.
  func svgCanvas(
    of list: DisplayList, size: Size, idPrefix: String = "", isOpaque: Bool = true,
    text form: SVGText = .paths
  ) throws(DrawingError) -> SVGCanvas {
    try check(list.items, size: size)
    let canvas = try SVGCanvas(
      size: size, items: list.items, caches: caches, idPrefix: idPrefix, isOpaque: isOpaque,
      text: form)
    try Painter(shaper: text.shaper).paint(list.items, on: canvas)
    return canvas
  }

  /// Throws if the fonts or the items of a screen cannot be drawn.
  ///
  /// SVG and PDF files have no pixels. They have the limits of a picture at three pixels a point, the
  /// scale of phones, so that all forms agree.
  func check(_ items: [DisplayItem], size: Size, scale: Double = 3) throws(DrawingError) {
    if let failure = text.failure { throw .font(failure) }
    try DrawingCost.check(items, size: size, scale: scale)
  }

  /// Checks the time that a frame of a film takes to draw.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - size: in points.
  ///   - scale: device pixels in a point.
  ///   - count: the number of frames.
  /// - Throws: an error if it is more than the frame's share of the film's time.
  package func checkFrame(
    _ list: DisplayList, size: Size, scale: Int, of count: Int
  ) throws(DrawingError) {
    try DrawingCost.check(
      list.items, size: size, scale: Double(scale),
      within: min(DrawingCost.greatestTime, DrawingCost.greatestFilmTime / Double(max(count, 1))))
  }

  /// Paints a screen on a white canvas.
  ///
  /// Callers keep the canvas only after success, because a Cairo context keeps its error.
  private func painted(
    _ list: DisplayList, size: Size, scale: Int
  ) throws(DrawingError) -> BitmapCanvas {
    try check(list.items, size: size, scale: Double(scale))
    let canvas = try emptyCanvas(size: size, scale: scale)
    let (items, coversAll) = list.withoutCovered(size: size, scale: Double(scale))
    if !coversAll { canvas.clear(.white) }
    try Painter(shaper: text.shaper).paint(items, on: canvas)
    return canvas
  }

  /// Returns the last canvas if its size and scale match, otherwise a new one.
  ///
  /// The last canvas is released before the new one uses the shared memory.
  private func emptyCanvas(size: Size, scale: Int) throws(DrawingError) -> BitmapCanvas {
    lastPicture?.leaveCanvas()
    if let canvas = lastCanvas.take(), canvas.size == size, canvas.grid?.scale == scale {
      return canvas
    }
    return try BitmapCanvas(size: size, scale: scale, caches: caches, memory: memory)
  }
}

/// The caches of canvases, for one thread.
struct DrawingCaches {
  let images = ImageCache()
  let glyphs = GlyphMasks()
}
