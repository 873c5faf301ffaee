package import Geometry

/// The metrics of a collection's items, as in `UICollectionViewFlowLayout`.
package struct FlowMetrics: Hashable, Sendable {
  package var scroll: ScrollMetrics
  /// The scrolling axis, perpendicular to the lines.
  package var direction: Axis
  /// The size of items without their own size.
  package var itemSize: FlowItemSize
  /// The number of equally long items that fill a line, or nil to use `itemSize` along the line.
  package var columns: Int?
  /// The distance between lines, in points.
  package var lineSpacing: Points
  /// The minimum distance between items of a line, in points.
  package var interitemSpacing: Points
  package var sectionInset: Insets
  /// The area from which the ends of lines are inset.
  package var sectionInsetReference: SectionInsetReference
  /// Whether items are mirrored in right-to-left layout.
  package var flipsHorizontally: Bool

  package init(
    scroll: ScrollMetrics = ScrollMetrics(), direction: Axis = .vertical,
    itemSize: FlowItemSize = .fixed(Size(width: 50, height: 50)), columns: Int? = nil,
    lineSpacing: Points = 10,
    interitemSpacing: Points = 10, sectionInset: Insets = .zero,
    sectionInsetReference: SectionInsetReference = .content, flipsHorizontally: Bool = false
  ) {
    self.scroll = scroll
    self.direction = direction
    self.itemSize = itemSize
    self.columns = columns
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.sectionInset = sectionInset
    self.sectionInsetReference = sectionInsetReference
    self.flipsHorizontally = flipsHorizontally
  }
}

/// The area that `sectionInset` is measured from, as in `UICollectionViewFlowLayout`.
package enum SectionInsetReference: String, CaseIterable, Sendable {
  case content, safeArea
}

/// The size of a collection's items that have no size of their own.
package enum FlowItemSize: Hashable, Sendable {
  /// A size that may depend on the collection view's bounds.
  case relative(RelativeSize)
  /// The fitting size of each item's contents.
  case content
  /// A square; its side is the item's share of a line of `columns`.
  case square

  package static func fixed(_ size: Size) -> FlowItemSize { .relative(RelativeSize(size)) }
}
