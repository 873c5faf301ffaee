import Geometry
import Graphics

/// The lines of a text of several lines.
struct TextLines {
  let content: TextContent
  /// The width at which lines break; nil for no limit.
  let width: Points?
  let measurer: any TextMeasuring
  private let characters: [Character]
  private let places: [String.Index]

  init(of content: TextContent, width: Points?, measuring measurer: any TextMeasuring) {
    self.content = content
    self.width = width
    self.measurer = measurer
    characters = Array(content.string)
    places = Array(content.string.indices) + [content.string.endIndex]
  }

  /// A line.
  struct Line {
    /// Its characters, with the spaces or the line break at its end.
    let range: Range<Int>
    /// The distance from the leading side, in points.
    let indent: Points
  }

  /// Returns the line that begins with a character.
  func line(from start: Int) -> Line {
    let paragraph = content.paragraph
    let isFirst = start == 0 || characters[start - 1].isNewline
    let indent = isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent
    // The search begins with few letters, since a text may be long.
    let lineBreak = characters[start...].firstIndex(where: \.isNewline)
    let limit = lineBreak ?? characters.count
    var (low, high) = (start, min(start + 64, limit))
    while high < limit, fits(start..<high, indent) {
      (low, high) = (high, min(start + (high - start) * 2, limit))
    }
    if fits(start..<high, indent) {
      low = high
    } else {
      while low < high {
        let middle = (low + high + 1) / 2
        if fits(start..<middle, indent) { low = middle } else { high = middle - 1 }
      }
    }
    if low == limit {
      return Line(range: start..<(lineBreak.map { $0 + 1 } ?? limit), indent: indent)
    }
    // A word that does not fit moves to the next line as a whole, unless it is longer than a line.
    var end = low
    while end > start, LastLine.breaksBefore(end, characters) { end -= 1 }
    if end == start { end = max(low, start + 1) }
    while end < limit, characters[end].isWhitespace { end += 1 }
    return Line(range: start..<end, indent: indent)
  }

  private func fits(_ range: Range<Int>, _ indent: Points) -> Bool {
    guard !range.isEmpty else { return true }
    var part = content.part(places[range.lowerBound]..<places[range.upperBound])
    part.paragraph.firstLineHeadIndent = indent
    return measurer.extent(of: part, width: width).lineCount <= 1
  }

  /// Returns the distance from the text's top to the top of a line in the text's own font.
  func top(of line: Line) -> Points {
    // The spaces at which a line breaks may count as a line of their own.
    let end = endOfWords(in: line.range)
    guard end > 0 else { return 0 }
    let extent = measurer.extent(of: content.part(places[0]..<places[end]), width: width)
    let space = measurer.extent(of: TextContent(" ", font: content.font), width: nil)
    return extent.size.height - extent.lastDescent - space.firstBaseline
  }

  /// Returns the width of the first characters of a line, in points.
  func width(of range: Range<Int>) -> Points {
    let part = text(of: range)
    return part.string.isEmpty ? 0 : measurer.extent(of: part, width: nil).size.width
  }

  /// Returns the width of a line without the spaces at which it breaks, in points.
  func width(of line: Line) -> Points {
    width(of: line.range.lowerBound..<endOfWords(in: line.range))
  }

  /// Returns the end of a line without the spaces at its end, unless it has nothing else.
  private func endOfWords(in range: Range<Int>) -> Int {
    let end = endOfLetters(in: range)
    let last = characters[range.lowerBound..<end].lastIndex { !$0.isWhitespace }
    return last.map { $0 + 1 } ?? end
  }

  /// Returns the end of a line without its line break.
  private func endOfLetters(in range: Range<Int>) -> Int {
    range.isEmpty || !characters[range.upperBound - 1].isNewline
      ? range.upperBound : range.upperBound - 1
  }

  /// Whether a line break ends a line.
  func endsWithLineBreak(_ line: Line) -> Bool {
    endOfLetters(in: line.range) < line.range.upperBound
  }

  /// Returns the characters of a line as a text of its own.
  func text(of range: Range<Int>) -> TextContent {
    var part = content.part(places[range.lowerBound]..<places[endOfLetters(in: range)])
    part.lines = 1
    part.paragraph = ParagraphStyle()
    return part
  }
}
