private import Geometry
import Graphics

/// A text between two line ends, with what its stretches are set in.
struct Paragraph {
  private(set) var string: String
  /// In the paragraph's order and without gaps; at least one, which may be empty.
  private(set) var pieces: [Piece]

  /// What one run of the content has in the paragraph.
  struct Piece {
    /// The number of the content's run; 0 where the content has none.
    var attributes: Int
    var string: String
    var font: FontDescription
    /// How far above the baseline the letters stand, in points.
    var baselineOffset: Double
  }

  /// The paragraphs of a text; one that ends with a line end has an empty one behind it.
  static func paragraphs(of content: TextContent) -> [Paragraph] {
    content.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      Paragraph($0, of: content)
    }
  }

  /// The pieces of all paragraphs; those of a text without runs may hold line ends.
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
      // What an empty paragraph is as high as: the run that its line end stands in.
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

  /// With more text in the attributes of its last piece.
  func appending(_ text: String) -> Paragraph {
    var longer = self
    longer.string += text
    longer.pieces[pieces.count - 1].string += text
    return longer
  }
}
