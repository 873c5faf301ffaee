/// Light or dark mode.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on white.
  case light
  /// Light text on black.
  case dark
}

/// Whether the user asked for increased contrast, as `UIAccessibilityContrast`.
package enum Contrast: String, Hashable, Sendable, CaseIterable {
  case normal, high
}
