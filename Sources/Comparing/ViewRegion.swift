package import Geometry

/// The frames of a view in the two compared pictures.
package struct ViewRegion: Hashable, Sendable {
  package let id: String
  /// The frames in points from the top left of the picture: one in the reference, one in the new
  /// picture.
  ///
  /// There is one frame if both are equal, or if only one picture has the view.
  package let frames: [Rect]

  package init(id: String, frames: [Rect]) {
    self.id = id
    self.frames = frames
  }
}
