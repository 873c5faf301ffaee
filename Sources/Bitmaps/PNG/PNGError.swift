package import Geometry

/// An error of PNG decoding or encoding.
package enum PNGError: Error, Hashable, Sendable {
  /// The signature of PNG files is missing.
  case notPNG
  /// The bytes end before the picture does.
  case truncated
  /// More pixels than `PNG.greatestPixelCount`, found before any memory was allocated.
  case tooLarge(width: Pixels, height: Pixels)
  /// libpng's message about a picture that it cannot read.
  case corrupt(String)
  /// The name of a chunk that viewers treat in different ways, such as `acTL` of an animation.
  case ambiguousChunk(String)
  /// A text's keyword is empty, longer than 79 bytes or not printable ASCII.
  case illegalKeyword(String)
  /// A frame that does not fit, counted from 1, or a band of rows that does not fit its picture.
  ///
  /// A frame does not fit if its size or its transparency differs from the first frame's, if it is
  /// one too many, or if it is missing.
  case illegalFrame(number: Int)
  case outOfMemory
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(path: String, code: Int32)
}
