package import Bitmaps

/// The reason why a reference could not be read, compared or written.
package enum ReferenceError: Error, Hashable, Sendable {
  /// The file is a picture without a layout and a hash, such as one from another program.
  case notAReference(path: String)
  case otherFormat(path: String, found: String)
  /// The layout in the file is larger than `LayoutText.greatestSize`.
  case largeLayout(path: String)
  /// The file is a Git LFS pointer and not the picture.
  case largeFilePointer(path: String)
  case picture(path: String, PNGError)
  case file(FileError)
}
