package import AutoLayout
package import Bitmaps
import Devices
package import Geometry
package import ViewKinds

/// Measures text and draws display lists; belongs to one thread, which keeps it from cell to cell.
package final class Renderer {
  let text: PangoText
  let images = ImageCache()
  /// The last device's surfaces, upright and lying: its cells differ in little else.
  private var canvases: [BitmapCanvas] = []

  package init(fonts: FontLibrary) throws(FontError) {
    text = PangoText(try TextSetter(library: fonts))
  }

  /// For the layout of what this renderer draws; belongs to the same thread.
  package var measurer: any TextMeasuring { text }

  /// What a text needs of fonts besides those that every picture has.
  package func coverage(of content: TextContent) throws(FontError) -> TextCoverage {
    try text.setter.coverage(of: content)
  }

  /// The picture of a screen of `size` points, on white, at `scale` device pixels a point.
  package func bitmap(
    of list: DisplayList, size: Size, scale: Int
  ) throws(DrawingError) -> Bitmap {
    if let failure = text.failure { throw .font(failure) }
    let canvas = try canvas(size: size, scale: scale)
    canvas.clear(.white)
    try Painter(setter: text.setter).paint(list.items, on: canvas)
    let bitmap = try canvas.bitmap()
    // Kept only after success: Cairo's errors stay with a context.
    canvases.append(canvas)
    return bitmap
  }

  /// The screen as an SVG file of `size` points, the same bytes for the same list; as wide and high
  /// as that, or `scale` times as much.
  package func svg(
    of list: DisplayList, size: Size, scale: Double = 1, text: SVGText = .paths
  ) throws(DrawingError) -> [UInt8] {
    try svgCanvas(of: list, size: size, text: text).bytes(scale: scale)
  }

  /// A drawing as SVG whose ids begin with a prefix, on white or on what lies under it.
  func svgCanvas(
    of list: DisplayList, size: Size, idPrefix: String = "", isOpaque: Bool = true,
    text form: SVGText = .paths
  ) throws(DrawingError) -> SVGCanvas {
    if let failure = text.failure { throw .font(failure) }
    let canvas = try SVGCanvas(
      size: size, items: list.items, images: images, idPrefix: idPrefix, isOpaque: isOpaque,
      text: form)
    try Painter(setter: text.setter).paint(list.items, on: canvas)
    return canvas
  }

  /// A canvas of the size, kept or new; those of other devices go first, since each takes four
  /// bytes a pixel.
  private func canvas(size: Size, scale: Int) throws(DrawingError) -> BitmapCanvas {
    canvases.removeAll {
      $0.grid?.scale != scale || ($0.size != size && $0.size.transposed != size)
    }
    if let known = canvases.firstIndex(where: { $0.size == size }) {
      return canvases.remove(at: known)
    }
    return try BitmapCanvas(size: size, scale: scale, images: images)
  }
}
