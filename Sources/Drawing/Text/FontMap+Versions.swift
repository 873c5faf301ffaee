private import CPango

extension FontMap {
  static var libraryVersions: [(name: String, version: String)] {
    var freetype = (major: 0 as Int32, minor: 0 as Int32, patch: 0 as Int32)
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &freetype.major, &freetype.minor, &freetype.patch)
      FT_Done_FreeType(library)
    }
    let fontconfig = FcGetVersion()
    return [
      ("pango", pango_version_string().map { String(cString: $0) } ?? "unknown"),
      ("freetype", "\(freetype.major).\(freetype.minor).\(freetype.patch)"),
      ("harfbuzz", hb_version_string().map { String(cString: $0) } ?? "unknown"),
      (
        "fontconfig",
        "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"
      ),
    ]
  }
}
