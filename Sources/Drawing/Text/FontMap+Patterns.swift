import CPango

extension FontMap {
  /// The kind of a font's glyphs.
  enum Outlines {
    /// CFF outlines.
    case cubic
    /// TrueType outlines.
    case quadratic
    case pictures
  }

  /// Returns a font's pattern without its family name, or nil if memory is exhausted.
  ///
  /// `weight` is the weight on the axis of a variable font, or nil for other fonts.
  static func pattern(
    path: String, index: Int, kind: Outlines, weight: Int? = nil, characters: CharacterSet
  ) -> OpaquePointer? {
    let isPicture = kind == .pictures
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FILE, path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(index))
    FcPatternAddCharSet(pattern, FC_CHARSET, characters.handle)
    FcPatternAddString(pattern, FC_FONTFORMAT, kind == .cubic ? "CFF" : "TrueType")
    FcPatternAddString(pattern, "fontwrapper", "SFNT")
    FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddBool(pattern, FC_OUTLINE, isPicture ? FcFalse : FcTrue)
    // Fontconfig treats colour bitmaps as scalable, but no other bitmaps.
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, isPicture ? FcTrue : FcFalse)
    FcPatternAddBool(pattern, FC_COLOR, isPicture ? FcTrue : FcFalse)
    if let weight { FcPatternAddString(pattern, FC_FONT_VARIATIONS, "wght=\(weight)") }
    if isPicture {
      FcPatternAddDouble(pattern, FC_PIXEL_SIZE, emojiPixelSize)
      // With antialiasing, Cairo draws nothing for colour bitmaps.
      FcPatternAddBool(pattern, FC_ANTIALIAS, FcFalse)
    }
    return pattern
  }

  static let emojiFamily = "emoji"

  /// The size of Noto Color Emoji's pictures, in pixels an em.
  private static let emojiPixelSize = 109.0

  /// Scales a bitmap font, which has one size, to the requested size.
  static let bitmapScaling = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}

/// A set of characters for fontconfig.
final class CharacterSet {
  let handle: OpaquePointer?

  /// Creates the set of a map's characters, or an empty set for nil.
  init(_ map: CharacterMap?) {
    handle = FcCharSetCreate()
    for range in map?.characterRanges ?? [] {
      for value in range { FcCharSetAddChar(handle, value) }
    }
  }

  deinit { FcCharSetDestroy(handle) }
}

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
