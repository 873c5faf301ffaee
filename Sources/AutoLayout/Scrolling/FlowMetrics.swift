package import Geometry

/// The metrics of a collection's items, as in `UICollectionViewFlowLayout`.
package struct FlowMetrics: Hashable, Sendable {
  package var scroll: ScrollMetrics
  /// The scrolling axis, perpendicular to the lines.
  package var direction: Axis
  /// The size of items without their own size, or nil for the fitting size of each item's contents.
  package var itemSize: Size?
  /// The distance between lines, in points.
  package var lineSpacing: Points
  /// The minimum distance between items of a line, in points.
  package var interitemSpacing: Points
  package var sectionInset: Insets
  /// Whether items are mirrored in right-to-left layout.
  package var flipsHorizontally: Bool

  package init(
    scroll: ScrollMetrics = ScrollMetrics(), direction: Axis = .vertical,
    itemSize: Size? = Size(width: 50, height: 50), lineSpacing: Points = 10,
    interitemSpacing: Points = 10, sectionInset: Insets = .zero, flipsHorizontally: Bool = false
  ) {
    self.scroll = scroll
    self.direction = direction
    self.itemSize = itemSize
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.sectionInset = sectionInset
    self.flipsHorizontally = flipsHorizontally
  }
}
