package import Bitmaps
package import Graphics

/// The reason why a picture cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable {
  case font(FontError)
  /// A picture that the screen shows cannot be read.
  case image(path: String, PictureFault)
  /// A picture cannot be encoded as PNG.
  case encoding(PNGError)
  /// The size in pixels is empty or larger than `PNG.greatestPixelCount` pixels.
  case size(width: Int, height: Int)
  /// Drawing takes too long; with the view that takes most of the time, if it has a name.
  case slowDrawing(view: String?)
  /// Groups with an opacity, each within the others, have too many pixels; with the innermost, if it
  /// has a name.
  case deepGroups(view: String?)
  /// Cairo's message about a failed operation.
  case cairo(String)
}

/// The reason why a required font cannot be used.
package enum FontError: Error, Hashable, Sendable {
  /// A font that is in none of the folders, with the package to install on this system.
  case missing(font: String, package: String, folders: [String])
  /// The file is not the font that its name says, or it is truncated.
  case damaged(path: String)
  /// The file cannot be read; the number is the system's `errno`.
  case unreadable(path: String, code: Int32)
}
