package import Geometry

/// What to sweep, and how far.
package struct SweepOptions: Hashable, Sendable {
  package var axes: [SweepAxis]
  /// Names of views that breaks must concern, those of rows with the row or without; empty for all.
  package var views: [String]
  /// Of the window's width or height; nil for the shortest device's.
  package var lower: Points?
  /// Nil for the longest device's.
  package var upper: Points?

  var choice: SweptViews { SweptViews(names: views) }

  package init(
    axes: [SweepAxis] = SweepAxis.allCases, views: [String] = [], lower: Points? = nil,
    upper: Points? = nil
  ) {
    self.axes = axes
    self.views = views
    self.lower = lower
    self.upper = upper
  }
}
