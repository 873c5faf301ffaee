package import AutoLayout
package import Geometry
package import Graphics

/// The environment in which a view draws; all frames are in screen coordinates, in points.
package struct DrawingContext {
  package var frame: Rect
  /// The shape of the view's corners, in points.
  package var corners: Corners
  /// The view's own safe-area insets.
  package var safeArea: Insets
  /// The position of the view's content, or nil for views that do not scroll.
  package var scroll: ScrollLayout?
  /// The superview, or nil for the root view.
  package var superview: Placement?
  /// The frames of the subviews that are not hidden, back to front.
  package var subviews: [Rect]
  package var screenSize: Size
  package var traits: Traits
  /// The layout direction of the view's own content.
  ///
  /// The alignment of text follows the interface's direction, `traits.direction`.
  package var direction: LayoutDirection
  package var text: any TextMeasuring
  /// Whether the view draws its plate of glass; false if a container draws it with others.
  var drawsGlass = true

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
    frame: Rect, corners: Corners = .square, safeArea: Insets, superview: Placement?,
    subviews: [Rect], screenSize: Size, traits: Traits, direction: LayoutDirection? = nil,
    measuring text: any TextMeasuring, scroll: ScrollLayout? = nil
  ) {
    self.frame = frame
    self.corners = corners
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
  /// Returns a rectangle of a left-to-right layout, mirrored in the frame if necessary.
  package func directed(_ rect: Rect) -> Rect {
    direction == .rightToLeft ? rect.mirrored(in: frame.minX + frame.maxX) : rect
  }

  /// The safe-area insets of the mirrored layout; left is leading, right is trailing.
  var directedSafeArea: Insets {
    direction == .rightToLeft ? safeArea.mirrored : safeArea
  }
}
