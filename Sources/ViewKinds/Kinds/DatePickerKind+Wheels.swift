import Geometry
import Graphics

/// The wheels style; after its last row, a wheel of months or hours continues with the first.
extension DatePickerKind {
  func drawWheels(in context: DrawingContext, into list: inout DisplayList) {
    PickerWheels(columns, in: context.traits).draw(
      in: context, isEnabled: isEnabled, into: &list)
  }

  private var columns: [PickerWheels.Column] {
    switch mode {
    case .date: [months, days, years]
    case .time: [hours, minutes, halves]
    case .dateAndTime: [shortDays, hours, minutes, halves]
    case .countDownTimer: [countedHours, countedMinutes]
    }
  }

  private var months: PickerWheels.Column {
    cycle(12, at: date.month - 1, width: 130) { CalendarDate.months[$0] }
  }

  /// The days 1 to 31 for every month, including days that the month does not have.
  private var days: PickerWheels.Column {
    cycle(31, at: date.day - 1, width: 50) { "\($0 + 1)" }
  }

  private var years: PickerWheels.Column {
    let year = date.year
    return PickerWheels.Column(width: 80) { step in
      (1...9999).contains(year + step) ? "\(year + step)" : nil
    }
  }

  private var shortDays: PickerWheels.Column {
    let date = date
    return PickerWheels.Column(width: 130) { step in date.adding(days: step)?.shortDay }
  }

  private var hours: PickerWheels.Column {
    cycle(12, at: date.twelveHour - 1, width: 45) { "\($0 + 1)" }
  }

  private var minutes: PickerWheels.Column {
    cycle(60, at: date.minute, width: 45) { CalendarDate.twoDigits($0) }
  }

  private var halves: PickerWheels.Column {
    let index = date.hour < 12 ? 0 : 1
    let names = ["AM", "PM"]
    return PickerWheels.Column(width: 55) { step in
      names.indices.contains(index + step) ? names[index + step] : nil
    }
  }

  private var countedHours: PickerWheels.Column {
    let hour = date.hour
    var column = PickerWheels.Column(width: 130) { step in
      (0...23).contains(hour + step) ? "\(hour + step)" : nil
    }
    column.unit = hour == 1 ? "hour" : "hours"
    return column
  }

  private var countedMinutes: PickerWheels.Column {
    var column = cycle(60, at: date.minute, width: 130) { "\($0)" }
    column.unit = "min"
    return column
  }

  private func cycle(
    _ count: Int, at index: Int, width: Points, _ name: @escaping (Int) -> String
  ) -> PickerWheels.Column {
    PickerWheels.Column(width: width) { step in
      name(((index + step) % count + count) % count)
    }
  }
}
