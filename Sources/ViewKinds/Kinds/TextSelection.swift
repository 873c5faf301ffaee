import Devices
import Geometry
import Graphics

/// The selected part of a text that is being edited: a highlight over its lines and two handles.
///
/// Measured on iOS 15.5: the highlight lies over the letters. It is as high as the line, and it
/// fills every line but the last up to the text's box. A handle is a bar of 2 points that is 1
/// point longer than the line at both ends, and a disc of 11 points above the start or below the
/// end. On other systems and with other tints both have the tint; that is estimated, and so is dark
/// appearance.
struct TextSelection: Hashable {
  /// The selected characters, which exist; empty for the caret alone.
  let range: Range<Int>
  private let highlight: RGBAColor
  private let handle: RGBAColor

  /// Reads the selection of a text that is being edited; nil for none.
  init?(_ values: KeyValues, of text: TextContent, in traits: Traits) {
    guard values[TextKeys.editing] ?? false, let numbers = values[TextKeys.selection] else {
      return nil
    }
    let count = text.string.count
    let start = min(Int(numbers[0]), count)
    range = start..<min(start + Int(numbers[1]), count)
    let isMeasured =
      traits.os == .ios18 && traits.tint == SemanticColor.systemBlue.resolved(in: traits)
    handle = isMeasured ? RGBAColor(rgb: 0x146FE1) : traits.tint
    highlight =
      switch (traits.appearance, isMeasured) {
      case (.light, true): RGBAColor(rgb: 0x0054A6, alpha: 51)
      case (.light, false): traits.tint.withAlpha(51)
      case (.dark, _): traits.tint.withAlpha(77)
      }
  }

  /// A line of the text, or the part of it that is selected.
  struct Line {
    /// The room of the line, as wide as the text's box.
    let box: Rect
    /// The positions of the selection's ends in the line; nil where it goes on beyond the line.
    let start: Points?
    let end: Points?
    /// Whether the line is written from right to left.
    let goesLeft: Bool
  }

  /// Returns the highlight and the handles of the lines that are selected, from the first.
  ///
  /// The highlight of a line ends where that of the next line begins.
  func items(in lines: [Line], on grid: PixelGrid) -> [DisplayItem] {
    guard !range.isEmpty else { return [] }
    let tops = lines.map { grid.rounded($0.box.minY) }
    let marks = lines.enumerated().map { index, line in
      let first = line.start ?? (line.goesLeft ? line.box.maxX : line.box.minX)
      let last = line.end ?? (line.goesLeft ? line.box.minX : line.box.maxX)
      return DisplayItem.fill(
        .rect(
          Rect(
            minX: min(first, last), minY: tops[index], maxX: max(first, last),
            maxY: index + 1 < tops.count ? tops[index + 1] : grid.rounded(line.box.maxY))),
        highlight)
    }
    let handles = lines.flatMap { line in
      [(line.start, true), (line.end, false)].flatMap { x, isStart in
        x.map { handle(at: $0, of: line.box, isStart: isStart) } ?? []
      }
    }
    return marks + handles
  }

  private func handle(at x: Points, of line: Rect, isStart: Bool) -> [DisplayItem] {
    let bar = Rect(x: x - 1, y: line.minY - 1, width: 2, height: line.height + 2)
    let disc = Rect(
      x: x - 5.5, y: isStart ? line.minY + 1 - 11 : line.maxY - 1, width: 11, height: 11)
    return [
      .fill(.rect(bar), handle), .fill(.ellipse(in: disc), handle),
    ]
  }
}
