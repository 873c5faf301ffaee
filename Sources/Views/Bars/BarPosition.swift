/// The edge of the screen that a bar belongs to, as `UIBarPosition`.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  /// The background extends from the safe area to the screen's bottom edge.
  case bottom
  /// The background ends at the bar's frame.
  case top
  /// The background extends from the safe area to the screen's top edge.
  case topAttached
}
