import Geometry
import Graphics

/// The inline style: a month's calendar, and a row for the time below it.
extension DatePickerKind {
  /// The height of the month's title and the weekdays, above six weeks of days, in points.
  private static let headHeight: Points = 69
  private static let weekHeight: Points = 45.666666666666664
  private static let timeHeight: Points = 50
  private static let weeks = 6.0

  var calendarHeight: Points {
    (mode.hasDay ? DatePickerKind.headHeight + DatePickerKind.weekHeight * DatePickerKind.weeks : 0)
      + (mode.hasTime ? DatePickerKind.timeHeight : 0)
  }

  func drawCalendar(in context: DrawingContext, into list: inout DisplayList) {
    let frame = context.frame
    let top = context.traits.grid.rounded(frame.midY - calendarHeight / 2)
    if mode.hasDay {
      drawHead(in: context, top: top, into: &list)
      drawWeekdays(in: context, top: top, into: &list)
      drawDays(in: context, top: top + DatePickerKind.headHeight, into: &list)
    }
    guard mode.hasTime else { return }
    drawTime(
      in: context, top: top + calendarHeight - DatePickerKind.timeHeight, into: &list)
  }

  /// Draws the month's title and the arrows.
  ///
  /// Measured: the title is 16 from the leading side and its centre 27 below the top. The centres
  /// of the arrows are 24 and 72 from the trailing side.
  private func drawHead(
    in context: DrawingContext, top: Points, into list: inout DisplayList
  ) {
    let frame = context.frame
    let isMirrored = context.traits.direction == .rightToLeft
    let title = TextContent(date.monthAndYear, font: .system(17, .semibold))
    let width = context.text.extent(of: title, width: nil).size.width + 1
    let box = Rect(x: frame.x + 16, y: top + 5, width: width, height: 44)
    append(
      title, ink, .natural, in: context.line(of: title.font, in: context.directed(box)), context,
      into: &list)
    func place(_ symbol: SymbolGlyph, at x: Points, pointsBack: Bool = false) {
      let center = context.directed(Rect(x: x, y: top + 27, width: 0, height: 0))
      list.items += symbol.mirrored(if: isMirrored != pointsBack).items(
        centeredAt: Point(x: center.x, y: center.y), color: tint)
    }
    place(.smallChevron, at: box.maxX + 9)
    place(.arrowChevron, at: frame.maxX - 72, pointsBack: true)
    place(.arrowChevron, at: frame.maxX - 24)
  }

  /// Draws the weekdays; measured: their centre is 59.8 below the top.
  private func drawWeekdays(
    in context: DrawingContext, top: Points, into list: inout DisplayList
  ) {
    let faint = SemanticColor.tertiaryLabel.resolved(in: context.traits)
    for (index, name) in CalendarDate.weekdays.enumerated() {
      let text = TextContent(name.uppercased(), font: .system(13, .semibold))
      let column = column(index, in: context)
      let box = Rect(x: column.x, y: top + 50, width: column.width, height: 20)
      append(
        text, faint, .center, in: context.line(of: text.font, in: context.directed(box)), context,
        into: &list)
    }
  }

  /// Draws the days of the month.
  ///
  /// The selected day is larger, on a disc of the tint at 15 %, 44 wide.
  private func drawDays(
    in context: DrawingContext, top: Points, into list: inout DisplayList
  ) {
    let first = (date.weekday - (date.day - 1) % 7 + 7) % 7
    for day in 1...CalendarDate.days(in: date.month, of: date.year) {
      let cell = first + day - 1
      let column = column(cell % 7, in: context)
      let box = context.directed(
        Rect(
          x: column.x, y: top + DatePickerKind.weekHeight * Double(cell / 7), width: column.width,
          height: DatePickerKind.weekHeight))
      let isChosen = day == date.day
      if isChosen {
        let disc = Rect(x: box.midX - 22, y: box.midY - 22, width: 44, height: 44)
        list.append(.fill(.ellipse(in: disc), tint.withAlpha(38)))
      }
      let text = TextContent(
        "\(day)", font: isChosen ? .system(24, .medium) : .system(20))
      append(
        text, isChosen ? tint : ink, .center, in: context.line(of: text.font, in: box), context,
        into: &list)
    }
  }

  private func drawTime(
    in context: DrawingContext, top: Points, into list: inout DisplayList
  ) {
    let frame = context.frame
    let label = TextContent(context.traits.words[.time], font: .system(17, .semibold))
    let row = Rect(
      x: frame.x + 16, y: top, width: max(0, frame.width - 32), height: DatePickerKind.timeHeight)
    append(
      label, ink, .natural, in: context.line(of: label.font, in: context.directed(row)), context,
      into: &list)
    let time = TextContent(date.time, font: .system(17))
    let width =
      context.traits.grid.ceiled(context.text.extent(of: time, width: nil).size.width) + 22
    let box = context.directed(
      Rect(x: row.maxX - width, y: row.midY - 17, width: width, height: 34))
    list.append(.fill(.roundedRect(box, radius: 7), fill))
    append(time, ink, .center, in: context.line(of: time.font, in: box), context, into: &list)
  }

  /// Returns one of seven columns from the leading edge; the columns are inset by 10 on each side.
  private func column(_ index: Int, in context: DrawingContext) -> (x: Points, width: Points) {
    let width = max(0, context.frame.width - 20) / 7
    return (context.frame.x + 10 + width * Double(index), width)
  }

  private func append(
    _ text: TextContent, _ color: RGBAColor, _ alignment: TextAlignment, in box: Rect,
    _ context: DrawingContext, into list: inout DisplayList
  ) {
    list.append(
      .text(
        TextRun(
          text, color: color, alignment: alignment, in: box, direction: context.traits.direction)))
  }
}

extension SymbolGlyph {
  /// The chevron beside a calendar's month.
  static let smallChevron = SymbolGlyph(
    width: 7, height: 12, [.stroke("M1.1 1.1L5.9 6L1.1 10.9", width: 2)])
  /// The arrow to a calendar's next month.
  static let arrowChevron = SymbolGlyph(
    width: 11, height: 19, [.stroke("M1.4 1.4L9.4 9.5L1.4 17.6", width: 2.6)])
}
