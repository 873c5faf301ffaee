/// Distances from the four edges of a rectangle towards its inside, in points.
public struct Insets: Hashable, Sendable {
  /// From the top edge.
  public var top: Points
  /// From the left edge, whatever the direction of reading.
  public var left: Points
  /// From the bottom edge.
  public var bottom: Points
  /// From the right edge, whatever the direction of reading.
  public var right: Points

  /// Insets of four sides.
  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on every side.
  public init(all value: Points) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// No insets.
  public static let zero = Insets(all: 0)

  package static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  package static func - (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom,
      right: lhs.right - rhs.right)
  }

  /// The inset at the left, or at the top.
  package func before(_ axis: Axis) -> Points { axis == .horizontal ? left : top }

  /// The inset at the right, or at the bottom.
  package func after(_ axis: Axis) -> Points { axis == .horizontal ? right : bottom }

  /// The greater of the two on each side.
  package func greater(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Left and right exchanged, for right-to-left layout.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Insets {
  /// The safe-area insets of a view with `frame` in a superview with `bounds` and these insets: how
  /// far the view reaches into each inset, at most the inset itself.
  package func propagated(to frame: Rect, in bounds: Rect) -> Insets {
    Insets(
      top: Insets.clamp(bounds.minY + top - frame.minY, to: top),
      left: Insets.clamp(bounds.minX + left - frame.minX, to: left),
      bottom: Insets.clamp(frame.maxY - (bounds.maxY - bottom), to: bottom),
      right: Insets.clamp(frame.maxX - (bounds.maxX - right), to: right))
  }

  private static func clamp(_ reach: Points, to strip: Points) -> Points {
    min(max(reach, 0), strip)
  }
}
