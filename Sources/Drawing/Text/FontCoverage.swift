/// Which characters the fonts have; the large maps are read when a text first asks.
final class FontCoverage {
  private let library: FontLibrary
  private(set) lazy var cjk = map(.cjk(.simplifiedChinese, isBold: false))
  private(set) lazy var emoji = map(.emoji)

  var inter: CharacterMap { library.interCharacters }

  init(_ library: FontLibrary) { self.library = library }

  func interHas(_ character: Unicode.Scalar) -> Bool {
    library.interCharacters.glyph(of: character) != nil
  }
  func cjkHas(_ character: Unicode.Scalar) -> Bool { cjk?.glyph(of: character) != nil }
  func emojiHas(_ character: Unicode.Scalar) -> Bool { emoji?.glyph(of: character) != nil }

  /// Nil where the file has become unreadable since it was found.
  private func map(_ role: FontRole) -> CharacterMap? {
    try? library.file(role).table("cmap").flatMap { CharacterMap($0) }
  }
}
