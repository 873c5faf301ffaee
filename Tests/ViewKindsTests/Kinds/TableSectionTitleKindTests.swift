import AutoLayout
import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import ViewKinds

@Suite("The header or footer of a section")
struct TableSectionTitleTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var style = TableStyle.grouped
    var role = TableSectionTitleKind.Role.header
    var isFirst = false
    var title = ""
    var scale = 2
    /// The height that the table gives.
    var given: Points?
    var os = SystemVersion.ios18
    var height: Points
  }

  /// Text of one line is 10 points high here.
  static let rows: [Case] = [
    Case(testDescription: "grouped, with text", title: "General", height: 38),
    Case(testDescription: "grouped, with text, first", isFirst: true, title: "a", height: 55.5),
    Case(
      testDescription: "grouped, with text, first, at three pixels a point", isFirst: true,
      title: "a", scale: 3, height: Points(166.0 / 3)),
    Case(
      testDescription: "grouped, with three lines of text",
      title: "aaaaaaaaaaaaaaaaaaaa bbbbbbbbbbbbbbbbbbbbbbbbb ccccccccccccccccc", height: 52),
    Case(testDescription: "grouped, without, first", isFirst: true, height: 35),
    Case(testDescription: "grouped, without", height: 17.5),
    Case(testDescription: "grouped footer, without", role: .footer, isFirst: true, height: 17.5),
    Case(testDescription: "grouped footer, with text", role: .footer, title: "a", height: 32),
    Case(testDescription: "plain, with text", style: .plain, title: "A", height: 28),
    Case(testDescription: "plain, without", style: .plain, height: 0),
    Case(
      testDescription: "plain, of a given height", style: .plain, title: "A", given: 20, height: 20),
    Case(testDescription: "plain, automatic", style: .plain, title: "A", given: -1, height: 28),
    // Sections of static tables in Interface Builder with `sectionHeaderHeight` and
    // `sectionFooterHeight` 10 are 48 apart: a footer of 10 and a header of 38.
    Case(testDescription: "grouped, with text, given", title: "General", given: 10, height: 38),
    Case(
      testDescription: "grouped, with text, given more", title: "General", given: 60, height: 60),
    Case(testDescription: "grouped, without, given", isFirst: true, given: 18, height: 18),
    // iOS 26: a UIKit table of 402 points, at three pixels a point, has 55.33 between two sections
    // with a line of text 20.33 high, and so at its top. 58 is between those of a form.
    Case(testDescription: "grouped on iOS 26", title: "a", os: .ios26, height: 45),
    Case(
      testDescription: "grouped on iOS 26, first", isFirst: true, title: "a", os: .ios26, height: 45
    ),
    Case(
      testDescription: "inset on iOS 26", style: .insetGrouped, title: "a", os: .ios26, height: 47.5
    ),
    Case(
      testDescription: "grouped on iOS 26, without", isFirst: true, os: .ios26, height: 35),
    Case(testDescription: "grouped footer, without, given", role: .footer, given: 10, height: 10),
  ]

  @Test("is as high as UIKit's", arguments: rows)
  func heights(_ row: Case) throws {
    var traits = try Traits.phone()
    traits.grid = try .scale(row.scale)
    traits.os = row.os
    var values: KeyValues = [
      TableViewKind.style(row.style), TableSectionTitleKind.role(row.role),
      TableSectionTitleKind.isFirst(row.isFirst),
      TableSectionTitleKind.title(row.title),
    ]
    values[
      row.role == .header ? TableViewKind.sectionHeaderHeight : TableViewKind.sectionFooterHeight] =
      row.given
    let title = TableSectionTitleKind(values, traits: traits)
    let size = title.size(atWidth: 300, measuring: FixedMetricsText(), on: traits.grid)
    #expect(size.height == row.height)
  }

  @Test("writes headers of iOS 26 as they are, 20 points from the side of grouped tables")
  func sentences() throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = .ios26
    for (style, x, y) in [(TableStyle.grouped, "20", "128.7"), (.insetGrouped, "16", "125.5")] {
      let title = TableSectionTitleKind(
        [TableViewKind.style(style), TableSectionTitleKind.title("Straße")], traits: fixture.traits)
      let drawn = fixture.draw(title, in: Rect(x: 0, y: 100, width: 390, height: 45))
      #expect(drawn.contains("Straße") && drawn.contains("(\(x), \(y), "), "\(drawn)")
    }
  }

  @Test("writes headers of grouped tables in capitals, 6.5 points above the rows")
  func capitals() throws {
    let fixture = KindFixture(traits: try .phone())
    let title = TableSectionTitleKind(
      [TableViewKind.style(.grouped), TableSectionTitleKind.title("Straße")], traits: fixture.traits
    )
    let drawn = fixture.draw(title, in: Rect(x: 0, y: 100, width: 390, height: 38))
    #expect(drawn.contains("STRASSE"))
    #expect(drawn.contains("(16, 121.5, 358, 10)"))
  }

  // The capitals of Unicode's SpecialCasing, and ICU's of Greek.
  @Test(
    "has the capitals of its language",
    arguments: [
      ("en", "Bildirim izni", "BILDIRIM IZNI"), ("tr", "Bildirim izni", "BİLDİRİM İZNİ"),
      ("el", "Ρυθμίσεις και όχι", "ΡΥΘΜΙΣΕΙΣ ΚΑΙ ΟΧΙ"), ("el", "Μάιος ή Ήλιος", "ΜΑΪΟΣ Ή ΗΛΙΟΣ"),
      ("el", "πρωΐ", "ΠΡΩΪ"), ("de", "Maße", "MASSE"),
    ])
  func capitals(language: String, title: String, shown: String) throws {
    var traits = try Traits.phone()
    traits.words = SystemWords(in: language) { $0 }
    let values: KeyValues = [
      TableViewKind.style(.grouped), TableSectionTitleKind.title(title),
    ]
    #expect(TableSectionTitleKind(values, traits: traits).text.string == shown)
  }
}
