/// Insets with a leading and a trailing side, as `NSDirectionalEdgeInsets`, in points.
public struct DirectionalInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Points
  /// From the edge at which reading begins.
  public var leading: Points
  /// From the bottom edge.
  public var bottom: Points
  /// From the edge at which reading ends.
  public var trailing: Points

  /// Insets of four sides.
  public init(top: Points, leading: Points, bottom: Points, trailing: Points) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets with left and right sides for a direction of reading.
  package func insets(_ direction: LayoutDirection) -> Insets {
    let insets = Insets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .rightToLeft ? insets.mirrored : insets
  }
}
