import Devices
import Geometry
import Graphics
import ViewKinds

/// The action sheet up to iOS 18: at the bottom of a phone's screen, or a popover on a tablet.
///
/// Measured on iOS 16: 8 points from the sides, corners of 13.7, rows of 57 points and a line
/// between them, and a cancel button 8 points below at the end of the safe area. The popover is
/// estimated. It has no cancel button, because a tap beside it cancels.
struct ClassicActionSheet {
  private let sheet: Alert
  private let context: ChromeContext
  private let palette: ClassicPanelPalette
  private let font: FontDescription
  private let rowHeight: Points

  private static let margin: Points = 8
  private static let radius: Points = 13.7
  private static let popoverWidth: Points = 304

  init(_ sheet: Alert, _ context: ChromeContext) {
    self.sheet = sheet
    self.context = context
    palette = ClassicPanelPalette(in: context.traits)
    let size = TextStyle.title3.size(in: context.traits.textSize)
    font = .system(size)
    rowHeight = max(57, context.grid.rounded(size * (57.0 / 20)))
  }

  /// Returns the sheet at the bottom of a left-to-right room.
  ///
  /// In landscape it is as wide as in portrait.
  func items(in room: Rect) -> [DisplayItem] {
    let window = context.geometry.size
    let width = min(min(window.width, window.height) - Self.margin * 2, room.width)
    let x = context.grid.rounded(room.midX - width / 2)
    var items: [DisplayItem] = []
    var end = min(room.maxY, window.height - Self.margin)
    for action in sheet.actions where action.style == .cancel {
      let box = Rect(x: x, y: end - rowHeight, width: width, height: rowHeight)
      let bold = FontDescription.system(font.size, .semibold)
      items.append(.fill(.continuousRect(box, radius: Self.radius), palette.cancel))
      items.append(palette.title(of: action, in: box, bold, context))
      end = box.minY - Self.margin
    }
    let rows = SheetRows(self, inWidth: width)
    let heights = PanelHeights(
      text: rows.text.height, actions: rows.height, in: end - room.minY - Self.margin)
    guard heights.whole > 0 else { return items }
    return panel(
      rows, heights, in: Rect(x: x, y: end - heights.whole, width: width, height: heights.whole))
      + items
  }

  /// Returns the popover beside its source in a left-to-right room.
  func popover(beside source: Rect, in room: Rect) -> [DisplayItem] {
    let rows = SheetRows(self, inWidth: Self.popoverWidth)
    let popover = PopoverPanel(
      of: Size(width: Self.popoverWidth, height: rows.text.height + rows.height), radius: 13,
      beside: source, in: room.inset(by: 10), context)
    let heights = PanelHeights(
      text: rows.text.height, actions: rows.height, in: popover.frame.height)
    return [PopoverArrow.shadow(of: popover.outline)]
      + panel(rows, heights, in: popover.frame, outline: popover.outline)
  }

  private func panel(
    _ rows: SheetRows, _ heights: PanelHeights, in frame: Rect, outline: Path? = nil
  ) -> [DisplayItem] {
    let top = Rect(x: frame.x, y: frame.y, width: frame.width, height: heights.text)
    let bottom = Rect(x: frame.x, y: top.maxY, width: frame.width, height: heights.actions)
    return palette.panel(
      outline ?? .continuousRect(frame, radius: Self.radius),
      [
        rows.text.items(at: frame.origin, context.traits.direction)
          .shown(in: top, ofHeight: rows.text.height),
        rows.buttons(from: bottom.origin).shown(in: bottom, ofHeight: rows.height),
      ])
  }

  /// The texts and the actions above a cancel button.
  private struct SheetRows {
    let text: PanelText
    private let sheet: ClassicActionSheet
    private let actions: [AlertAction]
    private let width: Points

    init(_ sheet: ClassicActionSheet, inWidth width: Points) {
      self.sheet = sheet
      self.width = width
      actions = sheet.sheet.actions.filter { $0.style != .cancel }
      text = sheet.text(inWidth: width)
    }

    /// The height of a line above the row, in points.
    private func line(above index: Int) -> Points {
      index > 0 || !text.isEmpty ? sheet.context.grid.hairline : 0
    }

    var height: Points {
      actions.indices.reduce(Points(0)) { $0 + line(above: $1) + sheet.rowHeight }
    }

    func buttons(from corner: Point) -> [DisplayItem] {
      var items: [DisplayItem] = []
      var y = corner.y
      for (index, action) in actions.enumerated() {
        let line = line(above: index)
        if line > 0 {
          items.append(sheet.palette.line(x: corner.x, y: y, width: width, line))
        }
        let box = Rect(x: corner.x, y: y + line, width: width, height: sheet.rowHeight)
        items.append(sheet.palette.title(of: action, in: box, sheet.font, sheet.context))
        y = box.maxY
      }
      return items
    }
  }

  /// The title and the message: baselines 27.3 below the top, 22 apart and 27.7 above the end.
  private func text(inWidth width: Points) -> PanelText {
    let size = TextStyle.footnote.size(in: context.traits.textSize)
    let growth = size.value / 13
    var text = PanelText(inWidth: width, inset: 16, on: context.grid, measuring: context.text)
    let parts: [(String?, FontWeight)] = [(sheet.title, .semibold), (sheet.message, .regular)]
    for (string, weight) in parts {
      guard let string, !string.isEmpty else { continue }
      text.add(
        string, in: .system(size, weight), color: palette.header, alignment: .center,
        below: (text.isEmpty ? 27.33 : 22) * growth)
    }
    if !text.isEmpty { text.end(27.67 * growth) }
    return text
  }
}
