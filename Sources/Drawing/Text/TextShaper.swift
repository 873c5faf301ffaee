import Bitmaps
private import CPango
private import Geometry
import Graphics

/// Sets text in lines with Pango; belongs to one thread and keeps what it set.
final class TextShaper {
  private let fonts: FontMap
  private let library: FontLibrary
  private var known: [Key: ShapedText] = [:]

  private struct Key: Hashable {
    let content: TextContent
    /// In Pango units; nil without a limit.
    let width: Int32?
    let isJustified: Bool
  }

  init(library: FontLibrary) throws(FontError) {
    self.library = library
    fonts = try FontLock.hold { () throws(FontError) in try FontMap(library: library) }
  }

  /// What a text needs of fonts besides those that every picture has.
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

  /// Nil for the system font, which every picture has.
  private func fingerprint(of font: FontDescription) -> TextCoverage.Font? {
    switch OwnFont.Key(font) {
    case .role(let role):
      library.fingerprint(ofFamily: role.family).map {
        TextCoverage.Font(name: role.family, hash: $0)
      }
    case .face(let face):
      PixelHash(face.fingerprint).map { TextCoverage.Font(name: font.family.name, hash: $0) }
    case nil: nil
    }
  }

  /// The lines of `content` no wider than `width` points; newlines begin lines.
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

  /// A thread sees some hundred texts again and again; a run over generated texts must not grow.
  private static let capacity = 4096

  /// Rounded up, and one unit (1/1024 pt) more: a width measured before must hold its own text.
  private static func units(_ width: Double) -> Int32 {
    let units = (max(0, width) * Double(PANGO_SCALE)).rounded(.up) + 1
    return Int32(min(units, Double(Int32.max)))
  }
}
