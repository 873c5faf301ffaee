import AutoLayout
import Geometry

extension Layout {
  /// The layout that lies between two where every edge is an affine function of what is varied; what
  /// is said about it, and what is scrolled, is the first one's.
  ///
  /// - Parameters:
  ///   - other: of the same views.
  ///   - share: how far on the way to the other: 0 for this one, 1 for the other.
  ///   - grid: the device's pixels.
  /// - Returns: this layout where the views are not the same.
  func between(_ other: Layout, share: Double, on grid: PixelGrid) -> Layout {
    guard views.count == other.views.count else { return self }
    var between = self
    var positions: [ViewID: Int] = [:]
    for (index, view) in views.enumerated() {
      positions[view.id] = index
      let exact = view.exact.between(other.views[index].exact, share: share)
      let superview = view.superview.flatMap { positions[$0] }
      // What is scrolled lies as far from its superview's corner as in the first.
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
