import Devices
import Geometry
import Graphics
import ViewKinds

/// The alert of iOS 26, and its action sheet: an alert with all actions below each other.
///
/// Measured: 320 points wide with continuous corners of 34, text 30 from the sides, buttons 48 high
/// and 16 from the sides and the bottom, 8 apart.
struct GlassAlert {
  private let alert: Alert
  private let context: ChromeContext
  private let palette: GlassPanelPalette
  private let titleSize: Points
  private let messageSize: Points

  private let width: Points
  private let hasRowsOnly: Bool

  private static let padding: Points = 16
  private static let spacing: Points = 8

  init(_ alert: Alert, _ context: ChromeContext) {
    self.init(alert, context, width: 320, hasRowsOnly: false)
  }

  private init(_ alert: Alert, _ context: ChromeContext, width: Points, hasRowsOnly: Bool) {
    self.alert = alert
    self.width = width
    self.hasRowsOnly = hasRowsOnly
    self.context = context
    palette = GlassPanelPalette(in: context.traits)
    titleSize = TextStyle.headline.size(in: context.traits.textSize)
    messageSize = TextStyle.subheadline.size(in: context.traits.textSize)
  }

  /// Creates an action sheet, which has no cancel action beside its source.
  ///
  /// Estimated: it is 270 points wide beside its source.
  init(sheet: Alert, hasSource: Bool, _ context: ChromeContext) {
    var alert = sheet
    if hasSource { alert.actions.removeAll { $0.style == .cancel } }
    self.init(alert, context, width: hasSource ? 270 : 320, hasRowsOnly: true)
  }

  /// Returns the panel in the middle of a left-to-right room, or beside a source.
  func items(in room: Rect, beside source: Rect? = nil) -> [DisplayItem] {
    let text = text
    let fields = fieldsHeight(below: text)
    let half = (width - Self.padding * 2 - Self.spacing) / 2
    let rows = ActionRows(
      alert.actions, besideIn: hasRowsOnly ? 0 : half - 24, font: font, measuring: context.text
    ).rows
    let rowHeight = max(48, context.grid.rounded(titleSize * (48.0 / 17)))
    let gaps = Self.spacing * Double(max(rows.count - 1, 0))
    let actions = rows.isEmpty ? 0 : rowHeight * Double(rows.count) + gaps + Self.padding
    let above = text.height + fields
    let heights = PanelHeights(text: above, actions: actions, in: room.height - 16)
    let size = Size(width: width, height: heights.whole)
    let frame = context.grid.rounded(
      source.map { PopoverPlacement(of: size, beside: $0, in: room.inset(by: 8), gap: 8).frame }
        ?? Rect(
          x: room.midX - width / 2, y: room.midY - heights.whole / 2, width: width,
          height: heights.whole))
    let top = Rect(x: frame.x, y: frame.y, width: frame.width, height: heights.text)
    let bottom = Rect(minX: frame.minX, minY: top.maxY, maxX: frame.maxX, maxY: frame.maxY)
    let words = text.items(at: frame.origin, context.traits.direction)
    let boxes = fieldItems(at: Point(x: frame.minX + Self.padding, y: frame.minY + text.height))
    return palette.panel(
      in: frame,
      [
        (words + boxes).shown(in: top, ofHeight: above),
        buttons(rows, rowHeight, in: bottom).shown(in: bottom, ofHeight: actions),
      ])
  }

  // MARK: Text

  /// A title with a message is semibold and at the leading side.
  ///
  /// A title or a message alone is regular, and centred if it is one line.
  private var text: PanelText {
    let title = alert.title ?? ""
    let message = alert.message ?? ""
    let growth = titleSize.value / 17
    let leading = TextStyle.headline.leading(in: context.traits.textSize)
    var text = PanelText(inWidth: width, inset: 30, on: context.grid, measuring: context.text)
    guard !title.isEmpty, !message.isEmpty else {
      let alone = title.isEmpty ? message : title
      guard !alone.isEmpty else { return text }
      text.add(
        alone, in: .system(titleSize), leading: leading, color: context.labelColor,
        alignment: .center, linesAlignment: .natural, below: 38 * growth)
      text.end(24 * growth)
      return text
    }
    text.add(
      title, in: .system(titleSize, .semibold), leading: leading, color: context.labelColor,
      alignment: .natural, below: 38 * growth)
    text.add(
      message, in: .system(messageSize),
      leading: TextStyle.subheadline.leading(in: context.traits.textSize), color: palette.message,
      alignment: .natural, below: 26 * growth)
    text.end(24 * growth)
    return text
  }

  // MARK: Fields

  /// Estimated: fields are as high as buttons and have their shape.
  private var fieldHeight: Points { max(44, context.grid.rounded(titleSize * (44.0 / 17))) }

  private func fieldsHeight(below text: PanelText) -> Points {
    let count = Double(alert.fields.count)
    guard count > 0 else { return text.isEmpty ? Self.padding : 0 }
    return (text.isEmpty ? Self.padding : 0) + fieldHeight * count + Self.spacing * (count - 1)
      + Self.padding
  }

  private func fieldItems(at corner: Point) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, field) in alert.fields.enumerated() {
      let box = Rect(
        x: corner.x,
        y: corner.y + (text.isEmpty ? Self.padding : 0)
          + (fieldHeight + Self.spacing) * Double(index),
        width: width - Self.padding * 2, height: fieldHeight)
      let isEmpty = field.text.isEmpty
      items += [
        .fill(.rounded(box, Corners(radius: fieldHeight / 2, curve: .continuous)), palette.field),
        .text(
          TextRun(
            TextContent(isEmpty ? field.placeholder : field.text, font: .system(titleSize)),
            color: isEmpty ? palette.placeholder : context.labelColor,
            in: box.inset(by: Insets(top: 0, left: 14, bottom: 0, right: 14)),
            direction: context.traits.direction)),
      ]
    }
    return items
  }

  // MARK: Buttons

  private func font(of action: AlertAction) -> FontDescription {
    .system(titleSize, action.isPreferred ? .semibold : .medium)
  }

  private func buttons(
    _ rows: [[AlertAction]], _ height: Points, in frame: Rect
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (index, row) in rows.enumerated() {
      let count = Double(row.count)
      let width =
        (frame.width - Self.padding * 2 - Self.spacing * (count - 1)) / count
      for (column, action) in row.enumerated() {
        let box = Rect(
          x: frame.minX + Self.padding + (width + Self.spacing) * Double(column),
          y: frame.minY + (height + Self.spacing) * Double(index), width: width, height: height)
        items += palette.button(action, in: box, font(of: action), context)
      }
    }
    return items
  }
}
