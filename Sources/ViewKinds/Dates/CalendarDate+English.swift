/// Days and times in American English, the language of the rendered screens.
extension CalendarDate {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// `August`.
  var monthName: String { CalendarDate.months[month - 1] }

  /// `Aug 28, 2023`.
  var mediumDay: String { "\(monthName.prefix(3)) \(day), \(year)" }

  /// `Mon Aug 28`.
  var shortDay: String { "\(CalendarDate.weekdays[weekday]) \(monthName.prefix(3)) \(day)" }

  /// `August 2023`.
  var monthAndYear: String { "\(monthName) \(year)" }

  /// `9:41 AM`.
  var time: String { "\(twelveHour):\(CalendarDate.twoDigits(minute)) \(half)" }

  /// The hour from 1 to 12.
  var twelveHour: Int { hour % 12 == 0 ? 12 : hour % 12 }

  var half: String { hour < 12 ? "AM" : "PM" }

  static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the day that is so many days later, or nil outside the years 1 to 9999.
  func adding(days: Int) -> CalendarDate? {
    let number = dayNumber + days
    guard number >= 0 else { return nil }
    // The estimate is wrong by at most one year.
    var year = min(9999, max(1, number * 400 / 146_097 + 1))
    while year > 1, CalendarDate.start(of: year) > number { year -= 1 }
    while year < 9999, CalendarDate.start(of: year + 1) <= number { year += 1 }
    var rest = number - CalendarDate.start(of: year)
    for month in 1...12 {
      let days = CalendarDate.days(in: month, of: year)
      if rest < days {
        return CalendarDate(year: year, month: month, day: rest + 1, hour: hour, minute: minute)
      }
      rest -= days
    }
    return nil
  }

  /// The day number of 1 January.
  private static func start(of year: Int) -> Int {
    CalendarDate(year: year, month: 1, day: 1)?.dayNumber ?? 0
  }
}
