package import AutoLayout
package import Geometry
package import Graphics

/// A control for a date, a time or both.
package struct DatePickerKind: ControlKind {
  package static let name = "datePicker"
  package static let summary = "A control for a date, a time of day or both, in English."
  static let date = Key(
    "date", .date,
    "The selected date and time; January 9, 2024, 9:41 AM by default, as in Apple's pictures.")
  static let datePickerMode = Key(
    "datePickerMode", .choice(of: Mode.self), "Which parts are shown; `dateAndTime` by default.")
  static let preferredDatePickerStyle = Key(
    "preferredDatePickerStyle", .choice(of: Style.self),
    "`compact`, the default, shows a field for each part; `inline` a calendar; `wheels` wheels; a countdown always has wheels."
  )
  package static let keys: [any KindKey] = [
    date, datePickerMode, preferredDatePickerStyle,
    ControlKeys.enabled.described(
      "Whether the date can be changed; dimmed if false; true by default."),
  ]

  /// Corresponds to `UIDatePicker.Mode`.
  enum Mode: String, CaseIterable, Sendable {
    case time, date, dateAndTime, countDownTimer

    var hasDay: Bool { self == .date || self == .dateAndTime }
    var hasTime: Bool { self == .time || self == .dateAndTime }
  }

  /// The styles of `UIDatePickerStyle`, without `automatic`.
  enum Style: String, CaseIterable, Sendable {
    case compact, inline, wheels
  }

  let date: CalendarDate
  let mode: Mode
  let style: Style
  package let isEnabled: Bool
  let tint: RGBAColor
  let ink: RGBAColor
  let fill: RGBAColor

  package init(_ values: KeyValues, traits: Traits) {
    date = values[Self.date] ?? .keynote
    let mode = values[Self.datePickerMode] ?? .dateAndTime
    self.mode = mode
    style =
      mode == .countDownTimer ? .wheels : values[Self.preferredDatePickerStyle] ?? .compact
    isEnabled = values[ControlKeys.enabled] ?? true
    tint = traits.tint
    ink = SemanticColor.label.resolved(in: traits)
    fill = SemanticColor.tertiarySystemFill.resolved(in: traits)
  }

  package var content: (any IntrinsicContent)? { self }
  package var textTraits: TextTraits { .isCutByDesign }

  package func draw(in context: DrawingContext, into list: inout DisplayList) {
    switch style {
    case .wheels: drawWheels(in: context, into: &list)
    case .compact: drawFaded(drawFields, in: context, into: &list)
    case .inline: drawFaded(drawCalendar, in: context, into: &list)
    }
  }

  private func drawFaded(
    _ body: (DrawingContext, inout DisplayList) -> Void, in context: DrawingContext,
    into list: inout DisplayList
  ) {
    guard !isEnabled else { return body(context, &list) }
    var content = DisplayList()
    body(context, &content)
    list.append(.group(name: nil, opacity: 0.5, clip: nil, content.items))
  }
}

extension DatePickerKind: IntrinsicContent {
  package var wraps: Bool { false }

  package func size(
    atWidth width: Points?, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> IntrinsicSize {
    switch style {
    case .wheels: IntrinsicSize(width: 320, height: 216)
    case .inline: IntrinsicSize(width: 320, height: calendarHeight)
    case .compact: fieldsSize(measuring: text, on: grid)
    }
  }

  package func baselines(
    in size: Size, measuring text: any TextMeasuring, on grid: PixelGrid
  ) -> Baselines? { nil }
}

extension CalendarDate {
  /// 9:41 on the day in the status bar of iPad screenshots.
  static let keynote = CalendarDate(unchecked: (2024, 1, 9), hour: 9, minute: 41)
}
