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

  /// Reads the selection; by default it is empty and at the text's end.
  init(_ values: KeyValues, of text: TextContent, in traits: Traits) {
    let count = text.string.count
    let given = values[TextKeys.selection] ?? [count, 0]
    let start = min(given[0], count)
    range = start..<min(start + given[1], count)
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

  /// Returns the highlight between two places of the caret.
  ///
  /// The highlight of a line ends where that of the next line begins.
  ///
  /// - Parameters:
  ///   - start: the caret before the first character.
  ///   - end: the caret after the last character.
  ///   - second: the top of the line after the first one.
  ///   - box: the text's box, between whose sides a whole line is selected.
  ///   - grid: the device's pixel grid.
  /// - Returns: the marks of the first line, of the lines between and of the last line.
  func highlight(
    from start: Caret, to end: Caret, second: Points, in box: Rect, on grid: PixelGrid
  ) -> [DisplayItem] {
    guard !range.isEmpty else { return [] }
    func mark(_ left: Points, _ right: Points, from top: Points, to bottom: Points) -> DisplayItem?
    {
      let (minX, maxX) = (max(left, box.minX), min(right, box.maxX))
      let rect = Rect(minX: minX, minY: grid.rounded(top), maxX: maxX, maxY: grid.rounded(bottom))
      return rect.isEmpty ? nil : .fill(.rect(rect), highlight)
    }
    func marks(
      _ caret: Caret, _ x: Points, _ otherX: Points, from top: Points, to bottom: Points
    ) -> [DisplayItem] {
      (caret.spans ?? [min(x, otherX)...max(x, otherX)]).compactMap {
        mark($0.lowerBound, $0.upperBound, from: top, to: bottom)
      }
    }
    let (first, last) = (start.textFrame, end.textFrame)
    guard first.minY < last.minY else {
      return marks(start, start.middle, end.middle, from: first.minY, to: last.maxY)
    }
    let (firstEnd, lastStart) = (
      start.goesLeft ? box.minX : box.maxX, end.goesLeft ? box.maxX : box.minX
    )
    return marks(start, start.middle, firstEnd, from: first.minY, to: second)
      + [mark(box.minX, box.maxX, from: second, to: last.minY)].compactMap(\.self)
      + marks(end, lastStart, end.middle, from: last.minY, to: last.maxY)
  }

  /// Returns the frame from the first to the last selected character.
  ///
  /// It is as wide as the text's box if the selection has several lines.
  ///
  /// - Parameters:
  ///   - start: the caret before the first character.
  ///   - end: the caret after the last character.
  ///   - box: the text's box; the frame does not leave it at the sides.
  /// - Returns: the frame; without width for an empty selection.
  func frame(from start: Caret, to end: Caret, in box: Rect) -> Rect {
    let (first, last) = (start.textFrame, end.textFrame)
    func inside(_ x: Points) -> Points { min(max(x, box.minX), box.maxX) }
    guard first.minY < last.minY else {
      let sides = (start.spans ?? []).flatMap { [$0.lowerBound, $0.upperBound] }
      let places = ([start.middle, end.middle] + sides).map(inside).sorted()
      return Rect(
        minX: places[0], minY: first.minY, maxX: places[places.count - 1], maxY: last.maxY)
    }
    return Rect(minX: box.minX, minY: first.minY, maxX: box.maxX, maxY: last.maxY)
  }

  /// Returns the handles at two places of the caret, unless they are outside of `box`.
  func handles(from start: Caret, to end: Caret, in box: Rect) -> [DisplayItem] {
    guard !range.isEmpty else { return [] }
    let visible = box.inset(by: -1)
    return [(start, true), (end, false)].flatMap { caret, isStart -> [DisplayItem] in
      let (x, line) = (caret.middle, caret.textFrame)
      guard visible.minX <= x, x <= visible.maxX, line.maxY <= visible.maxY else { return [] }
      let bar = Rect(x: x - 1, y: line.minY - 1, width: 2, height: line.height + 2)
      let disc = Rect(
        x: x - 5.5, y: isStart ? bar.minY + 2 - 11 : bar.maxY - 2, width: 11, height: 11)
      return [.fill(.rect(bar), handle), .fill(.ellipse(in: disc), handle)]
    }
  }
}
