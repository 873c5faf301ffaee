package import Geometry

/// What a collection gives its items, as `UICollectionViewFlowLayout`.
package struct FlowMetrics: Hashable, Sendable {
  package var scroll: ScrollMetrics
  /// The axis along which the collection scrolls; lines run across it.
  package var direction: Axis
  /// The size of items that have none of their own; nil for the fitting size of each one's contents.
  package var itemSize: Size?
  /// Between lines, in points.
  package var lineSpacing: Points
  /// The least distance between items of a line, in points.
  package var interitemSpacing: Points
  package var sectionInset: Insets
  /// Whether items are mirrored where reading begins at the right.
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
