package import Geometry

/// The frames of a view, or of one of its subviews, in the two compared pictures.
package struct ViewRegion: Hashable, Sendable {
  /// The view whose rule applies.
  package let id: String
  /// The frames in points from the top left of the picture: one in the reference, one in the new
  /// picture.
  ///
  /// There is one frame if both are equal, or if only one picture shows the view.
  package let frames: [Rect]

  package init(id: String, frames: [Rect]) {
    self.id = id
    self.frames = frames
  }
}
