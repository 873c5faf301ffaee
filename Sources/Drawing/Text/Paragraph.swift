private import Geometry
import Graphics

/// A paragraph with the attributes of its pieces.
struct Paragraph {
  private(set) var string: String
  /// The pieces in order, without gaps: at least one, which may be empty.
  private(set) var pieces: [Piece]

  /// The part of a run in the paragraph.
  struct Piece {
    /// The index of the content's run, or 0 without runs.
    var attributes: Int
    var string: String
    var font: FontDescription
    /// The offset of the letters above the baseline in points, negative below.
    var baselineOffset: Double
  }

  /// Returns the paragraphs of a text.
  ///
  /// A final line end is followed by an empty paragraph.
  static func paragraphs(of content: TextContent) -> [Paragraph] {
    content.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      Paragraph($0, of: content)
    }
  }

  /// Returns the pieces of all paragraphs.
  ///
  /// Without runs, the pieces may contain line ends.
  static func pieces(of content: TextContent) -> [Piece] {
    guard content.runs.isEmpty else { return paragraphs(of: content).flatMap(\.pieces) }
    return [Piece(attributes: 0, string: content.string, font: content.font, baselineOffset: 0)]
  }

  private init(_ part: Substring, of content: TextContent) {
    string = String(part)
    guard !content.runs.isEmpty else {
      pieces = [Piece(attributes: 0, string: string, font: content.font, baselineOffset: 0)]
      return
    }
    let utf8 = content.string.utf8
    let lower = utf8.distance(from: utf8.startIndex, to: part.startIndex)
    let upper = utf8.distance(from: utf8.startIndex, to: part.endIndex)
    pieces = []
    var home: Piece?
    var start = 0
    for (index, run) in content.runs.enumerated() {
      let end = start + run.length
      defer { start = end }
      var piece = Piece(
        attributes: index, string: "", font: run.font, baselineOffset: run.baselineOffset.value)
      // An empty paragraph has the height of the run that contains its line end.
      if start <= lower { home = piece }
      let bytes = max(start, lower)..<max(min(end, upper), start, lower)
      guard !bytes.isEmpty else { continue }
      piece.string = String(
        decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
      pieces.append(piece)
    }
    if pieces.isEmpty {
      pieces = [
        home ?? Piece(attributes: 0, string: "", font: content.font, baselineOffset: 0)
      ]
    }
  }

  /// The paragraph without white space at its end.
  var withoutLastSpace: Paragraph {
    var shorter = self
    while shorter.string.unicodeScalars.last?.properties.isWhitespace == true {
      shorter.string.unicodeScalars.removeLast()
      let last = shorter.pieces.count - 1
      shorter.pieces[last].string.unicodeScalars.removeLast()
      if last > 0, shorter.pieces[last].string.isEmpty { shorter.pieces.removeLast() }
    }
    return shorter
  }

  /// Returns the paragraph with more text in its last piece.
  func appending(_ text: String) -> Paragraph {
    var longer = self
    longer.string += text
    longer.pieces[pieces.count - 1].string += text
    return longer
  }
}
