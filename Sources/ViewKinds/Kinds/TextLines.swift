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

  /// The places of a selection in a line, in points from the line's beginning.
  struct Places {
    /// The place before the first selected character, or of the caret.
    var start: Points
    /// The place after the last selected character, or of the caret.
    var end: Points
    /// The selected parts of a line with letters in both directions; nil for other lines.
    ///
    /// The room before or after the line counts if the selection goes on there.
    var spans: [ClosedRange<Points>]?
  }

  /// Returns the places of a selection in the characters of a line.
  func places(of selection: Range<Int>, in range: Range<Int>) -> Places {
    let first = range.lowerBound
    let part = selection.clamped(to: range)
    var places = Places(
      start: width(of: first..<part.lowerBound), end: width(of: first..<part.upperBound))
    let line = text(of: range)
    guard let sides = measurer.mixedSides(of: line) else { return places }
    let length = width(of: range)
    let goesLeft = line.string.beginsRightToLeft
    func place(_ x: Points) -> Points { goesLeft ? length - x : x }
    func start(of index: Int) -> Points {
      sides.indices.contains(index) ? place(sides[index].start) : length
    }
    func end(of index: Int) -> Points {
      sides.indices.contains(index) ? place(sides[index].end) : index < 0 ? 0 : length
    }
    let (lower, upper) = (part.lowerBound - first, part.upperBound - first)
    guard !selection.isEmpty else {
      // Between two directions, the caret is where a letter in the line's direction would be.
      let goesOn = start(of: lower - 1) <= end(of: lower - 1)
      places.start = lower == 0 ? 0 : goesOn ? end(of: lower - 1) : start(of: lower)
      places.end = places.start
      return places
    }
    (places.start, places.end) = (start(of: lower), end(of: upper - 1))
    let far = Points(Double.infinity)
    var spans = (lower..<upper).clamped(to: sides.indices).map { index in
      let (one, other) = (start(of: index), end(of: index))
      return min(one, other)...max(one, other)
    }
    if selection.lowerBound < first { spans.append(-far...0) }
    if selection.upperBound > range.upperBound || upper > sides.count { spans.append(length...far) }
    spans.sort { $0.lowerBound < $1.lowerBound }
    // Neighbours that touch are one span, so that no seam shows.
    places.spans = spans.reduce(into: []) { joined, span in
      if let last = joined.last, last.overlaps(span) {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return places
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
