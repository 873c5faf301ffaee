import AutoLayout
import Geometry

/// The last of the lines into which a text breaks.
struct LastLine {
  let text: TextContent
  /// Counted from 0.
  let index: Int
  let width: Points

  /// - Parameters:
  ///   - content: the whole text.
  ///   - width: at which it breaks.
  ///   - measurer: measures in the fonts that it is drawn with.
  init(of content: TextContent, width: Points, measuring measurer: any TextMeasuring) {
    let characters = Array(content.string)
    func count(_ length: Int) -> Int {
      var prefix = content
      prefix.string = String(characters[..<length])
      return prefix.string.isEmpty ? 0 : measurer.extent(of: prefix, width: width).lineCount
    }
    var text = content
    text.lines = 1
    if characters.last?.isNewline == true {
      text.string = ""
      (self.text, index, self.width) = (text, max(count(characters.count - 1), 1), 0)
      return
    }
    let lines = count(characters.count)
    // The longest beginning that has a line less.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if count(middle) < lines { low = middle } else { high = middle - 1 }
    }
    // A word that does not fit goes to the next line as a whole.
    var start = low
    while start > 0, start < characters.count, !characters[start - 1].isWhitespace,
      count(start) == max(lines - 1, 0), lines > 1, Self.breaksBefore(start, characters)
    {
      start -= 1
    }
    // One that is longer than a line breaks within.
    if lines > 1, count(start) < lines - 1 { start = low }
    text.string = String(characters[start...].drop { $0.isWhitespace })
    let extent = text.string.isEmpty ? nil : measurer.extent(of: text, width: nil)
    (self.text, index, self.width) = (text, max(lines - 1, 0), extent?.size.width ?? 0)
  }

  /// Whether the character before belongs to the same word.
  private static func breaksBefore(_ index: Int, _ characters: [Character]) -> Bool {
    characters[index - 1].isLetter && characters[index].isLetter
      && characters[index].unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }
}
