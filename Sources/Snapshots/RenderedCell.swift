package import Bitmaps
package import Diagnostics
package import Geometry

/// A cell as it was just drawn, with all that a reference keeps of it.
package struct RenderedCell: Sendable {
  package let bitmap: Bitmap
  /// Pixels of the picture along one point.
  package let pixelsPerPoint: Double
  /// Superviews before their subviews, each view's own subtree together.
  package let layout: [LayoutLine]
  /// Where the views of `layout` are in the picture, in points; empty for a picture of several
  /// layouts, in which views have no place of their own.
  package let frames: [Rect]
  /// What the pixels depend on besides the spec: fonts, libraries, the renderer.
  package let environment: DrawingEnvironment
  /// What the layout has to say that did not keep the cell from being drawn.
  package let diagnostics: [Diagnostic]
  /// The spec that it is a cell of; nil for what code made.
  package var source: SpecSource?

  package init(
    bitmap: Bitmap, pixelsPerPoint: Double, layout: [LayoutLine], frames: [Rect] = [],
    environment: DrawingEnvironment,
    diagnostics: [Diagnostic] = [], source: SpecSource? = nil
  ) {
    self.bitmap = bitmap
    self.pixelsPerPoint = pixelsPerPoint
    self.layout = layout
    self.frames = frames
    self.environment = environment
    self.diagnostics = diagnostics
    self.source = source
  }
}
