import CPango

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Fonts as Pango knows them; belongs to one user at a time and is lent again, never freed.
///
/// Pango sorts the fonts that a text may need in threads of its own, which nobody can wait for and
/// which take themselves out of their map's tables when they end, whoever uses or frees these then.
/// A map is therefore left alone as soon as fonts are added behind it, and freed only after a few others
/// took its place: texts were set since, and each waited for threads that began later.
final class PangoFonts {
  private let configuration: OpaquePointer
  /// Over the fonts of the configuration when it was made; nil where others were added since.
  private var context: OpaquePointer?
  /// Whose maps lack fonts that were added since, the oldest first.
  private var abandoned: [OpaquePointer] = []
  private var families: Set<String> = []

  init() throws(FontError) {
    Self.keepSystemFontsOut()
    guard let configuration = FcConfigCreate() else { throw Self.outOfMemory }
    self.configuration = configuration
    FcConfigParseAndLoadFromMemory(configuration, FontMap.bitmapScaling, FcTrue)
    FcConfigBuildFonts(configuration)
  }

  /// A context whose map has all fonts that were added so far.
  func currentContext() throws(FontError) -> OpaquePointer {
    if let context { return context }
    let context = try newContext()
    self.context = context
    return context
  }

  private func newContext() throws(FontError) -> OpaquePointer {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else { throw Self.outOfMemory }
    // The context has a share in it.
    defer { g_object_unref(map) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    return context
  }

  /// Adds a font under a family name that no other has.
  ///
  /// - Parameters:
  ///   - family: nothing happens where a font of this name was added before.
  ///   - describe: gives the font's pattern without its family's name.
  /// - Throws: what `describe` throws; the font counts as not added then.
  func add(
    family: String, describe: () throws(FontError) -> OpaquePointer?
  ) throws(FontError) {
    guard !families.contains(family) else { return }
    guard let pattern = try describe(), let fonts = FcConfigGetFonts(configuration, FcSetSystem)
    else { throw Self.outOfMemory }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcFontSetAdd(fonts, pattern)
    families.insert(family)
    abandonContext()
  }

  /// How many maps that lack fonts are kept.
  static let abandonedCapacity = 4

  var abandonedCount: Int { abandoned.count }

  private func abandonContext() {
    guard let context else { return }
    self.context = nil
    abandoned.append(context)
    guard abandoned.count > Self.abandonedCapacity else { return }
    g_object_unref(UnsafeMutableRawPointer(abandoned.removeFirst()))
  }

  private static let outOfMemory = FontError.unreadable(path: "fontconfig", code: 12)

  /// Pango would load the system's font settings in a thread of its own, unused.
  private static func keepSystemFontsOut() { _ = emptyConfiguration }

  private static let emptyConfiguration: Bool = {
    // FreeType reads from it how thick it makes stems, when Cairo first asks it for a font.
    unsetenv("FREETYPE_PROPERTIES")
    guard let configuration = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(configuration) }
    return FcConfigSetCurrent(configuration) == FcTrue
  }()
}

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
