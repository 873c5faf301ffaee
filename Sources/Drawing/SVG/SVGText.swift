import AutoLayout
import Devices
import Geometry

/// What text becomes in SVG.
package enum SVGText: String, Hashable, Sendable, CaseIterable {
  /// Outlines: the same everywhere.
  case paths
  /// Text that can be searched, selected and edited; how it looks depends on the viewer's fonts.
  case text
}

extension SVGDocument {
  /// A line as text, as wide as it was set.
  static func element(_ line: PlacedText.Line, of text: PlacedText) -> String {
    let font = text.font
    var attributes = """
      x="\(number(line.x))" y="\(number(line.y))" textLength="\(number(line.width))" \
      lengthAdjust="spacingAndGlyphs" font-family="\(families)" \
      font-size="\(number(font.size.value))"
      """
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    if font.hasMonospacedDigits { attributes += " font-variant-numeric=\"tabular-nums\"" }
    // Its left end is where the line begins, whichever way it is read.
    if line.isRightToLeft { attributes += " direction=\"rtl\" text-anchor=\"end\"" }
    return "<text \(attributes) \(paint("fill", text.color)) xml:space=\"preserve\">"
      + "\(content(line.string))</text>"
  }

  /// As the pictures are drawn, then what there is.
  private static let families =
    "Inter, 'Noto Sans CJK SC', 'Noto Sans', 'Noto Color Emoji', sans-serif"

  /// Characters of an element, without those that XML has not.
  static func content(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where scalar.value < 0x20 && scalar != "\t": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension FontWeight {
  /// CSS's.
  fileprivate var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
