package import AutoLayout
package import Geometry
package import Graphics

/// Where a view draws: places in screen coordinates, in points.
package struct DrawingContext {
  package var frame: Rect
  /// The view's own safe-area insets.
  package var safeArea: Insets
  /// Where the view's content lies; nil for views that do not scroll.
  package var scroll: ScrollLayout?
  /// Nil for the root.
  package var superview: Placement?
  /// The frames of the subviews that are not hidden, back to front.
  package var subviews: [Rect]
  package var screenSize: Size
  package var traits: Traits
  /// Of the view's own content; letters stand where the interface's, which is the traits', has them.
  package var direction: LayoutDirection
  package var text: any TextMeasuring

  /// A view's frame on the screen and its own safe-area insets.
  package struct Placement: Hashable, Sendable {
    package var frame: Rect
    package var safeArea: Insets

    package init(frame: Rect, safeArea: Insets) {
      self.frame = frame
      self.safeArea = safeArea
    }
  }

  package init(
    frame: Rect, safeArea: Insets, superview: Placement?, subviews: [Rect], screenSize: Size,
    traits: Traits, direction: LayoutDirection? = nil, measuring text: any TextMeasuring,
    scroll: ScrollLayout? = nil
  ) {
    self.frame = frame
    self.safeArea = safeArea
    self.superview = superview
    self.subviews = subviews
    self.screenSize = screenSize
    self.traits = traits
    self.direction = direction ?? traits.direction
    self.text = text
    self.scroll = scroll
  }
}

extension DrawingContext {
  /// A rectangle of the frame as it stands in left-to-right interfaces, mirrored in the frame where
  /// reading begins at the right.
  package func directed(_ rect: Rect) -> Rect {
    direction == .rightToLeft ? rect.mirrored(in: frame.minX + frame.maxX) : rect
  }

  /// The safe-area insets as if reading began at the left.
  var directedSafeArea: Insets {
    direction == .rightToLeft ? safeArea.mirrored : safeArea
  }
}
