import Geometry

/// The order of the views of a tree in which the cells of each list stand from top to bottom, and
/// from left to right.
///
/// Tables and collections of UIKit keep their cells in any order.
enum ReadingOrder {
  /// Orders all views, each view before its subviews.
  ///
  /// - Parameters:
  ///   - parents: the index of the superview of each view, which is less than the view's; nil for
  ///     an outermost view.
  ///   - isList: whether a view is a table or a collection.
  ///   - frame: the frame of a view in the window.
  /// - Returns: the indices of the views.
  static func indices(
    of parents: [Int?], isList: (Int) -> Bool, frame: (Int) -> Rect
  ) -> [Int] {
    var children: [Int?: [Int]] = [:]
    for (index, parent) in parents.enumerated() { children[parent, default: []].append(index) }
    var order: [Int] = []
    var pending: [Int] = (children[nil] ?? []).reversed()
    while let next = pending.popLast() {
      order.append(next)
      guard var views = children[next] else { continue }
      if isList(next) {
        views = views.map { (place: frame($0).origin, index: $0) }
          .sorted { ($0.place.y, $0.place.x, $0.index) < ($1.place.y, $1.place.x, $1.index) }
          .map(\.index)
      }
      pending += views.reversed()
    }
    return order
  }
}
