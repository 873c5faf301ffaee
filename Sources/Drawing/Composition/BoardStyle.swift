package import Geometry
package import Graphics

/// The style of sheets and film strips: colours by appearance, and sizes that grow with the
/// pictures.
package struct BoardStyle: Hashable, Sendable {
  package let background: RGBAColor
  package let text: RGBAColor
  package let faintText: RGBAColor
  /// The shadow under pictures.
  package let shadow: RGBAColor
  /// The line around pictures.
  package let edge: RGBAColor
  /// The factor for font sizes and distances, relative to their values at 0.5 pixels per point.
  package let magnification: Double

  /// - Parameters:
  ///   - isDark: whether the background is dark.
  ///   - scale: the scale of the pictures.
  package init(isDark: Bool, scale: PictureScale) {
    background = RGBAColor(rgb: isDark ? 0x161618 : 0xF5F5F7)
    text = RGBAColor(rgb: isDark ? 0xF5F5F7 : 0x1D1D1F)
    faintText = RGBAColor(rgb: isDark ? 0xA1A1A6 : 0x6E6E73)
    shadow = RGBAColor(rgb: 0x000000, alpha: isDark ? 160 : 56)
    edge = isDark ? RGBAColor(rgb: 0xFFFFFF, alpha: 56) : RGBAColor(rgb: 0x000000, alpha: 40)
    // Text must stay readable, so it scales less than the pictures.
    magnification = min(max((scale.pixelsPerPoint * 2).squareRoot(), 0.8), 2.5)
  }

  /// Returns a distance in whole pixels, from its value at 0.5 pixels per point.
  package func length(_ atHalfScale: Double) -> Points {
    Points((atHalfScale * magnification).rounded())
  }

  /// The standard deviation of the shadow's blur, in pixels.
  package var shadowRadius: Points { length(8) }

  /// A text in the system's font.
  ///
  /// - Parameters:
  ///   - string: the words.
  ///   - size: the font size at 0.5 pixels per point.
  ///   - weight: the font weight.
  ///   - lines: the maximum number of lines.
  /// - Returns: the text as it is measured and drawn.
  package func content(
    _ string: String, _ size: Double, _ weight: FontWeight = .regular, lines: Int = 1
  ) -> TextContent {
    TextContent(
      string, font: .system(Points(size * magnification), weight), lines: lines)
  }
}
