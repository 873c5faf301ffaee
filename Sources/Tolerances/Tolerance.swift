package import Geometry

/// The allowed difference between a cell and its reference; by default none.
package struct Tolerance: Hashable, Sendable {
  /// The rule for all views without one of their own.
  package var rule: DifferenceRule
  /// The ids of views that are not compared, with their subviews.
  package var ignoredViews: [String]
  /// The views with their own rules, which also apply to their subviews.
  package var views: [ViewTolerance]

  package init(
    rule: DifferenceRule = DifferenceRule(), ignoredViews: [String] = [],
    views: [ViewTolerance] = []
  ) {
    self.rule = rule
    self.ignoredViews = ignoredViews
    self.views = views
  }

  /// The tolerance that allows no difference.
  package static let exact = Tolerance()
}

/// A view with its own rule.
package struct ViewTolerance: Hashable, Sendable {
  package let id: String
  package let rule: DifferenceRule

  package init(id: String, rule: DifferenceRule) {
    self.id = id
    self.rule = rule
  }
}

/// The allowed difference in a picture or in a view's part of it.
package struct DifferenceRule: Hashable, Sendable {
  /// The rule by which pixels differ.
  package var measure: PixelMeasure
  /// The number of pixels that may differ.
  package var limit: DifferenceLimit
  /// The limit within any square; nil for no limit other than `limit`.
  package var window: WindowLimit?
  /// The distance in points that a view's edges may move in its superview; at least 0.
  package var move: Points

  package init(
    measure: PixelMeasure = .exact, limit: DifferenceLimit = .none, window: WindowLimit? = nil,
    move: Points = 0
  ) {
    self.measure = measure
    self.limit = limit
    self.window = window
    self.move = move
  }
}

/// The number of pixels that may differ within any square.
///
/// Noise is spread over a picture, and real changes are concentrated.
package struct WindowLimit: Hashable, Sendable {
  /// The side of the square in points; greater than 0.
  package var side: Points
  package var limit: DifferenceLimit

  package init(side: Points, limit: DifferenceLimit) {
    self.side = side
    self.limit = limit
  }
}
