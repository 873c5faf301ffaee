/// What a sweep varies while all else stays.
package enum SweepAxis: String, Hashable, Sendable, CaseIterable {
  /// The window's, from device pixel to device pixel.
  case width
  /// The window's too.
  case height
  /// The twelve sizes that a reader can choose.
  case textSize
  /// Of labels' texts, buttons' titles and fields' placeholders, one at a time, in characters.
  case textLength
}
