package import Bitmaps
package import Diagnostics
package import Geometry
package import Graphics

/// A drawn cell, with everything that a reference stores.
package struct RenderedCell: Sendable {
  package let picture: CanvasPicture
  /// The number of pixels in a point.
  package let pixelsPerPoint: Double
  /// The lines of the layout.
  ///
  /// Superviews come before their subviews, and each subtree is contiguous.
  package let layout: [LayoutLine]
  /// The placements of the views of `layout` in the picture.
  ///
  /// Empty for a picture of several layouts, in which a view has several positions.
  package let placements: [ViewPlacement]
  /// The fonts, the libraries and the renderer, on which the pixels depend.
  package let environment: DrawingEnvironment
  /// The findings in the layout.
  ///
  /// They did not prevent drawing.
  package let diagnostics: [Diagnostic]
  /// The spec of the cell; nil if code created the cell.
  package var source: SpecSource?
  /// Computes a hash of what the spec's cells are drawn from, except its text, on any thread.
  ///
  /// The hash is nil if a file can no longer be read.
  package var inputs: (@Sendable () -> String?)?

  /// The pixels, which are copied from the canvas at the first call.
  package var bitmap: Bitmap { picture.bitmap }

  package init(
    picture: CanvasPicture, pixelsPerPoint: Double, layout: [LayoutLine],
    placements: [ViewPlacement] = [], environment: DrawingEnvironment,
    diagnostics: [Diagnostic] = [], source: SpecSource? = nil
  ) {
    self.picture = picture
    self.pixelsPerPoint = pixelsPerPoint
    self.layout = layout
    self.placements = placements
    self.environment = environment
    self.diagnostics = diagnostics
    self.source = source
  }
}

/// The place of a view in a picture, with what a layout does not say about it.
package struct ViewPlacement: Sendable {
  /// The frame in points from the top left of the picture, without transforms.
  package let frame: Rect
  /// The transform around the middle of the frame, or nil without one.
  package let transform: Transform?
  /// Whether subviews are cut off at the view's edges.
  package let clips: Bool

  package init(frame: Rect, transform: Transform? = nil, clips: Bool = false) {
    self.frame = frame
    self.transform = transform
    self.clips = clips
  }
}
