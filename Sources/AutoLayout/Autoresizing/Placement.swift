package import Diagnostics
package import Geometry

/// The source of a view's frame.
package enum Placement: Hashable, Sendable {
  /// Constraints, as if `translatesAutoresizingMaskIntoConstraints` is `false`.
  case constraints
  /// A frame with an autoresizing mask.
  case frame(ManualFrame)
}

/// An explicit frame in the superview's coordinates, with its autoresizing mask.
package struct ManualFrame: Hashable, Sendable {
  package var x: FrameLength
  package var y: FrameLength
  package var width: FrameLength
  package var height: FrameLength
  package var mask: AutoresizingMask
  /// The superview's size for which the frame was designed, or nil to use the superview's own
  /// designed size.
  ///
  /// A superview without a frame has no designed size; its laid-out size is used instead.
  package var designedFor: Size?
  /// The frame's location in the spec.
  package var span: SourceSpan?

  package init(
    x: FrameLength, y: FrameLength, width: FrameLength, height: FrameLength,
    mask: AutoresizingMask = [], designedFor: Size? = nil, span: SourceSpan? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.mask = mask
    self.designedFor = designedFor
    self.span = span
  }
}

/// A coordinate or a length that may depend on the superview's size.
package struct FrameLength: Hashable, Sendable {
  /// The fixed part, in points.
  package var constant: Points
  /// The multiplier of the superview's width.
  package var widthFactor: Double
  /// The multiplier of the superview's height.
  package var heightFactor: Double

  package init(_ constant: Points, widthFactor: Double = 0, heightFactor: Double = 0) {
    self.constant = constant
    self.widthFactor = widthFactor
    self.heightFactor = heightFactor
  }

  /// Whether the length does not depend on the superview's size.
  package var isConstant: Bool { widthFactor == 0 && heightFactor == 0 }

  /// Returns the length, in points, for a superview of the given size.
  package func value(in superview: Size) -> Points {
    constant + Points(widthFactor * superview.width.value)
      + Points(heightFactor * superview.height.value)
  }
}

/// A width and a height that may depend on the superview's size.
package struct RelativeSize: Hashable, Sendable {
  package var width: FrameLength
  package var height: FrameLength

  package init(width: FrameLength, height: FrameLength) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: FrameLength(size.width), height: FrameLength(size.height))
  }

  /// Returns the size, in points, for a superview of the given size; each side is at least 0.
  package func value(in superview: Size) -> Size {
    Size(width: max(width.value(in: superview), 0), height: max(height.value(in: superview), 0))
  }
}
