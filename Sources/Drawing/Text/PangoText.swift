package import Geometry
package import Graphics

/// Measures text in the fonts that it is drawn with; belongs to one thread.
///
/// Every line is as high as the system font's, also where Noto lends characters: the phone makes
/// lines with such characters a little higher, by amounts that depend on fonts it does not share.
package final class PangoText: TextMeasuring {
  let shaper: TextShaper
  /// The first font that could not be used; texts in it have no extent, and drawing throws it.
  private(set) var failure: FontError?

  init(_ shaper: TextShaper) { self.shaper = shaper }

  package func lineHeight(of font: FontDescription) -> Points {
    Points(LineMetrics(font).height)
  }

  package func extent(of content: TextContent, width: Points?) -> TextExtent {
    var text = ShapedText(lines: [], isTruncated: false)
    do {
      text = try shaper.lines(of: content, width: width?.value)
    } catch {
      failure = failure ?? error
    }
    let metrics = LineMetrics(content.font)
    let descent = text.lines.last.map { text.height - $0.box.baseline } ?? metrics.descender
    return TextExtent(
      size: Size(width: Points(text.width), height: Points(text.height)),
      firstBaseline: Points(text.lines.first?.box.baseline ?? metrics.ascender),
      lastDescent: Points(descent), lineCount: text.lines.count, isTruncated: text.isTruncated)
  }
}
