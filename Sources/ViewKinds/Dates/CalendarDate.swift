/// A day of the Gregorian calendar and a time of day, without a time zone.
package struct CalendarDate: Hashable, Sendable {
  package let year: Int
  /// The month, from 1 to 12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int
  /// The hour, from 0 to 23.
  package let hour: Int
  /// The minute, from 0 to 59.
  package let minute: Int

  /// Returns nil for a day or time that does not exist and for years outside 1...9999.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.days(in: month, of: year)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// Creates a date from a day and a time that are known to exist.
  init(unchecked day: (year: Int, month: Int, day: Int), hour: Int, minute: Int) {
    year = day.year
    month = day.month
    self.day = day.day
    self.hour = hour
    self.minute = minute
  }

  /// Parses `2024-08-28`, `2024-08-28T09:41`, `2024-08-28 09:41` or `09:41`.
  ///
  /// The day is 1 January 2001 if the text has none. Seconds are checked and ignored. Returns nil
  /// for any other text.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "T" || $0 == " " })
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let hasDay = first.contains("-")
    guard hasDay || parts.count == 1 else { return nil }
    let day = hasDay ? CalendarDate.numbers(first, by: "-", digits: [4, 2, 2]) : [2001, 1, 1]
    let clock = hasDay ? parts.dropFirst().first : first
    let time = clock.map {
      CalendarDate.numbers($0, by: ":", digits: [2, 2])
        ?? CalendarDate.numbers($0, by: ":", digits: [2, 2, 2])
    }
    guard let day, let time = time ?? [0, 0], time.count == 2 || (0...60).contains(time[2]) else {
      return nil
    }
    self.init(year: day[0], month: day[1], day: day[2], hour: time[0], minute: time[1])
  }

  private static func numbers(
    _ text: Substring, by separator: Character, digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == digits.count else { return nil }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.utf8.count == count, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the number of days in a month.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The day of the week, from 0 (Sunday) to 6 (Saturday).
  ///
  /// Computed with Zeller's congruence.
  package var weekday: Int {
    let shifted = month < 3 ? year - 1 : year
    let term = month < 3 ? month + 12 : month
    let century = shifted / 100
    let rest = shifted % 100
    let saturdayFirst =
      (day + 13 * (term + 1) / 5 + rest + rest / 4 + century / 4 + 5 * century) % 7
    return (saturdayFirst + 6) % 7
  }

  /// The number of days since 1 January of the year 1.
  package var dayNumber: Int {
    let years = year - 1
    let before = years * 365 + years / 4 - years / 100 + years / 400
    return before + (1..<month).reduce(0) { $0 + CalendarDate.days(in: $1, of: year) } + day - 1
  }
}
