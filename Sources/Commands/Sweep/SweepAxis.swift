/// The axis that a sweep varies.
///
/// Everything else stays the same.
package enum SweepAxis: String, Hashable, Sendable, CaseIterable {
  /// The width of the window, in steps of one device pixel.
  case width
  /// The height of the window, in steps of one device pixel.
  case height
  /// The twelve content size categories.
  case textSize
  /// The length in characters of the text of a label, of the title of a button, or of the
  /// placeholder of a field.
  ///
  /// One text is varied at a time.
  case textLength
}
