private import Geometry
import Graphics

/// A variant of the system font: the properties of a font that change a glyph's advance per em.
struct SystemFace: Hashable, Sendable {
  let weight: FontWeight
  let isItalic: Bool
  /// Four times the size in points, 24...320; shapes and tracking depend on the size up to 80 pt.
  let quarterPoints: Int

  init(_ font: FontDescription) {
    weight = font.weight
    isItalic = font.isItalic
    let size = min(max(font.size.value, 6), 80)
    quarterPoints = Int((size * 4).rounded())
  }

  private var size: Double { Double(quarterPoints) / 4 }

  /// The optical size, from text shapes (0) to display shapes (1).
  var opticalSize: Double { SystemFontMetrics.opticalSize(size) }

  /// The tracking added to every advance, in 1/1000 of the em.
  var tracking: Double { SystemFontMetrics.tracking(size) }

  /// Whether glyphs have display outlines: from halfway between text and display shapes.
  var drawsDisplayOutlines: Bool { opticalSize >= 0.5 }

  /// The unique family name of the face, without space or comma.
  var name: String { "system-\(weight.rawValue)\(isItalic ? "-italic" : "")-\(quarterPoints)" }

  /// Returns Inter's name for the style, as in `Inter-SemiBoldItalic`.
  static func styleName(_ weight: FontWeight, isItalic: Bool) -> String {
    if weight == .regular { return isItalic ? "Italic" : "Regular" }
    return name(of: weight) + (isItalic ? "Italic" : "")
  }

  /// Returns Inter's name of a weight.
  ///
  /// UIKit's lightest weight is 100 and its thin 200, which Inter calls Thin and ExtraLight.
  private static func name(of weight: FontWeight) -> String {
    switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
