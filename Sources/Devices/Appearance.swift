/// Light or dark mode.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark letters on white.
  case light
  /// Light letters on black.
  case dark
}
