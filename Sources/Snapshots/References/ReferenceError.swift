package import Bitmaps

/// The reason why a reference could not be read, compared or written.
package enum ReferenceError: Error, Hashable, Sendable {
  /// A picture without a layout and a hash, such as one from another program.
  case notAReference(path: String)
  case otherFormat(path: String, found: String)
  /// A Git LFS pointer instead of the picture.
  case largeFilePointer(path: String)
  case picture(path: String, PNGError)
  case file(FileError)
}
