import Testing

@testable import ViewKinds

@Suite("A day and time")
struct CalendarDateTests {
  struct TextCase: CustomTestStringConvertible, Sendable {
    let text: String
    let date: CalendarDate?

    init(_ text: String, _ date: CalendarDate?) {
      self.text = text
      self.date = date
    }

    var testDescription: String { text }
  }

  static let texts = [
    TextCase("2023-08-28", CalendarDate(year: 2023, month: 8, day: 28)),
    TextCase(
      "2023-08-28T09:41", CalendarDate(year: 2023, month: 8, day: 28, hour: 9, minute: 41)),
    TextCase(
      "2023-08-28 21:41:30", CalendarDate(year: 2023, month: 8, day: 28, hour: 21, minute: 41)),
    TextCase("09:41", CalendarDate(year: 2001, month: 1, day: 1, hour: 9, minute: 41)),
    TextCase("2024-02-29", CalendarDate(year: 2024, month: 2, day: 29)),
    TextCase("2023-02-29", nil), TextCase("1900-02-29", nil), TextCase("2023-13-01", nil),
    TextCase("2023-8-28", nil), TextCase("24:00", nil), TextCase("9:41", nil),
    TextCase("09:41 2023-08-28", nil), TextCase("2023-08-28 09:41 10:00", nil),
    TextCase("2023-08-28T09:41Z", nil), TextCase("", nil), TextCase("-", nil),
    TextCase("0000-01-01", nil), TextCase("٢٠٢٣-٠٨-٢٨", nil),
  ]

  @Test("is read as in ISO 8601", arguments: texts)
  func reads(_ row: TextCase) { #expect(CalendarDate(row.text) == row.date) }

  struct LaterCase: CustomTestStringConvertible, Sendable {
    let from: String
    let days: Int
    let to: String?

    init(_ from: String, _ days: Int, _ to: String?) {
      self.from = from
      self.days = days
      self.to = to
    }

    var testDescription: String { "\(from) and \(days) days" }
  }

  static let later = [
    LaterCase("2023-12-31", 1, "2024-01-01"), LaterCase("2024-02-28", 1, "2024-02-29"),
    LaterCase("2024-03-01", -1, "2024-02-29"), LaterCase("2023-03-01", -1, "2023-02-28"),
    LaterCase("2000-01-01", 366, "2001-01-01"), LaterCase("9999-12-31", 1, nil),
    LaterCase("0001-01-01", -1, nil), LaterCase("0001-01-01", 3_652_058, "9999-12-31"),
  ]

  @Test("counts on over months and years", arguments: later)
  func adding(_ row: LaterCase) throws {
    let date = try #require(CalendarDate(row.from))
    #expect(date.adding(days: row.days) == row.to.flatMap { CalendarDate($0) })
  }

  struct DayCase: CustomTestStringConvertible, Sendable {
    let text: String
    let weekday: Int

    init(_ text: String, _ weekday: Int) {
      self.text = text
      self.weekday = weekday
    }

    var testDescription: String { text }
  }

  /// Sunday is 0.
  static let days = [
    DayCase("2023-08-28", 1), DayCase("2000-02-29", 2), DayCase("2001-01-01", 1),
    DayCase("2024-12-31", 2), DayCase("1969-07-20", 0), DayCase("2021-03-13", 6),
    DayCase("0001-01-01", 1),
  ]

  @Test("falls on its day of the week", arguments: days)
  func weekday(_ row: DayCase) throws {
    let date = try #require(CalendarDate(row.text))
    #expect(date.weekday == row.weekday)
    // The first of January of the year 1 was a Monday.
    #expect((date.dayNumber + 1) % 7 == row.weekday)
    #expect(date.adding(days: 0) == date)
  }
}
