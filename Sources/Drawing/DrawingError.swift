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

/// Why the fonts that every picture needs cannot be used.
package enum FontError: Error, Hashable, Sendable {
  /// A font is in none of the folders; the package is the one to install on this system.
  case missing(font: String, package: String, folders: [String])
  /// The file is not the font that its name promises, or is cut off.
  case damaged(path: String)
  /// The file cannot be read; the number is the system's `errno`.
  case unreadable(path: String, code: Int32)
}
