package import Geometry
package import Graphics

/// A text that a view draws.
package struct LintedText {
  package let run: TextRun
  /// The extent within the available width.
  package let extent: TextExtent
  /// The width without line breaks, in points.
  package let naturalWidth: Points
  /// The rectangle of the letters, clipped to the available room.
  ///
  /// It is in window coordinates, without the transforms of views.
  package let ink: Rect

  package var string: String { run.content.string }

  init(_ run: TextRun, measuring text: any TextMeasuring) {
    self.run = run
    let isOneLine = run.content.lines == 1
    extent = text.extent(of: run.content, width: run.frame.width)
    naturalWidth = text.extent(of: Self.letters(of: run.content), width: nil).size.width
    let width = min(isOneLine ? naturalWidth : extent.size.width, run.frame.width)
    let height = min(extent.size.height, run.frame.height)
    let x = run.x(ofWidth: width, in: run.frame)
    let y = run.isTopAligned ? run.frame.minY : run.frame.midY - height / 2
    ink = Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the text without white space at its end if that is only clipped.
  private static func letters(of content: TextContent) -> TextContent {
    guard content.lineBreak == .byClipping,
      let last = content.string.lastIndex(where: { !$0.isWhitespace })
    else { return content }
    return content.part(content.string.startIndex..<content.string.index(after: last))
  }

  /// The rectangle of the letters without ascenders and descenders.
  ///
  /// These take about a fifth of a line above and below the others, and few letters have them.
  var letters: Rect { letters(in: ink) }

  /// Returns the same rectangle in two parts if the text has several lines: the last line, which
  /// may be shorter, and the lines above it.
  func letterAreas(measuring text: any TextMeasuring) -> [Rect] {
    guard extent.lineCount > 1, !isCutOff,
      let lineBreak = string.indices.last(where: { index in
        string[index].isWhitespace
          && text.extent(
            of: run.content.part(string.startIndex..<index), width: run.frame.width
          ).lineCount < extent.lineCount
      })
    else { return [letters] }
    let last = run.content.part(string.index(after: lineBreak)..<string.endIndex)
    let width = min(text.extent(of: last, width: nil).size.width, ink.width)
    let above = ink.height - lineHeight
    return [
      Rect(x: ink.x, y: ink.y, width: ink.width, height: above),
      Rect(
        x: run.x(ofWidth: width, in: ink), y: ink.y + above, width: width, height: lineHeight),
    ].map { letters(in: $0) }
  }

  private func letters(in lines: Rect) -> Rect {
    lines.inset(
      by: Insets(
        top: lineHeight / 5, left: Self.tolerance, bottom: lineHeight / 5, right: Self.tolerance))
  }

  private var lineHeight: Points { ink.height / Double(max(extent.lineCount, 1)) }

  /// Whether letters are missing, because of an ellipsis or clipping.
  var isCutOff: Bool {
    !string.isEmpty
      && (extent.isTruncated || run.frame.width <= 0
        || extent.size.height > run.frame.height + Self.tolerance
        || (run.content.lines == 1 && naturalWidth > run.frame.width + Self.tolerance))
  }

  /// The tolerance in points; less than a pixel is not reported.
  static let tolerance: Points = 0.5
}

extension LintedText {
  /// Returns the texts in a view's drawing, without the shadows of other texts.
  static func texts(
    in items: [DisplayItem], measuring text: any TextMeasuring
  ) -> [LintedText] {
    var runs: [TextRun] = []
    for run in items.runs {
      if let last = runs.last, last.content == run.content, last.frame.size == run.frame.size {
        runs[runs.count - 1] = run
      } else {
        runs.append(run)
      }
    }
    return runs.filter { !$0.content.string.isEmpty }.map { LintedText($0, measuring: text) }
  }
}

extension [DisplayItem] {
  /// The texts, back to front, without transformed ones.
  fileprivate var runs: [TextRun] {
    flatMap { item -> [TextRun] in
      switch item {
      case .text(let run): [run]
      case .group(_, _, _, let items): items.runs
      case .fill, .stroke, .image, .shadow, .dropShadow, .backdrop, .gradient, .transformed: []
      }
    }
  }
}

extension TextRun {
  /// A side of the available room.
  enum Side {
    case left, center, right
  }

  /// The side to which lines are aligned.
  var side: Side {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    }
  }

  /// Returns the left edge of a line in a rectangle.
  fileprivate func x(ofWidth width: Points, in rect: Rect) -> Points {
    switch side {
    case .left: rect.minX
    case .center: rect.midX - width / 2
    case .right: rect.maxX - width
    }
  }
}
