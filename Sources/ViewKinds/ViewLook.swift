package import Devices
package import Geometry

/// How one view of a scene looks: its kind and what every view may have.
package struct ViewLook: Sendable {
  package var kind: any ViewKind
  /// Nil for the kind's own.
  package var background: Color?
  package var isHidden: Bool
  /// 0...1.
  package var alpha: Double
  package var cornerRadius: Points
  package var clips: Bool
  package var border: Border?

  package init(
    kind: any ViewKind, background: Color? = nil, isHidden: Bool = false, alpha: Double = 1,
    cornerRadius: Points = 0, clips: Bool = false, border: Border? = nil
  ) {
    self.kind = kind
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
    self.cornerRadius = cornerRadius
    self.clips = clips
    self.border = border
  }
}

/// A line inside a view's edges, drawn over its subviews as `CALayer` does.
package struct Border: Hashable, Sendable {
  package var width: Points
  package var color: Color

  package init(width: Points, color: Color) {
    self.width = width
    self.color = color
  }
}
