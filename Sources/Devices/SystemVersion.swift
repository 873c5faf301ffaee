/// A generation of iOS and iPadOS with the same metrics.
public enum SystemVersion: String, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case ios18 = "18"
  /// iOS 26.
  case ios26 = "26"
}
