package import Geometry
package import Graphics

/// The style of a view in a scene: its kind and the properties of every view.
package struct ViewStyle: Sendable {
  package var kind: any ViewKind
  /// Nil for the kind's own.
  package var background: RGBAColor?
  package var isHidden: Bool
  /// 0...1.
  package var alpha: Double
  package var corners: Corners
  package var clips: Bool
  package var border: Border?
  /// Not seen of a view that clips, as `masksToBounds` cuts it off too.
  package var shadow: LayerShadow?
  /// Maps the drawn view around its centre; the layout does not know of it.
  package var transform: Transform?

  package init(
    kind: any ViewKind, background: RGBAColor? = nil, isHidden: Bool = false, alpha: Double = 1,
    corners: Corners = .square, clips: Bool = false, border: Border? = nil,
    shadow: LayerShadow? = nil, transform: Transform? = nil
  ) {
    self.kind = kind
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
    self.corners = corners
    self.clips = clips
    self.border = border
    self.shadow = shadow
    self.transform = transform
  }
}

/// A line inside a view's edges, drawn over its subviews as `CALayer` does.
package struct Border: Hashable, Sendable {
  package var width: Points
  package var color: RGBAColor

  package init(width: Points, color: RGBAColor) {
    self.width = width
    self.color = color
  }
}
