package import Geometry
package import Graphics

extension Renderer {
  /// The screen as a PDF file of one page.
  ///
  /// - Parameters:
  ///   - list: what is to be drawn.
  ///   - size: in points.
  ///   - scale: points of the page in a point of the screen.
  /// - Returns: the same bytes for the same list and libraries.
  /// - Throws: where it cannot be drawn.
  package func pdf(
    of list: DisplayList, size: Size, scale: Double = 1
  ) throws(DrawingError) -> [UInt8] {
    let drawing = try PDFDrawing(
      size: Size(width: size.width * scale, height: size.height * scale), scale: scale, by: self)
    try drawing.paint(
      [.fill(.rect(Rect(origin: .zero, size: size)), .white)] + list.items, size: size)
    return try drawing.finish()
  }
}
