import Geometry
import Graphics

/// A font other than the system font, with its own advances, kerning and ligatures.
struct OwnFont {
  /// The font's family name in Pango.
  let family: String
  let characters: CharacterMap

  /// The identity of a font.
  enum Key: Hashable {
    case role(FontRole)
    case face(ProjectFont.Face)

    /// Creates the key of a font, or nil for the system font.
    init?(_ font: FontDescription) {
      let isBold = font.weight.number >= 600
      switch font.family {
      case .system: return nil
      case .serif: self = .role(.serif(isBold: isBold, isItalic: font.isItalic))
      case .monospaced: self = .role(.monospaced(isBold: isBold))
      case .project(let family):
        self = .face(family.face(weight: font.weight, isItalic: font.isItalic))
      }
    }
  }
}

extension ProjectFont.Face {
  /// Reads the characters of the font.
  ///
  /// Throws an error if the file has changed and is no longer readable.
  func characters() throws(FontError) -> CharacterMap {
    do {
      let bytes = try ProjectFontFile.bytes(path: path)
      guard let cmap = SFNT(bytes, index: index)?["cmap"], let map = CharacterMap(cmap) else {
        throw FontFault.damaged(table: "cmap")
      }
      return map
    } catch {
      throw .damaged(path: path)
    }
  }
}

/// The line metrics of a font.
struct LineMetrics {
  /// The extent above the baseline, in points, positive.
  let ascender: Double
  let descender: Double
  /// The distance between the baselines of a text style's lines, in points, or nil.
  private let leading: Double?

  /// Creates the metrics of a font.
  ///
  /// The system's serif and monospaced designs have those of the system font.
  init(_ font: FontDescription) {
    let size = font.size.value
    if case .project(let family) = font.family {
      let face = family.face(weight: font.weight, isItalic: font.isItalic)
      ascender = face.ascender * size
      descender = face.descender * size
    } else {
      ascender = SystemFontMetrics.ascender / SystemFontMetrics.unitsPerEm * size
      descender = -SystemFontMetrics.descender / SystemFontMetrics.unitsPerEm * size
    }
    leading = font.leading?.value
  }

  var height: Double { ascender + descender }
  /// The space between the font's lines, in points; negative if they overlap.
  var lineGap: Double { leading.map { $0 - height } ?? 0 }
}
