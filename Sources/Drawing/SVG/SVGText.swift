import Geometry
import Graphics

/// The form of text in SVG.
package enum SVGText: String, Hashable, Sendable, CaseIterable {
  /// Outlines, which look the same in every viewer.
  case paths
  /// Text that can be searched, selected and edited; it depends on the viewer's fonts.
  case text
}

extension SVGDocument {
  /// Returns a line as a text element with its shaped width.
  static func element(_ line: PlacedText.Line, of text: PlacedText) -> String {
    let font = text.font
    let adjust = line.wordSpacing == nil ? "spacingAndGlyphs" : "spacing"
    var attributes = """
      x="\(number(line.x))" y="\(number(line.y))" textLength="\(number(line.width))" \
      lengthAdjust="\(adjust)" font-family="\(families(of: font.family))" \
      font-size="\(number(font.size.value))"
      """
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    // Without these, viewers stretch the letters to the length.
    if font.tracking != 0 { attributes += " letter-spacing=\"\(number(font.tracking.value))\"" }
    if let spacing = line.wordSpacing, spacing != 0 {
      attributes += " word-spacing=\"\(number(spacing))\""
    }
    if font.hasMonospacedDigits { attributes += " font-variant-numeric=\"tabular-nums\"" }
    // `x` is the left end of the line in both writing directions.
    if line.isRightToLeft { attributes += " direction=\"rtl\" text-anchor=\"end\"" }
    return "<text \(attributes) \(paint("fill", text.color)) xml:space=\"preserve\">"
      + "\(content(line.string))</text>"
  }

  /// Returns the fonts of the bitmaps, then generic families.
  private static func families(of family: FontFamily) -> String {
    let others = "'Noto Sans CJK SC', 'Noto Sans', 'Noto Color Emoji', sans-serif"
    switch family {
    case .system: return "Inter, \(others)"
    case .monospaced: return "'Noto Sans Mono', monospace, \(others)"
    case .serif: return "'Noto Serif', serif, \(others)"
    case .project(let font):
      let name = font.name.filter { !"\\'\"<>&".contains($0) }
      return "'\(name)', Inter, \(others)"
    }
  }

  /// Escapes the text for XML and removes characters that XML does not allow.
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
