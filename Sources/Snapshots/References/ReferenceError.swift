package import Bitmaps

/// Why references could not be read, compared or written.
package enum ReferenceError: Error, Hashable, Sendable {
  /// A picture that carries no layout and no hash, as one saved by another program.
  case notAReference(path: String)
  case otherFormat(path: String, found: String)
  /// The small text that stands in for the picture until it is fetched.
  case largeFilePointer(path: String)
  case picture(path: String, PNGError)
  case file(FileError)
}
