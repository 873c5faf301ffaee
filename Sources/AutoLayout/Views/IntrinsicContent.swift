package import Geometry
package import Graphics

/// Content that gives a view an intrinsic size.
package protocol IntrinsicContent: Sendable {
  /// Whether the height follows from the width, so that the view is measured again once its width
  /// is solved.
  var wraps: Bool { get }

  /// The size of the alignment rectangle, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - width: the solved width, in points, of a view that wraps; nil in the first pass.
  ///   - text: measures text in the cell's fonts.
  ///   - grid: the device's pixels.
  /// - Returns: points, nil on an axis without a size of its own.
  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize

  /// Distances of the first baseline from the top and of the last from the bottom of a view of the
  /// given size; nil where there is no text.
  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines?
}

/// An intrinsic content size in points; nil on an axis that has none.
package struct IntrinsicSize: Hashable, Sendable {
  package var width: Points?
  package var height: Points?

  package init(width: Points?, height: Points?) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Points? { axis == .horizontal ? width : height }
}

/// Baselines within a view, in points.
package struct Baselines: Hashable, Sendable {
  /// From the view's top down to the first line's baseline.
  package var first: Points
  /// From the last line's baseline down to the view's bottom.
  package var last: Points

  package init(first: Points, last: Points) {
    self.first = first
    self.last = last
  }
}
