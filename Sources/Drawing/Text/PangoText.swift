package import Geometry
package import Graphics

/// A measurer of text in the fonts of the drawing, for one thread.
///
/// Every line has the height of the system font, even with characters from Noto. On the phone such
/// lines are slightly higher, by amounts that depend on Apple's fonts.
package final class PangoText: TextMeasuring {
  let shaper: TextShaper
  /// The first font that could not be used.
  ///
  /// Texts in it have no extent, and drawing throws the error.
  private(set) var failure: FontError?

  init(_ shaper: TextShaper) { self.shaper = shaper }

  package func lineHeight(of font: FontDescription) -> Points {
    Points(LineMetrics(font).height)
  }

  package func mixedSides(of line: TextContent) -> [(start: Points, end: Points)]? {
    do {
      return try shaper.mixedSides(of: line)?.map { (Points($0.start), Points($0.end)) }
    } catch {
      failure = failure ?? error
      return nil
    }
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
      layoutWidth: Points(text.layoutWidth(within: width?.value)),
      firstBaseline: Points(text.lines.first?.box.baseline ?? metrics.ascender),
      lastDescent: Points(descent), lineCount: text.lines.count, isTruncated: text.isTruncated)
  }
}
