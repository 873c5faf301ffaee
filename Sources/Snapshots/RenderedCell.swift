package import Bitmaps
package import Diagnostics

/// A cell as it was just drawn, with all that a reference keeps of it.
package struct RenderedCell: Sendable {
  package let bitmap: Bitmap
  /// Device pixels in one point.
  package let scale: Int
  /// Superviews before their subviews, each view's own subtree together.
  package let layout: [LayoutLine]
  /// What the pixels depend on besides the spec: fonts, libraries, the renderer.
  package let environment: DrawingEnvironment
  /// What the layout has to say that did not keep the cell from being drawn.
  package let diagnostics: [Diagnostic]

  package init(
    bitmap: Bitmap, scale: Int, layout: [LayoutLine], environment: DrawingEnvironment,
    diagnostics: [Diagnostic] = []
  ) {
    self.bitmap = bitmap
    self.scale = scale
    self.layout = layout
    self.environment = environment
    self.diagnostics = diagnostics
  }
}
