/// The side of the screen that a bar belongs to, as `UIBarPosition`.
public enum BarPosition: String, Hashable, Sendable, CaseIterable {
  /// Its background goes down to the screen's edge from the safe area's.
  case bottom
  /// Its background ends with its frame.
  case top
  /// Its background goes up to the screen's edge from the safe area's.
  case topAttached
}
