private import Bitmaps
import CPango
import Graphics

/// The fonts of one thread, registered with Pango under unique names.
///
/// Fontconfig does no matching: every pattern names its file and index. No folder is scanned, and
/// no 19 MB collection is read before a text needs it.
final class FontMap {
  private let pango: PangoFonts
  private let library: FontLibrary
  let coverage: FontCoverage
  private var systemFonts: [SystemFace: SystemFontFile] = [:]
  private var ownFonts: [OwnFont.Key: OwnFont] = [:]
  private lazy var interCharacters = CharacterSet(coverage.inter)
  private lazy var cjkCharacters = CharacterSet(coverage.cjk)
  private lazy var emojiCharacters = CharacterSet(coverage.emoji)

  init(library: FontLibrary) throws(FontError) {
    self.library = library
    coverage = FontCoverage(library)
    pango = try PangoFontsPool.lend(for: library)
  }

  deinit { PangoFontsPool.takeBack(pango, of: library) }

  /// Returns a Pango context with all fonts prepared so far.
  func context() throws(FontError) -> OpaquePointer { try pango.currentContext() }
}

extension FontRole {
  /// The kind of glyphs in the role's files.
  fileprivate var outlines: FontMap.Outlines {
    switch self {
    case .text, .display, .cjk: .cubic
    case .script, .serif, .monospaced: .quadratic
    case .emoji: .pictures
    }
  }
}

extension FontMap {
  /// Returns the derived system font for a font, prepared at first use.
  func systemFont(_ font: FontDescription) throws(FontError) -> SystemFontFile {
    let face = SystemFace(font)
    if let known = systemFonts[face] { return known }
    let file = try SystemFontFile(face, library: library)
    systemFonts[face] = file
    try pango.add(family: face.name) { () throws(FontError) in
      Self.pattern(path: file.path, index: 0, kind: .cubic, characters: interCharacters)
    }
    return file
  }

  /// Returns the family name of an installed font, prepared at first use.
  func family(_ role: FontRole) throws(FontError) -> String {
    let file = try library.file(role)
    // Pango looks for emoji under this name, independently of the attributes.
    let name = role == .emoji ? Self.emojiFamily : role.request.postScriptName
    try pango.add(family: name) { () throws(FontError) in
      Self.pattern(
        path: file.path, index: file.index, kind: role.outlines,
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

  /// Returns the font of a family other than the system's, or nil for the system font.
  ///
  /// The font is prepared at first use.
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
      let place = PixelHash(Array(face.path.utf8))
      own = OwnFont(
        family: "project-\(face.fingerprint)-\(face.index)-\(face.weight)-\(place)",
        characters: characters)
      try pango.add(family: own.family) { () throws(FontError) in
        Self.pattern(
          path: face.path, index: face.index, kind: face.isCubic ? .cubic : .quadratic,
          weight: face.weights == nil ? nil : face.weight, characters: CharacterSet(characters))
      }
    }
    ownFonts[key] = own
    return own
  }

  /// Returns a font of the library at a size in points.
  func scaledFont(_ role: FontRole, size: Double) throws(FontError) -> ScaledFont {
    let family = try family(role)
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    guard let font = pango_context_load_font(try context(), description) else {
      throw .damaged(path: try library.file(role).path)
    }
    defer { g_object_unref(font) }
    return try scaledFont(of: font)
  }

  /// Returns the font at Pango's size.
  ///
  /// Throws an error if the file is no longer a readable font.
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
