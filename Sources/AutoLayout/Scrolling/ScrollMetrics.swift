package import Geometry

/// The properties of a scroll view: the offset and insets of its content.
package struct ScrollMetrics: Hashable, Sendable {
  /// The inset that the spec adds around the content, in points.
  package var contentInset: Insets
  package var adjustment: ContentInsetAdjustment
  /// Whether an axis scrolls even if the content is not longer than the view.
  package var alwaysBounces: PerAxis<Bool>
  /// The content's point at the view's top left corner, or nil for the initial position.
  package var offset: Point?
  /// The content size on axes where constraints do not determine it, or nil for zero.
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

/// The condition for adding the safe area to a scroll view's content inset, as
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
package enum ContentInsetAdjustment: String, Hashable, Sendable, CaseIterable {
  /// Like `scrollableAxes`, but always adds the top and bottom insets of the content scroll view of
  /// a screen in a navigation or tab bar controller.
  case automatic
  /// Adds the insets on each axis where the content is longer than the view or that always bounces.
  case scrollableAxes
  case never
  /// Adds the insets on all four sides.
  case always
}
