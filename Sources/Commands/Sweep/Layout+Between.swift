import AutoLayout
import Geometry

extension Layout {
  /// The interpolation of two layouts, if every edge is an affine function of the varied length.
  ///
  /// It has the findings and the scroll positions of this layout.
  ///
  /// - Parameters:
  ///   - other: a layout of the same views.
  ///   - share: the position between the layouts: 0 for this layout, 1 for the other.
  ///   - grid: the pixels of the device.
  /// - Returns: the interpolation, or this layout if the numbers of views differ.
  func between(_ other: Layout, share: Double, on grid: PixelGrid) -> Layout {
    guard views.count == other.views.count else { return self }
    var between = self
    var positions: [ViewID: Int] = [:]
    for (index, view) in views.enumerated() {
      positions[view.id] = index
      let exact = view.exact.between(other.views[index].exact, share: share)
      let superview = view.superview.flatMap { positions[$0] }
      // The scroll offset between a view and its superview does not change.
      let container = superview.map { views[$0].inScreen.origin } ?? Point(x: 0, y: 0)
      let moved = superview.map { between.views[$0].inScreen.origin } ?? Point(x: 0, y: 0)
      between.views[index].exact = exact
      between.views[index].frame = grid.rounded(exact)
      between.views[index].inScreen = between.views[index].frame.offset(
        by: Point(
          x: view.inScreen.x - view.frame.x - container.x + moved.x,
          y: view.inScreen.y - view.frame.y - container.y + moved.y))
    }
    return between
  }
}

extension Rect {
  fileprivate func between(_ other: Rect, share: Double) -> Rect {
    func mix(_ one: Points, _ two: Points) -> Points { one + (two - one) * share }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
