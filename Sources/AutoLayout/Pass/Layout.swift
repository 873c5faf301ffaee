package import Diagnostics
package import Geometry

/// The layout of a scene: a frame for every view, and diagnostics.
package struct Layout: Hashable, Sendable {
  /// In the scene's order.
  package var views: [ViewLayout]
  package var diagnostics: [Diagnostic]
  /// UIKit's log text for each conflict.
  package var conflictLogs: [String] = []
  /// Work done, for tests that count it.
  package var work: LayoutWork

  package init(views: [ViewLayout], diagnostics: [Diagnostic], work: LayoutWork = LayoutWork()) {
    self.views = views
    self.diagnostics = diagnostics
    self.work = work
  }
}

/// One view's place, in points.
package struct ViewLayout: Hashable, Sendable {
  package var id: ViewID
  package var kind: String
  package var superview: ViewID?
  /// In the superview's coordinates, those of its content where it scrolls, every edge on a device
  /// pixel.
  package var frame: Rect
  /// In the superview's coordinates, as solved.
  package var exact: Rect
  /// `frame` in the screen's coordinates.
  package var inScreen: Rect
  /// The view's own safe-area insets.
  package var safeArea: Insets
  /// The view's own layout guides, in their order of declaration.
  package var guides: [GuideLayout] = []
  /// The layout of its content, or nil for views that do not scroll.
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

/// One layout guide's place in its view's coordinates, in points.
package struct GuideLayout: Hashable, Sendable {
  package var name: String
  /// Every edge on a device pixel.
  package var frame: Rect
  /// The exact frame, before rounding to pixels.
  package var exact: Rect
}

/// Counted work of one layout.
package struct LayoutWork: Hashable, Sendable {
  package var pivots = 0
  package var measurings = 0

  package init() {}
}
