import AutoLayout
import Geometry
import Graphics

/// The compact style: a field for the day and a field for the time.
extension DatePickerKind {
  /// The texts of the fields, from the leading edge; measured: a time has digits of one width.
  private var fields: [TextContent] {
    var fields: [TextContent] = []
    if mode.hasDay { fields.append(TextContent(date.mediumDay, font: .system(17))) }
    if mode.hasTime {
      var font = FontDescription.system(17)
      font.hasMonospacedDigits = true
      fields.append(TextContent(date.time, font: font))
    }
    return fields
  }

  func fieldsSize(measuring text: any TextMeasuring, on grid: PixelGrid) -> IntrinsicSize {
    let widths = fields.map { width(of: $0, measuring: text, on: grid) }
    let gaps = DatePickerKind.fieldSpacing * Double(max(0, widths.count - 1))
    return IntrinsicSize(
      width: widths.reduce(gaps) { $0 + $1 },
      height: grid.ceiled(text.lineHeight(of: .system(17))) + DatePickerKind.fieldInsets.top * 2)
  }

  private func width(
    of field: TextContent, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Points {
    grid.ceiled(text.extent(of: field, width: nil).size.width)
      + DatePickerKind.fieldInsets.left + DatePickerKind.fieldInsets.right
  }

  /// Draws the fields at the trailing edge of the frame, centred vertically.
  func drawFields(in context: DrawingContext, into list: inout DisplayList) {
    let grid = context.traits.grid
    let height = fieldsSize(measuring: context.text, on: grid).height ?? 0
    let top = grid.rounded(context.frame.midY - height / 2)
    var right = context.frame.maxX
    for field in fields.reversed() {
      let width = width(of: field, measuring: context.text, on: grid)
      let box = context.directed(Rect(x: right - width, y: top, width: width, height: height))
      list.append(.fill(.roundedRect(box, radius: DatePickerKind.fieldRadius), fill))
      list.append(
        .text(
          TextRun(
            field, color: ink, alignment: .center, in: context.line(of: field.font, in: box),
            direction: context.traits.direction)))
      right = right - width - DatePickerKind.fieldSpacing
    }
  }

  /// The padding of a field; measured: 34.3 high, 127.3 wide for "Aug 28, 2023", corner radius 7.
  private static let fieldInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  private static let fieldRadius: Points = 7
  private static let fieldSpacing: Points = 6
}
