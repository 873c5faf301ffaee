/// The characters of the fonts.
///
/// Large maps are read when a text first needs them.
final class FontCoverage {
  private let library: FontLibrary
  /// The characters of Noto Sans CJK, or nil until `loadOthers`.
  private(set) var cjk: CharacterMap?
  /// The characters of Noto Color Emoji, or nil until `loadOthers`.
  private(set) var emoji: CharacterMap?

  /// The characters of each script looked up so far, or nil if the script's font is not installed.
  private var scripts: [Script: CharacterMap?] = [:]

  private var others: [FontRole: CharacterMap] = [:]

  var inter: CharacterMap { library.interCharacters }

  init(_ library: FontLibrary) { self.library = library }

  /// Reads the maps of the fallback fonts once.
  func loadOthers() throws(FontError) {
    guard cjk == nil || emoji == nil else { return }
    cjk = try map(.cjk(.simplifiedChinese, isBold: false))
    emoji = try map(.emoji)
  }

  /// Returns the characters of a script's font, or nil if it is not installed.
  func map(of script: Script) throws(FontError) -> CharacterMap? {
    if let known = scripts[script] { return known }
    let found =
      library.fingerprint(of: script) == nil ? nil : try map(.script(script, isBold: false))
    scripts.updateValue(found, forKey: script)
    return found
  }

  /// Returns the characters of an optional font.
  ///
  /// Throws an error if the font is missing.
  func map(ofFileFor role: FontRole) throws(FontError) -> CharacterMap? {
    if let known = others[role] { return known }
    let found = try map(role)
    others[role] = found
    return found
  }

  func interHas(_ character: Unicode.Scalar) -> Bool { inter.glyph(of: character) != nil }
  func cjkHas(_ character: Unicode.Scalar) -> Bool { cjk?.glyph(of: character) != nil }
  func emojiHas(_ character: Unicode.Scalar) -> Bool { emoji?.glyph(of: character) != nil }

  private func map(_ role: FontRole) throws(FontError) -> CharacterMap {
    let file = try library.file(role)
    guard let map = try file.table("cmap").flatMap({ CharacterMap($0) }) else {
      throw .damaged(path: file.path)
    }
    return map
  }
}
