package import Geometry

/// Why bytes are not a picture, or a picture not bytes.
package enum PNGError: Error, Hashable, Sendable {
  /// The eight bytes that every PNG begins with are not there.
  case notPNG
  /// The bytes end before the picture does.
  case truncated
  /// More pixels than `PNG.greatestPixelCount`; nothing was allocated.
  case tooLarge(width: Pixels, height: Pixels)
  /// What libpng says of a picture that it cannot read.
  case corrupt(String)
  /// A text's keyword is empty, longer than 79 bytes or not printable ASCII.
  case illegalKeyword(String)
  /// A frame of another size or with transparency where the first has none, one too many, or one
  /// that is missing, counted from 1; or a band of rows that does not fit its picture.
  case illegalFrame(number: Int)
  case outOfMemory
  /// The file cannot be opened or read; the number is the system's `errno`.
  case unreadable(path: String, code: Int32)
}
