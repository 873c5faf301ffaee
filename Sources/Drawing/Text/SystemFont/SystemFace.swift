import AutoLayout
private import Geometry

/// One cut of the system font: everything of a request that changes a glyph's advance per em.
struct SystemFace: Hashable, Sendable {
  let weight: FontWeight
  let isItalic: Bool
  /// Twice the size in points, 34...56: shapes change between 17 and 28 pt, in steps of half a point.
  let halfPoints: Int

  init(_ font: FontDescription) {
    weight = font.weight
    isItalic = font.isItalic
    halfPoints = min(56, max(34, Int((font.size.value * 2).rounded())))
  }

  /// Between text shapes (0) and display shapes (1).
  var opticalSize: Double { SystemFontMetrics.opticalSize(Double(halfPoints) / 2) }

  /// Display outlines are drawn from the middle between the two on.
  var drawsDisplayOutlines: Bool { opticalSize >= 0.5 }

  /// The face as a family name of its own, without space or comma.
  var name: String { "system-\(weight.rawValue)\(isItalic ? "-italic" : "")-\(halfPoints)" }

  /// The family name of the display cut that lends the face its outlines.
  var outlinesName: String { "\(name)-outlines" }

  /// Inter's name for the style, as in `Inter-SemiBoldItalic`.
  static func styleName(_ weight: FontWeight, isItalic: Bool) -> String {
    if weight == .regular { return isItalic ? "Italic" : "Regular" }
    return name(of: weight) + (isItalic ? "Italic" : "")
  }

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
