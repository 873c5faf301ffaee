import Cassowary

/// The priorities of constraints made by `UIStackView`, from observation.
extension Priority {
  /// A priority below `UILayoutPriority.fittingSizeLevel`, which is 50.
  static let canvasFit = Priority(clamping: 49)
  /// A priority above `UILayoutPriority.fittingSizeLevel`, which is 50.
  static let spanningFit = Priority(clamping: 51)
  static let spanningFitOfNothing = Priority(clamping: 0.001)
  static let ambiguitySuppression = Priority(clamping: 25)
  /// A priority below the lowest default compression resistance and hugging of views.
  static let equalCentering = Priority(clamping: 149)
  static let boundary = Priority(clamping: 999.5)

  /// Returns the priority of a view's proportional share.
  ///
  /// `position` is the view's index among the visible views; 0 has the highest priority.
  static func share(_ position: Int) -> Priority { Priority(clamping: 999 - Double(position)) }

  /// Returns a priority 10 above the text's compression resistance, but at most 999.
  static func textWidth(_ compression: Priority) -> Priority {
    Priority(clamping: min(compression.level + 10, 999))
  }
}
