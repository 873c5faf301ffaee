import Geometry
import Graphics

/// Measures every text as one of the given width in the system font's vertical metrics, broken
/// evenly into as many lines as it needs.
struct SystemLineText: TextMeasuring {
  /// On one line, in points.
  var width: Points

  func lineHeight(of font: FontDescription) -> Points { font.size * 1.193359375 }

  func extent(of content: TextContent, width limit: Points?) -> TextExtent {
    let needed = limit.map { max(1, Int((width.value / $0.value).rounded(.up))) } ?? 1
    let lines = content.lines == 0 ? needed : min(needed, content.lines)
    return TextExtent(
      size: Size(
        width: limit.map { min(width, $0) } ?? width,
        height: lineHeight(of: content.font) * Double(lines)),
      firstBaseline: content.font.size * 0.9521484375,
      lastDescent: content.font.size * 0.2412109375, lineCount: lines,
      isTruncated: lines < needed)
  }
}
