/// Distances from the four edges of a rectangle towards its inside, in points.
public struct Insets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Points
  /// The inset from the left edge, in every layout direction.
  public var left: Points
  /// The inset from the bottom edge.
  public var bottom: Points
  /// The inset from the right edge, in every layout direction.
  public var right: Points

  /// Creates insets for the four sides.
  public init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets for all sides.
  public init(all value: Points) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// Insets of zero on all sides.
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

  /// Returns the inset at the left or at the top.
  package func before(_ axis: Axis) -> Points { axis == .horizontal ? left : top }

  /// Returns the inset at the right or at the bottom.
  package func after(_ axis: Axis) -> Points { axis == .horizontal ? right : bottom }

  /// Returns the greater inset of each side.
  package func greater(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// The insets with left and right exchanged, for right-to-left layouts.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Insets {
  /// Returns the safe-area insets of a subview.
  ///
  /// Each inset is the distance by which the subview extends into the superview's inset, at most
  /// that inset.
  ///
  /// - Parameters:
  ///   - frame: the subview's frame.
  ///   - bounds: the superview's bounds.
  /// - Returns: the subview's insets.
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
