import Geometry
import Graphics

/// The wheels of a picker, with a band behind the selected rows.
struct PickerWheels {
  let columns: [Column]
  let ink: RGBAColor
  let band: RGBAColor

  /// One wheel.
  struct Column {
    /// The wheel's width in points.
    var width: Points
    /// Returns the text of the row with an offset from the selected one, or nil if there is no row.
    ///
    /// Rows with a positive offset are below the selected one.
    var row: (Int) -> String?
    /// A label after the selected row's text, such as "hours", or nil without a label.
    var unit: String?
  }

  init(_ columns: [Column], in traits: Traits) {
    self.columns = columns
    ink = SemanticColor.label.resolved(in: traits)
    band = SemanticColor.quaternarySystemFill.resolved(in: traits)
  }

  /// The geometry of the wheels.
  ///
  /// Measured: a band 34 points high, with a corner radius of 7, inset by 9 at the frame's sides.
  /// The row after the selected one is 30.2 lower, the next 58. Each row is flatter than the one
  /// before, as on a wheel that turns by 19.5 degrees a row.
  private static let bandHeight: Points = 34
  private static let bandInset: Points = 9
  private static let bandRadius: Points = 7
  private static let rows: [Row] = [
    Row(offset: 0, height: 1, opacity: 1), Row(offset: 30.2, height: 0.943, opacity: 0.45),
    Row(offset: 57, height: 0.777, opacity: 0.38), Row(offset: 77.2, height: 0.523, opacity: 0.3),
    Row(offset: 88.5, height: 0.208, opacity: 0.22),
  ]

  /// The geometry of a row at a distance from the selected one.
  private struct Row {
    let offset: Points
    /// The factor for the row's height, from 0 to 1.
    let height: Double
    let opacity: Double
  }

  private static let selectedFont = FontDescription.system(23.5)
  private static let font = FontDescription.system(21)
  private static let unitFont = FontDescription.system(17, .semibold)
  /// The space between wheels, in points.
  static let spacing: Points = 5

  /// Draws the wheels centred in the frame, from the leading edge.
  func draw(in context: DrawingContext, isEnabled: Bool, into list: inout DisplayList) {
    let frame = context.frame
    let middle = frame.midY
    let inset = PickerWheels.bandInset
    var items: [DisplayItem] = [
      .fill(
        .roundedRect(
          Rect(
            x: frame.x + inset, y: middle - PickerWheels.bandHeight / 2,
            width: max(0, frame.width - inset * 2), height: PickerWheels.bandHeight),
          radius: PickerWheels.bandRadius), band)
    ]
    let widths = columns.reduce(Points(0)) { $0 + $1.width }
    let gaps = PickerWheels.spacing * Double(max(0, columns.count - 1))
    var x = frame.midX - (widths + gaps) / 2
    for column in columns {
      let box = Rect(x: x, y: frame.y, width: column.width, height: frame.height)
      items += self.items(of: column, in: context.directed(box), context)
      x = x + column.width + PickerWheels.spacing
    }
    list.append(
      .group(name: nil, opacity: isEnabled ? 1 : 0.5, clip: .rect(frame), items))
  }

  private func items(
    of column: Column, in box: Rect, _ context: DrawingContext
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let last = PickerWheels.rows.count - 1
    for step in -last...last {
      guard let text = column.row(step) else { continue }
      let row = PickerWheels.rows[step < 0 ? -step : step]
      let y = box.midY + (step < 0 ? -row.offset : row.offset)
      let font = step == 0 ? PickerWheels.selectedFont : PickerWheels.font
      let line = Rect(x: box.x, y: y - 17, width: box.width, height: 34)
      let color = ink.withAlpha(UInt8((Double(ink.alpha) * row.opacity).rounded()))
      let run = DisplayItem.text(
        TextRun(
          TextContent(text, font: font), color: color, alignment: .center,
          in: step == 0 ? context.line(of: font, in: line) : line,
          direction: context.traits.direction))
      items.append(
        step == 0
          ? run
          : .transformed(
            .scaling(x: 1, y: row.height, around: Point(x: box.midX, y: y)), [run]))
    }
    if let unit = column.unit, let text = column.row(0) {
      items.append(self.unit(unit, beside: text, in: box, context))
    }
    return items
  }

  /// The unit, 6 points after the end of the selected row's text.
  private func unit(
    _ unit: String, beside text: String, in box: Rect, _ context: DrawingContext
  ) -> DisplayItem {
    let shown = TextContent(text, font: PickerWheels.selectedFont)
    let half = context.text.extent(of: shown, width: nil).size.width / 2
    let content = TextContent(unit, font: PickerWheels.unitFont)
    let width = context.text.extent(of: content, width: nil).size.width + 1
    let isMirrored = context.traits.direction == .rightToLeft
    let x = isMirrored ? box.midX - half - 6 - width : box.midX + half + 6
    let line = context.line(of: content.font, in: box)
    return .text(
      TextRun(
        content, color: ink, in: Rect(x: x, y: line.y, width: width, height: line.height),
        direction: context.traits.direction))
  }
}
