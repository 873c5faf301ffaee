import AutoLayout
package import Geometry
package import Graphics

/// Lines of text in the middle of a higher box, as a control places its title: in a label of the
/// text's own height, rounded up to the pixel, whose top is on the nearest pixel.
///
/// A 34-point field at three pixels a point shows 17-point text 7 points down, not 6.83.
struct CentredLines: Hashable {
  /// From the box's top to the label's; negative where the lines are higher than the box.
  let top: Points
  let height: Points

  init(ofHeight height: Points, in boxHeight: Points, on grid: PixelGrid) {
    self.height = grid.ceiled(height)
    top = grid.rounded((boxHeight - self.height) / 2)
  }

  /// The label's frame in the box.
  func frame(in box: Rect) -> Rect {
    Rect(x: box.x, y: box.y + top, width: box.width, height: height)
  }
}

extension Baselines {
  /// Of lines centred in a height.
  init(of extent: TextExtent, centredIn height: Points, on grid: PixelGrid) {
    let lines = CentredLines(ofHeight: extent.size.height, in: height, on: grid)
    self.init(
      first: lines.top + extent.firstBaseline,
      last: height - lines.top - lines.height + extent.lastDescent)
  }
}

extension DrawingContext {
  /// The frame of a title in one line of a font, in the middle of a box.
  package func line(of font: FontDescription, in box: Rect) -> Rect {
    CentredLines(ofHeight: text.lineHeight(of: font), in: box.height, on: traits.grid)
      .frame(in: box)
  }
}
