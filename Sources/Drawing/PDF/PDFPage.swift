import Geometry

/// A PDF file of one page as it is drawn.
final class PDFPage {
  /// Another one while a shadow's shape is drawn.
  var context: CairoContext
  private let surface: CairoPDFSurface

  /// - Parameters:
  ///   - size: of the page, in points of 1/72 inch.
  ///   - scale: how many of those a point of what is drawn is wide.
  /// - Throws: where Cairo makes no PDF.
  init(size: Size, scale: Double = 1) throws(DrawingError) {
    surface = try CairoPDFSurface(width: size.width.value, height: size.height.value)
    context = try CairoContext(surface)
    context.scale(by: scale)
  }

  /// The whole file, the same bytes for the same drawing and libraries; called once.
  func finish() throws(DrawingError) -> [UInt8] {
    try context.check()
    return try surface.finish()
  }
}
