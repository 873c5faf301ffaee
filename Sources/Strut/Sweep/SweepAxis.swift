/// What a sweep varies while all else stays.
package enum SweepAxis: String, Hashable, Sendable, CaseIterable {
  /// The window's, in device pixels.
  case width
  case height
  /// The twelve sizes that a reader can choose.
  case textSize
  /// Of each label's text and each button's title, in characters.
  case textLength
}
