/// The direction of layout, which follows the direction of reading.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic and Hebrew.
  case rightToLeft = "rtl"
}
