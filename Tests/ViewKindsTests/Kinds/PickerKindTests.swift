import AutoLayout
import Devices
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

/// Characters are 10 points wide and high.
@Suite("A picker")
struct PickerTests {
  private func picker(_ rows: [String], selected: Int, _ traits: Traits) -> PickerKind {
    let component: KeyValues = [
      PickerKind.Component.rows(rows), PickerKind.Component.selectedRow(selected),
    ]
    return PickerKind([PickerKind.components([component])], traits: traits)
  }

  @Test("has its selected row in a band and the others on a wheel around it")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = picker(["A", "B", "C"], selected: 9, fixture.traits)
    #expect(
      fixture.draw(view, in: Rect(x: 0, y: 0, width: 320, height: 216)) == """
        group clip rect (0, 0, 320, 216)
          fill #74748014 rounded 7 (9, 91, 302, 34)
          transformed (1, 0, 0, 0.777, 0, 11.373)
            text "A" 21 #00000061 center (9, 34, 302, 34)
          transformed (1, 0, 0, 0.943, 0, 4.435)
            text "B" 21 #00000073 center (9, 60.8, 302, 34)
          text "C" 23.5 #000000 center (9, 103, 302, 10)
        """)
  }

  @Test("has its first wheel at the right where reading begins there, of the width it is given")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let values: KeyValues = [
      PickerKind.components([
        [PickerKind.Component.rows(["A"]), PickerKind.Component.width(100)],
        [PickerKind.Component.rows(["B"])],
      ])
    ]
    let text = fixture.draw(
      PickerKind(values, traits: fixture.traits), in: Rect(x: 0, y: 0, width: 320, height: 216))
    #expect(text.contains(#"text "A" 23.5 #FFFFFF center rtl (211, 103, 100, 10)"#))
    #expect(text.contains(#"text "B" 23.5 #FFFFFF center rtl (9, 103, 197, 10)"#))
  }

  @Test("draws its band alone without wheels")
  func empty() throws {
    let fixture = KindFixture(traits: try .phone())
    let text = fixture.draw(
      PickerKind([], traits: fixture.traits), in: Rect(x: 0, y: 0, width: 320, height: 216))
    #expect(text.split(separator: "\n").count == 2)
  }
}

@Suite("A date picker")
struct DatePickerTests {
  private func picker(
    _ mode: DatePickerKind.Mode, _ style: DatePickerKind.Style, _ traits: Traits,
    date: String = "2023-08-28 09:41"
  ) throws -> DatePickerKind {
    let date = try #require(CalendarDate(date))
    return DatePickerKind(
      [
        DatePickerKind.date(date), DatePickerKind.datePickerMode(mode),
        DatePickerKind.preferredDatePickerStyle(style),
      ], traits: traits)
  }

  struct SizeCase: CustomTestStringConvertible, Sendable {
    let mode: DatePickerKind.Mode
    let style: DatePickerKind.Style
    let width: Points
    let height: Points

    init(_ mode: DatePickerKind.Mode, _ style: DatePickerKind.Style, width: Points, height: Points)
    {
      self.mode = mode
      self.style = style
      self.width = width
      self.height = height
    }

    var testDescription: String { "\(mode), \(style)" }
  }

  /// A field is 24 wider and 14 higher than its text, and 6 from the other.
  static let sizes = [
    SizeCase(.date, .compact, width: 144, height: 24),
    SizeCase(.time, .compact, width: 94, height: 24),
    SizeCase(.dateAndTime, .compact, width: 244, height: 24),
    SizeCase(.date, .inline, width: 320, height: 343),
    SizeCase(.dateAndTime, .inline, width: 320, height: 393),
    SizeCase(.date, .wheels, width: 320, height: 216),
    SizeCase(.countDownTimer, .compact, width: 320, height: 216),
  ]

  @Test("is as large as its style asks", arguments: sizes)
  func size(_ row: SizeCase) throws {
    let view = try picker(row.mode, row.style, try .phone())
    let size = view.size(atWidth: nil, measuring: FixedMetricsText(), on: try .scale(3))
    #expect(size == IntrinsicSize(width: row.width, height: row.height))
  }

  @Test("is 34.333 high in the system's font, as measured")
  func fieldHeight() throws {
    let view = try picker(.date, .compact, try .phone())
    let size = view.size(
      atWidth: nil, measuring: SystemLineText(width: 100), on: try .scale(3))
    #expect(size == IntrinsicSize(width: 124, height: 61.0 / 3 + 14))
  }

  @Test("has a field for the day and one for the time")
  func compact() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = try picker(.dateAndTime, .compact, fixture.traits, date: "2023-08-28 21:05")
    #expect(
      fixture.draw(view, in: Rect(x: 0, y: 0, width: 300, height: 24)) == """
        fill #7676801E rounded 7 (206, 0, 94, 24)
        text "9:05 PM" 17 monospacedDigits #000000 center (206, 7, 94, 10)
        fill #7676801E rounded 7 (56, 0, 144, 24)
        text "Aug 28, 2023" 17 #000000 center (56, 7, 144, 10)
        """)
  }

  @Test("shows the month with the chosen day in a disc")
  func inline() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = try picker(.date, .inline, fixture.traits)
    let lines = fixture.draw(view, in: Rect(x: 0, y: 0, width: 370, height: 343))
      .split(separator: "\n").map(String.init)
    #expect(lines.first == #"text "August 2023" 17 semibold #000000 natural (16, 22, 111, 10)"#)
    // The 1st was a Tuesday: third column, first week.
    #expect(lines.contains(#"text "1" 20 #000000 center (110, 87, 50, 10)"#))
    // The 28th a Monday in the fifth week: second column, 69 + 4.5 × 45.667 down.
    #expect(lines.contains("fill #007AFF26 ellipse (63, 252.5, 44, 44)"))
    #expect(lines.filter { $0.contains("24 medium") }.count == 1)
    #expect(lines.filter { $0.contains(" 20 #000000") }.count == 30)
  }

  @Test("has a wheel for each part, which goes on past its last row")
  func wheels() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = try picker(.date, .wheels, fixture.traits, date: "2023-12-31")
    let text = fixture.draw(view, in: Rect(x: 0, y: 0, width: 320, height: 216))
    #expect(text.contains(#"text "December" 23.5"#))
    #expect(text.contains(#"text "January" 21"#))
    #expect(text.contains(#"text "1" 21"#))
    #expect(text.contains(#"text "2027" 21"#))
  }

  @Test("counts down in hours and minutes")
  func countDown() throws {
    let fixture = KindFixture(traits: try .phone())
    let view = try picker(.countDownTimer, .wheels, fixture.traits, date: "01:30")
    let text = fixture.draw(view, in: Rect(x: 0, y: 0, width: 320, height: 216))
    #expect(text.contains(#"text "hour" 17 semibold"#))
    #expect(text.contains(#"text "min" 17 semibold"#))
  }

  @Test("shows Apple's own day and time where it is given none")
  func keynote() throws {
    let view = DatePickerKind([], traits: try .phone())
    #expect(view.date == CalendarDate("2024-01-09 09:41"))
  }
}
