package import Diagnostics
package import Geometry

/// The layout of a scene: a frame for every view, and diagnostics.
package struct Layout: Hashable, Sendable {
  /// The layouts of the views, in the scene's order.
  package var views: [ViewLayout]
  package var diagnostics: [Diagnostic]
  /// UIKit's log text for each conflict.
  package var conflictLogs: [String] = []
  /// The counts of expensive operations, for tests.
  package var work: LayoutWork

  package init(views: [ViewLayout], diagnostics: [Diagnostic], work: LayoutWork = LayoutWork()) {
    self.views = views
    self.diagnostics = diagnostics
    self.work = work
  }
}

/// The layout of one view, in points.
package struct ViewLayout: Hashable, Sendable {
  package var id: ViewID
  package var kind: String
  package var superview: ViewID?
  /// The frame in the superview's coordinates, rounded to device pixels.
  ///
  /// In a scroll view, these are the coordinates of its content.
  package var frame: Rect
  /// The solved frame in the superview's coordinates, before rounding.
  package var exact: Rect
  /// The rounded frame in screen coordinates.
  package var inScreen: Rect
  /// The view's own safe-area insets.
  package var safeArea: Insets
  /// The view's custom layout guides, in order of declaration.
  package var guides: [GuideLayout] = []
  /// The layout of the view's content, or nil for views that do not scroll.
  package var scroll: ScrollLayout?

  package init(
    id: ViewID, kind: String, superview: ViewID?, frame: Rect, exact: Rect, inScreen: Rect,
    safeArea: Insets, scroll: ScrollLayout? = nil
  ) {
    self.id = id
    self.kind = kind
    self.superview = superview
    self.frame = frame
    self.exact = exact
    self.inScreen = inScreen
    self.safeArea = safeArea
    self.scroll = scroll
  }
}

/// The layout of one guide in its view's coordinates, in points.
package struct GuideLayout: Hashable, Sendable {
  package var name: String
  /// The frame, rounded to device pixels.
  package var frame: Rect
  /// The exact frame, before rounding to pixels.
  package var exact: Rect
}

/// The counts of expensive operations of one layout.
package struct LayoutWork: Hashable, Sendable {
  package var pivots = 0
  package var measurings = 0

  package init() {}
}
