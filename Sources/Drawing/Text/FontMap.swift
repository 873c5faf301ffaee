import AutoLayout
import CPango

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The fonts of one thread, known to Pango by names that nothing else has.
///
/// Fontconfig matches nothing here: every font is described by hand, with its file and index, so
/// that no folder is scanned and no 19 MB collection read before a text needs it.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  let configuration: OpaquePointer
  private let library: FontLibrary
  let coverage: FontCoverage
  private var systemFonts: [SystemFace: SystemFontFile] = [:]
  private var ownFonts: [OwnFont.Key: OwnFont] = [:]
  private var added: Set<String> = []
  private lazy var interCharacters = CharacterSet(coverage.inter)
  private lazy var cjkCharacters = CharacterSet(coverage.cjk)
  private lazy var emojiCharacters = CharacterSet(coverage.emoji)

  init(library: FontLibrary) throws(FontError) {
    self.library = library
    coverage = FontCoverage(library)
    Self.keepSystemFontsOut()
    guard let configuration = FcConfigCreate() else { throw Self.outOfMemory }
    self.configuration = configuration
    FcConfigParseAndLoadFromMemory(configuration, Self.bitmapScaling, FcTrue)
    FcConfigBuildFonts(configuration)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = pango_font_map_create_context(map)
    else { throw Self.outOfMemory }
    self.map = map
    self.context = context
    pango_fc_font_map_set_config(fcMap, configuration)
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
  }

  deinit {
    RetiredFontMaps.add(context: context, map: map, configuration: configuration)
  }

  var fcMap: OpaquePointer { OpaquePointer(map) }

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

extension FontRole {
  /// How the glyphs of its files are made.
  fileprivate var outlines: FontMap.Outlines {
    switch self {
    case .text, .display, .cjk: .cubic
    case .script, .serif, .monospaced: .quadratic
    case .emoji: .pictures
    }
  }
}

extension FontMap {
  /// How the font's face of the system font is set and painted, made ready where it is new.
  func systemFont(_ font: FontDescription) throws(FontError) -> SystemFontFile {
    let face = SystemFace(font)
    if let known = systemFonts[face] { return known }
    let file = try SystemFontFile(face, library: library)
    systemFonts[face] = file
    add(family: face.name, path: file.path, index: 0, kind: .cubic, characters: interCharacters)
    return file
  }

  /// The family name of a font as it is installed, made ready where it is new.
  func family(_ role: FontRole) throws(FontError) -> String {
    let file = try library.file(role)
    // Pango looks for emoji under this one name, whatever the attributes say.
    let name = role == .emoji ? Self.emojiFamily : role.request.postScriptName
    if added.insert(name).inserted {
      add(
        family: name, path: file.path, index: file.index, kind: role.outlines,
        characters: try characters(of: role))
    }
    return name
  }

  private func characters(of role: FontRole) throws(FontError) -> CharacterSet {
    switch role {
    case .text, .display: interCharacters
    case .cjk: cjkCharacters
    case .emoji: emojiCharacters
    case .script(let script, _): CharacterSet(try coverage.map(of: script))
    case .serif, .monospaced: CharacterSet(try coverage.map(ofFileFor: role))
    }
  }

  /// The font that a family other than the system's stands for, made ready where it is new; nil for
  /// the system's.
  func ownFont(_ font: FontDescription) throws(FontError) -> OwnFont? {
    guard let key = OwnFont.Key(font) else { return nil }
    if let known = ownFonts[key] { return known }
    let own: OwnFont
    switch key {
    case .role(let role):
      guard let characters = try coverage.map(ofFileFor: role) else { return nil }
      own = OwnFont(family: try family(role), characters: characters)
    case .face(let face):
      let characters = try face.characters()
      own = OwnFont(family: "project-\(face.fingerprint)-\(face.index)", characters: characters)
      add(
        family: own.family, path: face.path, index: face.index,
        kind: face.isCubic ? .cubic : .quadratic, characters: CharacterSet(characters))
    }
    ownFonts[key] = own
    return own
  }

  /// A font of the library at a size in points.
  func scaledFont(_ role: FontRole, size: Double) throws(FontError) -> ScaledFont {
    let family = try family(role)
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    guard let font = pango_context_load_font(context, description) else {
      throw .damaged(path: try library.file(role).path)
    }
    defer { g_object_unref(font) }
    return try scaledFont(of: font)
  }

  /// Throws where the font's file cannot be read as a font any more.
  func scaledFont(of font: UnsafeMutablePointer<PangoFont>) throws(FontError) -> ScaledFont {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else {
      throw .damaged(path: path(of: font))
    }
    return ScaledFont(sharing: scaled)
  }

  private func path(of font: UnsafeMutablePointer<PangoFont>) -> String {
    var file: UnsafeMutablePointer<FcChar8>?
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return "unknown"
    }
    return String(cString: file)
  }
}
