private import CLateBinding
import CPango

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The fonts registered with Pango.
///
/// One user at a time borrows them; they are never freed.
///
/// Pango sorts candidate fonts in threads of its own, and no caller can wait for these threads.
/// When they end, they remove themselves from the tables of their font map, even while others use
/// or free these tables. Therefore Strut stops using a map as soon as fonts are added. It frees the
/// map only after a few other maps have replaced it: the texts shaped since then waited for later
/// threads.
final class PangoFonts {
  private let configuration: OpaquePointer
  /// A context with all fonts, or nil if fonts were added since the last one was created.
  private var context: OpaquePointer?
  /// The contexts whose maps lack later fonts, the oldest first.
  private var abandoned: [OpaquePointer] = []
  private var families: Set<String> = []

  /// Makes an error of GLib end the program with a message, once.
  private static let reportsErrors: Void = strut_report_glib_errors()

  init() throws(FontError) {
    _ = Self.reportsErrors
    Self.keepSystemFontsOut()
    guard let configuration = FcConfigCreate() else { throw Self.outOfMemory }
    self.configuration = configuration
    FcConfigParseAndLoadFromMemory(configuration, FontMap.bitmapScaling, FcTrue)
    FcConfigBuildFonts(configuration)
  }

  /// Returns a context whose map has all fonts added so far.
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
    // The context retains the map.
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

  /// Adds a font under a unique family name.
  ///
  /// - Parameters:
  ///   - family: the family name; a font with this name is added only once.
  ///   - describe: returns the font's pattern without its family name.
  /// - Throws: the error of `describe`; the font is then not added.
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

  /// The number of outdated maps that are kept.
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

  /// Prevents Pango from loading the system's font settings in its own thread.
  private static func keepSystemFontsOut() { _ = emptyConfiguration }

  private static let emptyConfiguration: Bool = {
    LibraryEnvironment.clear()
    guard let configuration = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(configuration) }
    return FcConfigSetCurrent(configuration) == FcTrue
  }()
}

/// The registered fonts that no user has borrowed.
enum PangoFontsPool {
  /// Unchecked, because the compiler cannot prove that every access holds the font lock.
  nonisolated(unsafe) private static var idle: [FontLibrary.Identity: [PangoFonts]] = [:]

  /// Returns the library's fonts that were returned last, or new ones.
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
