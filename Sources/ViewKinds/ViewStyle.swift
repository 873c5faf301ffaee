package import Geometry
package import Graphics

/// The style of a view in a scene: its kind, and the properties that every view has.
package struct ViewStyle: Sendable {
  package var kind: any ViewKind
  /// The tint of the view, or nil for the screen's.
  package var tint: RGBAColor?
  /// The background, or nil for the kind's default.
  package var background: RGBAColor?
  package var isHidden: Bool
  /// The opacity, from 0 to 1.
  package var alpha: Double
  package var corners: Corners
  package var clips: Bool
  package var border: Border?
  /// The shadow; a view that clips has none, because `masksToBounds` clips the shadow too.
  package var shadow: LayerShadow?
  /// Transforms the drawn view around its centre; layout ignores it.
  package var transform: Transform?

  package init(
    kind: any ViewKind, tint: RGBAColor? = nil, background: RGBAColor? = nil,
    isHidden: Bool = false, alpha: Double = 1,
    corners: Corners = .square, clips: Bool = false, border: Border? = nil,
    shadow: LayerShadow? = nil, transform: Transform? = nil
  ) {
    self.kind = kind
    self.tint = tint
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
    self.corners = corners
    self.clips = clips
    self.border = border
    self.shadow = shadow
    self.transform = transform
  }

  /// The view's transform followed by those of its ancestors.
  ///
  /// - Parameters:
  ///   - frame: the view's frame in the window, before the transforms.
  ///   - outer: the transforms of the ancestors in the window, or nil without any.
  /// - Returns: a transform in the window, or nil without any.
  package func transform(of frame: Rect, in outer: Transform?) -> Transform? {
    guard let own = transform?.around(Point(x: frame.midX, y: frame.midY)) else { return outer }
    return outer.map { own.followed(by: $0) } ?? own
  }
}

/// A line inside a view's edges, drawn over its subviews, as in `CALayer`.
package struct Border: Hashable, Sendable {
  package var width: Points
  package var color: RGBAColor

  package init(width: Points, color: RGBAColor) {
    self.width = width
    self.color = color
  }
}
