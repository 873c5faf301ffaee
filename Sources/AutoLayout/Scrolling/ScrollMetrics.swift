package import Geometry

/// The properties of a scroll view: the offset and insets of its content.
package struct ScrollMetrics: Hashable, Sendable {
  /// Added around the content by the author, in points.
  package var contentInset: Insets
  package var adjustment: ContentInsetAdjustment
  /// Whether an axis scrolls even if the content is not longer than the view.
  package var alwaysBounces: PerAxis<Bool>
  /// The point of the content at the view's upper left corner, or nil at rest.
  package var offset: Point?
  /// The content size on axes without constraints, or nil for zero.
  package var contentSize: Size?

  package init(
    contentInset: Insets = .zero, adjustment: ContentInsetAdjustment = .automatic,
    alwaysBounces: PerAxis<Bool> = PerAxis(both: false), offset: Point? = nil,
    contentSize: Size? = nil
  ) {
    self.contentInset = contentInset
    self.adjustment = adjustment
    self.alwaysBounces = alwaysBounces
    self.offset = offset
    self.contentSize = contentSize
  }
}

/// When the safe area is added to a scroll view's content inset, as
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
package enum ContentInsetAdjustment: String, Hashable, Sendable, CaseIterable {
  /// As `scrollableAxes`; at the top and the bottom always for the content scroll view of a screen
  /// between bars.
  case automatic
  /// On axes on which the content is longer than the view or which always bounce.
  case scrollableAxes
  case never
  /// On all four sides.
  case always
}
