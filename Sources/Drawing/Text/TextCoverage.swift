package import Bitmaps

/// The fonts that a text needs in addition to the fonts required by every image.
package struct TextCoverage: Hashable, Sendable {
  /// The additional fonts of the text.
  ///
  /// A project's font is the first; fonts of scripts follow in alphabetical order.
  package var fonts: [Font] = []
  /// The characters that are drawn as boxes.
  package var gaps: [Gap] = []

  /// An installed font.
  package struct Font: Hashable, Sendable {
    /// The font's name in fingerprints, such as `Noto Sans Thai` or `Own 700 italic`.
    package var name: String
    package var hash: PixelHash
  }

  /// Characters that no font has.
  package struct Gap: Hashable, Sendable {
    /// The English name of the characters' script, or nil if no font for it could be installed.
    package var script: String?
    /// The name of the package to install, or nil if no package helps.
    package var package: String?
    /// The characters without repetition, in the order of the text.
    package var characters: [Character]
  }

  /// Creates the coverage of an empty text.
  init() {}

  /// Finds the fonts that a text needs.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - own: the text's font and its characters, or nil for the system font.
  ///   - library: the installed fonts.
  ///   - coverage: the characters of the fonts.
  /// - Throws: if a font cannot be read.
  init(
    of text: String, in own: (font: Font, characters: CharacterMap)?, library: FontLibrary,
    fonts coverage: FontCoverage
  ) throws(FontError) {
    if let own { fonts.append(own.font) }
    guard !text.unicodeScalars.allSatisfy(coverage.interHas) else { return }
    try coverage.loadOthers()
    var scripts: Set<Script> = []
    var seen: Set<Character> = []
    for character in text where !FontRanges.isControl(character) {
      guard !character.isNewline, seen.insert(character).inserted else { continue }
      switch try FontRanges.choice(
        for: character, fonts: coverage, own: own?.characters)
      {
      case .script(let script): scripts.insert(script)
      case .system, .own, .cjk, .emoji: break
      case nil: addGap(character, library)
      }
    }
    for script in Script.allCases where scripts.contains(script) {
      guard let hash = library.fingerprint(of: script) else { continue }
      fonts.append(Font(name: script.family, hash: hash))
    }
  }

  /// Adds the needs of another part of the text.
  mutating func add(_ other: TextCoverage) {
    for font in other.fonts where !fonts.contains(font) { fonts.append(font) }
    for gap in other.gaps {
      guard let known = gaps.firstIndex(where: { $0.script == gap.script }) else {
        gaps.append(gap)
        continue
      }
      let new = gap.characters.filter { !gaps[known].characters.contains($0) }
      gaps[known].characters += new
    }
  }

  private mutating func addGap(_ character: Character, _ library: FontLibrary) {
    let script = character.unicodeScalars.first.flatMap { Script(of: $0) }
      .flatMap { library.fingerprint(of: $0) == nil ? $0 : nil }
    if let known = gaps.firstIndex(where: { $0.script == script?.rawValue }) {
      gaps[known].characters.append(character)
    } else {
      gaps.append(
        Gap(
          script: script?.rawValue,
          package: script.map { FontFolders.packages.script($0.rawValue) },
          characters: [character]))
    }
  }
}
