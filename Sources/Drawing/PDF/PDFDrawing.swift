package import Geometry
package import Graphics

/// A PDF page that is drawn part by part.
package final class PDFDrawing {
  private let renderer: Renderer
  private let page: PDFPage

  /// An empty page for the renderer's thread.
  ///
  /// - Parameters:
  ///   - size: the size of the page, in points of 1/72 inch.
  ///   - scale: the page's points in a point of the drawing.
  ///   - renderer: the renderer, which shapes texts.
  /// - Throws: if Cairo cannot make a PDF.
  package init(size: Size, scale: Double = 1, by renderer: Renderer) throws(DrawingError) {
    self.renderer = renderer
    page = try PDFPage(size: size, scale: scale)
  }

  /// Draws a board with its pictures, moved down by `top`.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - pictures: the pictures in the order of the slots, nil for an empty slot.
  ///   - top: the distance from the page's upper edge to the board.
  /// - Throws: if it cannot be drawn.
  package func add(
    _ board: Board, pictures: [(list: DisplayList, size: Size)?], top: Points
  ) throws(DrawingError) {
    page.context.save()
    defer { page.context.restore() }
    page.context.translate(x: 0, y: top.value)
    let ground = DisplayItem.fill(.rect(Rect(origin: .zero, size: board.size)), board.background)
    try paint([ground] + board.below, size: board.size)
    for (slot, picture) in zip(board.slots, pictures) {
      guard let picture, picture.size.width > 0, picture.size.height > 0 else { continue }
      page.context.save()
      defer { page.context.restore() }
      page.context.setPath(slot.outline)
      page.context.clip()
      let frame = Rect(origin: .zero, size: picture.size)
      page.context.concatenate(.stretching(frame, to: slot.frame))
      page.context.setPath(.rect(frame))
      page.context.clip()
      try paint([.fill(.rect(frame), .white)] + picture.list.items, size: picture.size)
    }
    try paint(board.above, size: board.size)
  }

  /// Returns the whole file.
  ///
  /// Call it once.
  package func finish() throws(DrawingError) -> [UInt8] { try page.finish() }

  func paint(_ items: [DisplayItem], size: Size) throws(DrawingError) {
    try renderer.check(items, size: size)
    let canvas = try PDFCanvas(on: page, size: size, items: items, caches: renderer.caches)
    try Painter(shaper: renderer.text.shaper).paint(items, on: canvas)
  }
}

/// A PDF file of one page during drawing.
final class PDFPage {
  /// The current context, which changes while a shadow's shape is drawn.
  var context: CairoContext
  private let surface: CairoPDFSurface

  /// - Parameters:
  ///   - size: the size of the page, in points of 1/72 inch.
  ///   - scale: the page's points in a point of the drawing.
  /// - Throws: if Cairo cannot make a PDF.
  init(size: Size, scale: Double = 1) throws(DrawingError) {
    surface = try CairoPDFSurface(width: size.width.value, height: size.height.value)
    context = try CairoContext(surface)
    context.scale(by: scale)
  }

  /// Returns the whole file, the same bytes for the same drawing and libraries.
  ///
  /// Call it once.
  func finish() throws(DrawingError) -> [UInt8] {
    try context.check()
    return try surface.finish()
  }
}

extension Renderer {
  /// The screen as a PDF file of one page.
  ///
  /// - Parameters:
  ///   - list: the items.
  ///   - size: in points.
  ///   - scale: points of the page in a point of the screen.
  /// - Returns: the same bytes for the same list and libraries.
  /// - Throws: if it cannot be drawn.
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
