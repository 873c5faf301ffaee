/// Fonts that Pango knows and nobody uses at the moment.
enum PangoFontsPool {
  /// Unchecked because the compiler cannot see that every access happens under the lock for fonts.
  nonisolated(unsafe) private static var idle: [FontLibrary.Identity: [PangoFonts]] = [:]

  /// Those of the library that were given back last, else new ones.
  static func lend(for library: FontLibrary) throws(FontError) -> PangoFonts {
    try FontLock.hold { () throws(FontError) in
      if let known = idle[library.identity]?.popLast() { return known }
      return try PangoFonts()
    }
  }

  static func takeBack(_ fonts: PangoFonts, of library: FontLibrary) {
    FontLock.hold { idle[library.identity, default: []].append(fonts) }
  }
}
