package import Geometry

/// How far the picture and the layout of a cell may be from its reference; by default not at all.
package struct Tolerance: Hashable, Sendable {
  /// What holds wherever no view says otherwise.
  package var rule: DifferenceRule
  /// Views that may look and lie as they like, with all that is in them.
  package var ignoredViews: [String]
  /// Views with rules of their own, which hold for all that is in them too.
  package var views: [ViewTolerance]

  package init(
    rule: DifferenceRule = DifferenceRule(), ignoredViews: [String] = [],
    views: [ViewTolerance] = []
  ) {
    self.rule = rule
    self.ignoredViews = ignoredViews
    self.views = views
  }

  /// Nothing may differ.
  package static let exact = Tolerance()
}

/// A view with a rule of its own.
package struct ViewTolerance: Hashable, Sendable {
  package let id: String
  package let rule: DifferenceRule

  package init(id: String, rule: DifferenceRule) {
    self.id = id
    self.rule = rule
  }
}

/// How much may differ in a picture or in a view's part of it.
package struct DifferenceRule: Hashable, Sendable {
  /// When a pixel differs.
  package var measure: PixelMeasure
  /// How many pixels may.
  package var limit: DifferenceLimit
  /// How many may near each other; nil for as many as `limit` says.
  package var window: WindowLimit?
  /// How far a view's edges may move in its superview, in points; at least 0.
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

/// How many pixels may differ within a square, wherever it lies: noise is spread, changes are not.
package struct WindowLimit: Hashable, Sendable {
  /// The square's side in points; above 0.
  package var side: Points
  package var limit: DifferenceLimit

  package init(side: Points, limit: DifferenceLimit) {
    self.side = side
    self.limit = limit
  }
}
