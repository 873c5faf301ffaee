import Bitmaps

/// The versions of the libraries that a picture's pixels depend on.
package enum LibraryVersions {
  /// The names and versions, in a fixed order.
  package static var all: [(name: String, version: String)] {
    [("cairo", CairoContext.libraryVersion), ("pixman", CairoContext.pixmanVersion)]
      + FontMap.libraryVersions + PNG.libraryVersions
  }

  /// The library for SVG files.
  ///
  /// Only pictures with an SVG file depend on it.
  package static var drawings: (name: String, version: String) {
    ("librsvg", SVGHandle.libraryVersion)
  }

  /// The library for PDF files.
  ///
  /// Only pictures with a PDF file depend on it. It is loaded here.
  package static var pages: (name: String, version: String) {
    ("poppler", PDFHandle.libraryVersion)
  }

  /// The library for JPEG files.
  ///
  /// Only pictures with a JPEG file depend on it.
  package static var photographs: (name: String, version: String) { JPEG.libraryVersion }
}
