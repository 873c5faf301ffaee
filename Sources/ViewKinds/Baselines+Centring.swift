import AutoLayout
import Geometry

extension Baselines {
  /// Of lines centred in a height as labels do; in a box of the text's own height, rounded up to
  /// the pixel, they stand at the top.
  init(of extent: TextExtent, centredIn height: Points, on grid: PixelGrid) {
    let slack = (height - grid.ceiled(extent.size.height)) / 2
    self.init(first: slack + extent.firstBaseline, last: slack + extent.lastDescent)
  }
}
