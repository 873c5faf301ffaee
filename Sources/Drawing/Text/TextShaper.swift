import Bitmaps
private import CPango
private import Geometry
import Graphics

/// A shaper of text into lines by Pango.
///
/// It belongs to one thread and caches its results.
final class TextShaper {
  private let fonts: FontMap
  private let library: FontLibrary
  private var known: [Key: ShapedText] = [:]

  private struct Key: Hashable {
    let content: TextContent
    /// The width in Pango units, or nil without a limit.
    let width: Int32?
    let isJustified: Bool
  }

  init(library: FontLibrary) throws(FontError) {
    self.library = library
    fonts = try FontLock.hold { () throws(FontError) in try FontMap(library: library) }
  }

  /// Returns the fonts that a text needs in addition to those required by every image.
  func coverage(of content: TextContent) throws(FontError) -> TextCoverage {
    var coverage = TextCoverage()
    for piece in Paragraph.pieces(of: content) {
      let own = try FontLock.hold { () throws(FontError) in try fonts.ownFont(piece.font) }
      let known = own.flatMap { own in
        fingerprint(of: piece.font).map { (font: $0, characters: own.characters) }
      }
      coverage.add(
        try TextCoverage(
          of: piece.string, in: known, library: library, fonts: fonts.coverage))
    }
    return coverage
  }

  /// Returns the fingerprint of a font, or nil for the system font, which every image has.
  private func fingerprint(of font: FontDescription) -> TextCoverage.Font? {
    switch OwnFont.Key(font) {
    case .role(let role):
      library.fingerprint(ofFamily: role.family).map {
        TextCoverage.Font(name: role.family, hash: $0)
      }
    case .face(let face):
      PixelHash(face.fingerprint).map {
        // A family has only one face of each weight and slant that is chosen.
        let slant = face.isItalic ? " italic" : ""
        return TextCoverage.Font(name: "\(font.family.name) \(face.weight)\(slant)", hash: $0)
      }
    case nil: nil
    }
  }

  /// Returns the lines of a text that are at most `width` points wide.
  ///
  /// Newlines begin lines.
  func lines(
    of content: TextContent, width: Double?, isJustified: Bool = false
  ) throws(FontError) -> ShapedText {
    let limit = width.map { Self.units($0) }
    let key = Key(content: content, width: limit, isJustified: isJustified)
    if let text = known[key] { return text }
    let typesetting = Typesetting(
      content: content, width: limit, isJustified: isJustified, fonts: fonts)
    let text = try FontLock.hold { () throws(FontError) in try typesetting.lines() }
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    known[key] = text
    return text
  }

  /// Returns the sides of the characters of one line, in points from its left end; nil if it has
  /// one direction.
  func mixedSides(of content: TextContent) throws(FontError) -> [(start: Double, end: Double)]? {
    let typesetting = Typesetting(content: content, width: nil, isJustified: false, fonts: fonts)
    return try FontLock.hold { () throws(FontError) in try typesetting.mixedSides() }
  }

  /// The maximum number of texts in the cache.
  ///
  /// A thread uses a few hundred texts repeatedly. The limit keeps memory bounded in a run with
  /// generated texts.
  private static let capacity = 4096

  /// Returns the width in Pango units, rounded up plus one unit (1/1024 pt).
  ///
  /// A measured width therefore always has room for its own text.
  private static func units(_ width: Double) -> Int32 {
    let units = (max(0, width) * Double(PANGO_SCALE)).rounded(.up) + 1
    return Int32(min(units, Double(Int32.max)))
  }
}
