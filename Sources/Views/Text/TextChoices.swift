/// The side at which lines of text stand, as `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Where reading begins.
  case natural
  /// A side, the middle, or both sides.
  case left, center, right, justified
}

/// Where lines break and what becomes of text that does not fit, as `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Between words or between letters.
  case byWordWrapping = "wordWrap"
  case byCharWrapping = "charWrap"
  /// Cut off at the edge.
  case byClipping = "clip"
  /// With an ellipsis in place of the beginning, the end or the middle.
  case byTruncatingHead = "truncateHead"
  case byTruncatingTail = "truncateTail"
  case byTruncatingMiddle = "truncateMiddle"
}
