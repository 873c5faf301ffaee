/// Insets in points with leading and trailing sides; corresponds to `NSDirectionalEdgeInsets`.
public struct DirectionalInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: Points
  /// The inset from the leading edge: the left edge in left-to-right layouts.
  public var leading: Points
  /// The inset from the bottom edge.
  public var bottom: Points
  /// The inset from the trailing edge: the right edge in left-to-right layouts.
  public var trailing: Points

  /// Creates insets for the four sides.
  public init(top: Points, leading: Points, bottom: Points, trailing: Points) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets from left and right sides in a layout direction.
  package init(_ insets: Insets, in direction: LayoutDirection) {
    let sides = direction == .rightToLeft ? insets.mirrored : insets
    self.init(
      top: sides.top, leading: sides.left, bottom: sides.bottom, trailing: sides.right)
  }

  /// Returns the insets with left and right sides for a layout direction.
  package func insets(_ direction: LayoutDirection) -> Insets {
    let insets = Insets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .rightToLeft ? insets.mirrored : insets
  }
}
