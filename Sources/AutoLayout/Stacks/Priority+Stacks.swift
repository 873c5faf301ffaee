import Cassowary

/// The levels at which `UIStackView` was seen to make its constraints.
extension Priority {
  /// Below the fitting size's 50.
  static let canvasFit = Priority(clamping: 49)
  /// Above the fitting size's 50.
  static let spanningFit = Priority(clamping: 51)
  static let spanningFitOfNothing = Priority(clamping: 0.001)
  static let ambiguitySuppression = Priority(clamping: 25)
  /// Below the least compression resistance and hugging that views have by default.
  static let equalCentering = Priority(clamping: 149)
  static let boundary = Priority(clamping: 999.5)

  /// The priority of a view's share by its position among the visible ones; the first has the highest.
  static func share(_ position: Int) -> Priority { Priority(clamping: 999 - Double(position)) }

  /// Somewhat above the text's own resistance, and not required.
  static func textWidth(_ compression: Priority) -> Priority {
    Priority(clamping: min(compression.level + 10, 999))
  }
}
