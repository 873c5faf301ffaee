package import Geometry

/// One view of a solved layout, as a reference keeps it.
package struct LayoutLine: Hashable, Sendable {
  package let id: String
  package let kind: String
  /// 0 for the root.
  package let depth: Int
  /// In the superview's coordinates, in points, on the pixel grid.
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
