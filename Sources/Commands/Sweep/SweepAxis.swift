/// An axis of a sweep; everything else stays.
package enum SweepAxis: String, Hashable, Sendable, CaseIterable {
  /// The width of the window, in steps of one device pixel.
  case width
  /// The height of the window, in steps of one device pixel.
  case height
  /// The twelve content size categories.
  case textSize
  /// The length in characters of labels' texts, buttons' titles and fields' placeholders, one at a
  /// time.
  case textLength
}
