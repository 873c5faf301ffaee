import Geometry
import Graphics

/// A font that is set as it is: with its own advances, kerning and ligatures.
struct OwnFont {
  /// As Pango knows it.
  let family: String
  let characters: CharacterMap

  /// Which font it is.
  enum Key: Hashable {
    case role(FontRole)
    case face(ProjectFont.Face)

    /// Nil for the system's own design.
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
  /// The characters that the font draws; throws where its file changed and can be read no more.
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

/// How high lines of a font are.
struct LineMetrics {
  /// Above the baseline and below it, in points, both positive.
  let ascender: Double
  let descender: Double

  /// The system's designs share the system font's lines; a project's fonts have their own.
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
  }

  var height: Double { ascender + descender }
}
