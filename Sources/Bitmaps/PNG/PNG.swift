private import CPNG

/// PNG files: 8 bits a channel, sRGB, with texts that can be read without decoding pixels.
package enum PNG {
  /// The largest number of pixels.
  ///
  /// Larger pictures are refused before any memory is allocated.
  package static let greatestPixelCount = 100_000_000

  /// A text in the file, with a keyword and UTF-8 content.
  package struct Text: Hashable, Sendable {
    /// The keyword: 1...79 printable ASCII characters.
    package var keyword: String
    /// The content, without U+0000.
    package var content: String

    package init(_ keyword: String, _ content: String) {
      self.keyword = keyword
      self.content = content
    }
  }

  /// The names and versions of the libraries that compress and decompress.
  package static var libraryVersions: [(name: String, version: String)] {
    let png = png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"
    let zlib = zlibVersion().map { String(cString: $0) } ?? "unknown"
    return [("libpng", png), ("zlib", zlib)]
  }
}
