package import Geometry
package import Graphics

/// A measurer that treats every character as a square of 10 × 10 points, with the baseline 8 points
/// below its top.
///
/// Layout tests with it need no font.
package struct FixedMetricsText: TextMeasuring {
  package init() {}

  package func lineHeight(of font: FontDescription) -> Points { 10 }

  package func extent(of content: TextContent, width: Points?) -> TextExtent {
    let lines = Self.lines(of: content.string, columns: width.map { max(1, Int($0.value / 10)) })
    let kept = content.lines == 0 ? lines : Array(lines.prefix(content.lines))
    let widest = kept.max() ?? 0
    return TextExtent(
      size: Size(width: Points(widest * 10), height: Points(kept.count * 10)), firstBaseline: 8,
      lastDescent: 2, lineCount: kept.count, isTruncated: kept.count < lines.count)
  }

  /// The number of characters in each line; each line takes as many words as fit.
  static func lines(of text: String, columns: Int?) -> [Int] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [Int] = [0]
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let last = lines[lines.count - 1]
        let joined = last == 0 ? word.count : last + 1 + word.count
        if let columns, joined > columns, last > 0 {
          lines.append(word.count)
        } else {
          lines[lines.count - 1] = joined
        }
      }
      return lines
    }
  }
}
