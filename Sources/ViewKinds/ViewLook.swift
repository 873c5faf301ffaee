package import Devices
package import Geometry

/// How one view of a scene looks: its kind and what every view may have.
package struct ViewLook: Sendable {
  package var kind: any ViewKind
  package var background: Color?
  package var isHidden: Bool
  /// 0...1.
  package var alpha: Double
  package var cornerRadius: Points
  package var clips: Bool

  package init(
    kind: any ViewKind, background: Color? = nil, isHidden: Bool = false, alpha: Double = 1,
    cornerRadius: Points = 0, clips: Bool = false
  ) {
    self.kind = kind
    self.background = background
    self.isHidden = isHidden
    self.alpha = alpha
    self.cornerRadius = cornerRadius
    self.clips = clips
  }
}
