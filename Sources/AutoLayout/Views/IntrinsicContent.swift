package import Geometry
package import Graphics

/// Content that gives a view an intrinsic content size.
package protocol IntrinsicContent: Sendable {
  /// Whether the height depends on the width, so that the view is measured again after its width is
  /// solved.
  var wraps: Bool { get }

  /// How well the content stands another size than its own.
  var stretching: Stretching { get }

  /// Returns the size of the alignment rectangle, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - width: the solved width, in points, of a view that wraps; nil in the first pass.
  ///   - text: measures text in the cell's fonts.
  ///   - grid: the device's pixel grid.
  /// - Returns: the size in points, nil on an axis without an intrinsic size.
  func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize

  /// Returns the baselines of a view of the given size, or nil if the view has no text.
  func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines?
}

extension IntrinsicContent {
  package var stretching: Stretching { .possible }
}

/// How well a content stands another size than its own.
package enum Stretching: Sendable {
  /// A picture is distorted.
  case distorting
  case possible
  /// A field for text has any length.
  case expected
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
  /// The distance from the view's top to the first line's baseline.
  package var first: Points
  /// The distance from the last line's baseline to the view's bottom.
  package var last: Points

  package init(first: Points, last: Points) {
    self.first = first
    self.last = last
  }
}
