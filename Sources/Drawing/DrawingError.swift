package import Bitmaps
package import Graphics

/// Why a picture cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable {
  case font(FontError)
  /// A picture that the screen shows cannot be read.
  case image(path: String, PictureFault)
  /// A part of an SVG file that is a picture cannot be written.
  case encoding(PNGError)
  /// The size in pixels is empty or larger than `PNG.greatestPixelCount` pixels.
  case size(width: Int, height: Int)
  /// What Cairo says of an operation that it could not do.
  case cairo(String)
}
