import Geometry
import Graphics

/// The last line of a text.
struct LastLine {
  let text: TextContent
  /// The line's index, from 0.
  let index: Int
  let width: Points
  /// The line's distance from the leading side, in points.
  let indent: Points
  private let whole: TextContent
  private let limit: Points

  /// Finds the last line of a text.
  ///
  /// - Parameters:
  ///   - content: the whole text.
  ///   - width: the width at which lines break.
  ///   - measurer: measures text in the cell's fonts.
  init(of content: TextContent, width: Points, measuring measurer: any TextMeasuring) {
    (whole, limit) = (content, width)
    let characters = Array(content.string)
    let places = Array(content.string.indices) + [content.string.endIndex]
    func count(_ length: Int) -> Int {
      guard length > 0 else { return 0 }
      let prefix = content.part(places[0]..<places[length])
      return measurer.extent(of: prefix, width: width).lineCount
    }
    func line(from start: Int) -> TextContent {
      var line = content.part(places[start]..<content.string.endIndex)
      line.lines = 1
      line.paragraph = ParagraphStyle()
      return line
    }
    if characters.last?.isNewline == true {
      text = line(from: characters.count)
      index = max(count(characters.count - 1), 1)
      (self.width, indent) = (0, content.paragraph.firstLineHeadIndent)
      return
    }
    let lines = count(characters.count)
    // The longest prefix with fewer lines than the text.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if count(middle) < lines { low = middle } else { high = middle - 1 }
    }
    // A word that does not fit moves to the next line as a whole.
    var start = low
    while start > 0, start < characters.count, !characters[start - 1].isWhitespace,
      count(start) == max(lines - 1, 0), lines > 1, Self.breaksBefore(start, characters)
    {
      start -= 1
    }
    // A word that is longer than a line breaks between characters.
    if lines > 1, count(start) < lines - 1 { start = low }
    while start < characters.count, characters[start].isWhitespace { start += 1 }
    text = line(from: start)
    let isFirst = start == 0 || characters[start - 1].isNewline
    indent =
      isFirst ? content.paragraph.firstLineHeadIndent : content.paragraph.headIndent
    let extent = text.string.isEmpty ? nil : measurer.extent(of: text, width: nil)
    (index, self.width) = (max(lines - 1, 0), extent?.size.width ?? 0)
  }

  /// Returns the distance from the text's top to the top of a font's line on this baseline.
  func top(of font: FontDescription, measuring measurer: any TextMeasuring) -> Points {
    var space = TextContent(" ", font: font)
    let line = measurer.extent(of: space, width: nil)
    space.paragraph = whole.paragraph
    let extent = measurer.extent(of: whole.string.isEmpty ? space : whole, width: limit)
    return extent.size.height - extent.lastDescent - line.firstBaseline
  }

  /// Whether the characters before and after an index are letters of the same word.
  static func breaksBefore(_ index: Int, _ characters: [Character]) -> Bool {
    characters[index - 1].isLetter && characters[index].isLetter
      && characters[index].unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }
}
