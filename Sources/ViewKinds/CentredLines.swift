import AutoLayout
package import Geometry
package import Graphics

/// Lines of text centred vertically in a higher box, as in a control's title.
///
/// The lines are in a label. The label's height is the text's height rounded up to whole pixels,
/// and its top is rounded to the nearest pixel. A 34-point field at three pixels a point shows
/// 17-point text 7 points down, not 6.83.
struct CentredLines: Hashable {
  /// The distance from the box's top to the label's; negative if the lines are higher than the box.
  let top: Points
  let height: Points

  init(ofHeight height: Points, in boxHeight: Points, on grid: PixelGrid) {
    self.height = grid.ceiled(height)
    top = grid.rounded((boxHeight - self.height) / 2)
  }

  /// Returns the label's frame in the box.
  func frame(in box: Rect) -> Rect {
    Rect(x: box.x, y: box.y + top, width: box.width, height: height)
  }
}

extension Baselines {
  /// Creates the baselines of lines centred in a height.
  init(of extent: TextExtent, centredIn height: Points, on grid: PixelGrid) {
    let lines = CentredLines(ofHeight: extent.size.height, in: height, on: grid)
    self.init(
      first: lines.top + extent.firstBaseline,
      last: height - lines.top - lines.height + extent.lastDescent)
  }
}

extension DrawingContext {
  /// Returns the frame of a single-line title of a font, centred vertically in a box.
  package func line(of font: FontDescription, in box: Rect) -> Rect {
    CentredLines(ofHeight: text.lineHeight(of: font), in: box.height, on: traits.grid)
      .frame(in: box)
  }
}
