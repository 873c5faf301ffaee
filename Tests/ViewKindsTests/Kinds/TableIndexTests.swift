import AutoLayout
import Geometry
import Graphics
import Testing

@testable import ViewKinds

@Suite("The index of a table")
struct TableIndexTests {
  private static let letters = ["A", "B", "C", "D", "E", "F", "G"]

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var room: Int
    var entries: [String]
  }

  static let rows: [Case] = [
    Case(testDescription: "room for all", room: 7, entries: letters),
    Case(testDescription: "room for five", room: 5, entries: ["A", "•", "D", "•", "G"]),
    Case(testDescription: "room for four", room: 4, entries: ["A", "•", "G"]),
    Case(testDescription: "room for one", room: 1, entries: ["A"]),
    Case(testDescription: "no room", room: 0, entries: ["A"]),
  ]

  @Test("replaces titles without room by points", arguments: rows)
  func entries(_ row: Case) throws {
    let index = TableIndex(
      [TableViewKind.indexTitles(Self.letters)], traits: try .phone())
    #expect(index.entries(fitting: row.room) == row.entries)
  }

  @Test("is centred at the trailing side, 14 points a title, in the tint")
  func drawing() throws {
    let traits = try Traits.phone()
    let table = TableViewKind([TableViewKind.indexTitles(["A", "B"])], traits: traits)
    var list = DisplayList()
    let frame = Rect(x: 0, y: 100, width: 390, height: 200)
    table.drawOverSubviews(in: KindFixture(traits: traits).context(frame), into: &list)
    let texts = list.items.compactMap { item in
      if case .text(let run) = item { run } else { nil }
    }
    #expect(texts.map(\.content.string) == ["A", "B"])
    #expect(texts.map(\.color) == [traits.tint, traits.tint])
    // Two titles are 28 high, so that they begin at 100 + (200 − 28) / 2 = 186. The lines of the
    // test's font are 10 high.
    #expect(texts.map(\.frame.midY) == [193, 207])
    #expect(texts.map(\.frame.minX) == [375, 375])
  }

  @Test("takes its width from the content view and the line of a row")
  func width() throws {
    let traits = try Traits.phone()
    let titles = TableViewKind.indexTitles(["A", "B"])
    let cell = TableViewCellKind([titles], traits: traits)
    #expect(cell.arrangement == .cell(CellMetrics(indexWidth: 15)))
    #expect(
      KindFixture(traits: traits).draw(cell, in: Rect(x: 0, y: 0, width: 390, height: 44))
        == "fill #3C3C4349 rect (16, 43.667, 359, 0.333)")
  }
}
