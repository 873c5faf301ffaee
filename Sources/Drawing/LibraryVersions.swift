import Bitmaps

/// The versions of the libraries that a picture's pixels depend on.
package enum LibraryVersions {
  /// In a fixed order, as the libraries call themselves.
  package static var all: [(name: String, version: String)] {
    [("cairo", CairoContext.libraryVersion), ("pixman", CairoContext.pixmanVersion)]
      + FontMap.libraryVersions + PNG.libraryVersions
  }

  /// The library that draws SVG files, which only pictures with one depend on.
  package static var drawings: (name: String, version: String) {
    ("librsvg", VectorPicture.libraryVersion)
  }

  /// The library that reads JPEG files, which only pictures with one depend on.
  package static var photographs: (name: String, version: String) { JPEG.libraryVersion }
}
