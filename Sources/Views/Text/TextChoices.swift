/// The alignment of lines of text, as `NSTextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// The leading side.
  case natural
  /// An explicit side, centred, or aligned to both sides.
  case left, center, right, justified
}

/// How lines break and how text that does not fit is truncated, as `NSLineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Between words or between letters.
  case byWordWrapping = "wordWrap"
  case byCharWrapping = "charWrap"
  /// Cut off at the edge.
  case byClipping = "clip"
  /// An ellipsis replaces the beginning, the end or the middle.
  case byTruncatingHead = "truncateHead"
  case byTruncatingTail = "truncateTail"
  case byTruncatingMiddle = "truncateMiddle"
}
