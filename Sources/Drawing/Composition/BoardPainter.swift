package import Bitmaps
import Geometry
import Graphics

/// A painter of a board: first its background, then one picture after another.
package final class BoardPainter {
  private let renderer: Renderer
  private let board: Board
  private let canvas: BitmapCanvas

  /// A painter for the renderer's thread.
  package init(_ board: Board, by renderer: Renderer) throws(DrawingError) {
    self.renderer = renderer
    self.board = board
    canvas = try BitmapCanvas(size: board.size, scale: 1, caches: renderer.caches)
    canvas.clear(board.background)
    try paint(board.below)
  }

  /// Draws a picture in a slot, clipped to the slot's outline.
  package func place(_ picture: Bitmap, in slot: Board.Slot) throws(DrawingError) {
    try canvas.draw(picture, in: slot.frame, within: slot.outline)
  }

  /// Paints the items above the pictures and returns the result.
  ///
  /// Call it once. Nothing is drawn on the canvas afterwards.
  package func finish() throws(DrawingError) -> CanvasPicture {
    try paint(board.above)
    return try canvas.picture()
  }

  /// Paints the items above the pictures and returns the result as a PNG file.
  ///
  /// Call it once, instead of `finish`. The pixels are not copied.
  package func png() throws(DrawingError) -> [UInt8] {
    try paint(board.above)
    return try canvas.png()
  }

  private func paint(_ items: [DisplayItem]) throws(DrawingError) {
    if let failure = renderer.text.failure { throw .font(failure) }
    try Painter(shaper: renderer.text.shaper).paint(items, on: canvas)
  }
}
