import Geometry
import Graphics

/// The lines of a text, found one by one.
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

  /// Returns the line of the caret before a character, or after the last one.
  func line(at index: Int) -> Line {
    let start = characters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 }
    var line = line(from: start ?? 0)
    while line.range.upperBound <= index, line.range.upperBound < characters.count {
      line = self.line(from: line.range.upperBound)
    }
    return line
  }

  /// Returns the line of the caret after the last character of a selection.
  ///
  /// After the end of a line that breaks, it is that line, and after a line break the next one.
  func line(endingAt index: Int) -> Line {
    line(at: index > 0 && !characters[index - 1].isNewline ? index - 1 : index)
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
    while end > start, isInWord(end) { end -= 1 }
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

  /// Whether the characters before and after an index are letters of the same word.
  private func isInWord(_ index: Int) -> Bool {
    characters[index - 1].isLetter && characters[index].isLetter
      && characters[index].unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }

  /// Returns the font of the character before the caret.
  func font(before index: Int) -> FontDescription {
    content.part(places[0]..<places[index]).lastFont
  }

  /// Returns the distance from the text's top to the top of a font's line on a line's baseline.
  func top(of line: Line, in font: FontDescription) -> Points {
    let space = TextContent(" ", font: font)
    let end = endOfWords(in: line)
    var shown = end == 0 ? space : content.part(places[0]..<places[end])
    shown.paragraph = content.paragraph
    let extent = measurer.extent(of: shown, width: width)
    return extent.size.height - extent.lastDescent
      - measurer.extent(of: space, width: nil).firstBaseline
  }

  /// Returns the width of characters of a line, in points.
  func width(of range: Range<Int>) -> Points {
    let part = text(of: range)
    return part.string.isEmpty ? 0 : measurer.extent(of: part, width: nil).size.width
  }

  /// Returns the width of a line without the spaces at which it breaks, in points.
  func width(of line: Line) -> Points {
    width(of: line.range.lowerBound..<endOfWords(in: line))
  }

  /// Returns the characters of a line as a text of its own, without a line break.
  func text(of range: Range<Int>) -> TextContent {
    var part = content.part(places[range.lowerBound]..<places[endOfLetters(in: range)])
    part.lines = 1
    part.paragraph = ParagraphStyle()
    return part
  }

  /// Returns the end of a line without a line break, and without the spaces at which it breaks.
  private func endOfWords(in line: Line) -> Int {
    let end = endOfLetters(in: line.range)
    guard end == line.range.upperBound, end < characters.count else { return end }
    let last = characters[line.range.lowerBound..<end].lastIndex { !$0.isWhitespace }
    return last.map { $0 + 1 } ?? end
  }

  private func endOfLetters(in range: Range<Int>) -> Int {
    !range.isEmpty && characters[range.upperBound - 1].isNewline
      ? range.upperBound - 1 : range.upperBound
  }
}
