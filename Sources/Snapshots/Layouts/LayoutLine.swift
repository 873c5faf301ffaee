package import Geometry

/// One view of a layout, as a reference stores it.
package struct LayoutLine: Hashable, Sendable {
  package let id: String
  package let kind: String
  /// The depth in the view tree; 0 for the root.
  package let depth: Int
  /// The frame in points in the superview's coordinates, on the pixel grid.
  package let frame: Rect
  package let appearance: ViewAppearance

  package init(
    id: String, kind: String, depth: Int, frame: Rect,
    appearance: ViewAppearance = ViewAppearance()
  ) {
    self.id = id
    self.kind = kind
    self.depth = depth
    self.frame = frame
    self.appearance = appearance
  }
}
