import Devices
import Geometry
import Graphics
import ViewKinds

/// The alert up to iOS 18.
///
/// Measured on iOS 16: 270 points wide with corners of 14. The first baseline is 36 below the top,
/// the message's 20 below the title's, and 24 points follow the last one. Buttons are 44 high.
struct ClassicAlert {
  private let alert: Alert
  private let context: ChromeContext
  private let palette: ClassicPanelPalette
  private let titleSize: Points
  private let messageSize: Points

  private static let width: Points = 270
  private static let padding: Points = 16

  init(_ alert: Alert, _ context: ChromeContext) {
    self.alert = alert
    self.context = context
    palette = ClassicPanelPalette(in: context.traits)
    titleSize = TextStyle.headline.size(in: context.traits.textSize)
    messageSize = TextStyle.footnote.size(in: context.traits.textSize)
  }

  /// Returns the alert in the middle of a left-to-right room.
  func items(in room: Rect) -> [DisplayItem] {
    let text = text
    let fields = fieldsHeight
    let rows = ActionRows(
      alert.actions, besideIn: Self.width / 2 - Self.padding, font: font, measuring: context.text
    ).rows
    let rowHeight = max(44, context.grid.rounded(titleSize * (44.0 / 17)))
    let heights = PanelHeights(
      text: text.height + fields, actions: rowHeight * Double(rows.count), in: room.height - 16)
    let frame = context.grid.rounded(
      Rect(
        x: room.midX - Self.width / 2, y: room.midY - heights.whole / 2, width: Self.width,
        height: heights.whole))
    let top = Rect(x: frame.x, y: frame.y, width: frame.width, height: heights.text)
    let bottom = Rect(minX: frame.minX, minY: top.maxY, maxX: frame.maxX, maxY: frame.maxY)
    let words = text.items(at: frame.origin, context.traits.direction)
    let boxes = fieldItems(at: Point(x: frame.minX + 15, y: frame.minY + text.height))
    return palette.panel(
      .continuousRect(frame, radius: 14),
      [
        (words + boxes).shown(in: top, ofHeight: text.height + fields),
        buttons(rows, rowHeight, in: bottom, below: top.height).shown(
          in: bottom, ofHeight: rowHeight * Double(rows.count)),
      ])
  }

  // MARK: Text

  private var text: PanelText {
    let title = titleSize.value / 17
    let message = messageSize.value / 13
    var text = PanelText(
      inWidth: Self.width, inset: Self.padding, on: context.grid, measuring: context.text)
    if let string = alert.title, !string.isEmpty {
      text.add(
        string, in: .system(titleSize, .semibold), color: context.labelColor, alignment: .center,
        below: 36 * title)
    }
    if let string = alert.message, !string.isEmpty {
      text.add(
        string, in: .system(messageSize), color: context.labelColor, alignment: .center,
        below: (text.isEmpty ? 32 : 20) * message)
    }
    if !text.isEmpty { text.end(24 * (alert.message == nil ? title : message)) }
    return text
  }

  // MARK: Fields

  /// The height of a field without its lower border.
  private var fieldHeight: Points {
    max(30, context.grid.rounded(messageSize * (30.0 / 13))) - context.grid.hairline
  }

  private var fieldsHeight: Points {
    guard !alert.fields.isEmpty else { return 0 }
    let top: Points = text.isEmpty ? 20 : 0
    return top + fieldHeight * Double(alert.fields.count) + context.grid.hairline + 13.67
  }

  /// The radius of the corners of all fields together, measured on iOS 16.
  private static let fieldRadius: Points = 7

  /// The fields share the lines between them.
  private func fieldItems(at corner: Point) -> [DisplayItem] {
    guard !alert.fields.isEmpty else { return [] }
    let line = context.grid.hairline
    let box = Rect(
      x: corner.x, y: corner.y + (text.isEmpty ? 20 : 0), width: Self.width - 30,
      height: fieldHeight * Double(alert.fields.count) + line)
    var items: [DisplayItem] = []
    for (index, field) in alert.fields.enumerated() {
      let inside = Rect(
        x: box.x + line, y: box.y + line + fieldHeight * Double(index), width: box.width - line * 2,
        height: fieldHeight - line)
      let isEmpty = field.text.isEmpty
      items += [
        .fill(.rect(inside), palette.field),
        .text(
          TextRun(
            TextContent(isEmpty ? field.placeholder : field.text, font: .system(messageSize)),
            color: isEmpty ? palette.placeholder : context.labelColor,
            in: inside.inset(by: Insets(top: 0, left: 7, bottom: 0, right: 7)),
            direction: context.traits.direction)),
      ]
    }
    return [
      .fill(.roundedRect(box, radius: Self.fieldRadius), palette.fieldBorder),
      .group(
        name: nil, opacity: 1,
        clip: .roundedRect(box.inset(by: line), radius: Self.fieldRadius - line), items),
    ]
  }

  // MARK: Buttons

  private func font(of action: AlertAction) -> FontDescription {
    let isStressed =
      alert.actions.contains(where: \.isPreferred) ? action.isPreferred : action.style == .cancel
    return .system(titleSize, isStressed ? .semibold : .regular)
  }

  private func buttons(
    _ rows: [[AlertAction]], _ height: Points, in frame: Rect, below heightAbove: Points
  ) -> [DisplayItem] {
    let line = context.grid.hairline
    var items: [DisplayItem] = []
    for (index, row) in rows.enumerated() {
      let y = frame.minY + height * Double(index)
      let width = frame.width / Double(row.count)
      if index > 0 || heightAbove > 0 {
        items.append(palette.line(x: frame.x, y: y, width: frame.width, line))
      }
      for (column, action) in row.enumerated() {
        let box = Rect(
          x: frame.minX + width * Double(column), y: y, width: width, height: height)
        if column > 0 {
          items.append(
            .fill(
              .rect(Rect(x: box.x, y: y + line, width: line, height: height - line)),
              palette.separator))
        }
        items.append(palette.title(of: action, in: box, font(of: action), context))
      }
    }
    return items
  }
}
