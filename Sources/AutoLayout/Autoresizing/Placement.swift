package import Diagnostics
package import Geometry

/// The source of a view's frame.
package enum Placement: Hashable, Sendable {
  /// By constraints, as with `translatesAutoresizingMaskIntoConstraints` off.
  case constraints
  /// By a frame and a mask.
  case frame(ManualFrame)
}

/// A frame given by hand, in the superview's coordinates, and how it follows the superview's size.
package struct ManualFrame: Hashable, Sendable {
  package var x: FrameLength
  package var y: FrameLength
  package var width: FrameLength
  package var height: FrameLength
  package var mask: AutoresizingMask
  /// The superview's size for which the frame was designed; nil for the size it was itself designed
  /// with, which is its laid-out size where it has no frame of its own.
  package var designedFor: Size?
  /// The place of the frame in the spec.
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
  /// In points.
  package var constant: Points
  /// The factor of the superview's width.
  package var widthFactor: Double
  /// The factor of the superview's height.
  package var heightFactor: Double

  package init(_ constant: Points, widthFactor: Double = 0, heightFactor: Double = 0) {
    self.constant = constant
    self.widthFactor = widthFactor
    self.heightFactor = heightFactor
  }

  /// The length under a superview of the given size.
  package func value(in superview: Size) -> Points {
    constant + Points(widthFactor * superview.width.value)
      + Points(heightFactor * superview.height.value)
  }
}
