package import Geometry
package import Graphics

/// The shadow of a view; corresponds to the `shadow` properties of `CALayer`.
package struct LayerShadow: Hashable, Sendable {
  /// The shadow's colour; its alpha is the shadow's opacity.
  package var color: RGBAColor
  /// The blur's standard deviation, in points.
  package var radius: Points
  package var offset: Point
  package var shape: Shape

  /// The shape that casts the shadow.
  package enum Shape: String, Hashable, Sendable, CaseIterable {
    /// The pixels that the view and its subviews cover.
    case content
    /// The view's outline, as with a `shadowPath`.
    case bounds
  }

  package init(color: RGBAColor, radius: Points, offset: Point, shape: Shape = .content) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.shape = shape
  }
}
