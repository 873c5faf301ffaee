private import CPNG

/// Pictures as PNG files: 8 bits a channel, sRGB, with texts that can be read without the pixels.
package enum PNG {
  /// Larger pictures are refused before any memory is taken for them.
  package static let greatestPixelCount = 100_000_000

  /// A text that travels in the file: what it is about, and its UTF-8 content.
  package struct Text: Hashable, Sendable {
    /// 1...79 printable ASCII characters.
    package var keyword: String
    /// Without U+0000.
    package var content: String

    package init(_ keyword: String, _ content: String) {
      self.keyword = keyword
      self.content = content
    }
  }

  /// The versions of the libraries that compress and decompress, as they call themselves.
  package static var libraryVersions: [(name: String, version: String)] {
    let png = png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown"
    let zlib = zlibVersion().map { String(cString: $0) } ?? "unknown"
    return [("libpng", png), ("zlib", zlib)]
  }
}
