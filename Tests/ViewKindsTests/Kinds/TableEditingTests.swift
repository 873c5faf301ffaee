import AutoLayout
import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("A row of a table that is edited, selected or swiped")
struct TableEditingTests {
  private static let frame = Rect(x: 0, y: 0, width: 390, height: 44)

  private func cell(
    _ values: KeyValues, _ direction: LayoutDirection = .leftToRight
  ) throws -> (cell: TableViewCellKind, text: String) {
    let fixture = KindFixture(traits: try .phone(.light, direction))
    let all = values.merging([TableViewKind.separatorStyle(.none)])
    let cell = TableViewCellKind(all, traits: fixture.traits)
    return (cell, fixture.draw(cell, in: Self.frame))
  }

  @Test("has capsules beside a plate of its own on iOS 26, with a title where there is room")
  func capsules() throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = .ios26
    let symbol = try #require(SystemSymbol(named: "trash"))
    let actions = TableViewCellKind.swipeActions([
      [SwipeAction.title("Delete"), SwipeAction.symbol(symbol), SwipeAction.style(.destructive)],
      [SwipeAction.title("More")],
    ])
    let cell = TableViewCellKind([actions], traits: fixture.traits)
    // Two capsules of 60, and 10 around and between them.
    #expect(cell.arrangement == .cell(CellMetrics(swipe: 150)))
    #expect(cell.defaultBackground == nil)
    let high = fixture.draw(cell, in: Rect(x: 0, y: 0, width: 390, height: 76))
    #expect(high.contains("Delete") && high.contains("More"))
    // Capsule, 5.75 and a line of 10 are in the middle: 61.25 of 100 points.
    let higher = fixture.draw(cell, in: Rect(x: 0, y: 0, width: 390, height: 100))
    #expect(higher.contains("(320, 19.375, 60, 45.5)"))
    #expect(higher.contains("(320, 70.625, 60, 10)"))
    let low = fixture.draw(cell, in: Rect(x: 0, y: 0, width: 390, height: 52))
    #expect(!low.contains("Delete") && low.contains("More"))
  }

  @Test("is grey while it is selected or a finger is on it")
  func selection() throws {
    #expect(
      try cell([TableViewCellKind.selected(true)]).text == "fill #D1D1D6 rect (0, 0, 390, 44)")
    #expect(
      try cell([TableViewCellKind.highlighted(true)]).text == "fill #D1D1D6 rect (0, 0, 390, 44)")
    #expect(try cell([]).text == "")
  }

  @Test("has a control before its content, which begins behind it, and no accessory")
  func editing() throws {
    let (cell, text) = try cell([
      TableViewKind.editing(true), TableViewKind.accessory(.checkmark),
    ])
    #expect(cell.arrangement == .cell(CellMetrics(leadingWidth: 38)))
    #expect(text.hasPrefix("fill #FF3B30 ellipse (16, 11, 22, 22)"))
    #expect(cell.accessory == .none)
  }

  @Test("has its control at the right where reading begins there")
  func mirrored() throws {
    let text = try cell(
      [TableViewKind.editing(true), TableViewKind.editingStyle(.insert)], .rightToLeft
    ).text
    #expect(text.hasPrefix("fill #34C759 ellipse (352, 11, 22, 22)"))
  }

  @Test("ticks what is selected where the control selects")
  func ticks() throws {
    func text(_ isSelected: Bool) throws -> String {
      try cell([
        TableViewKind.editing(true), TableViewKind.editingStyle(.select),
        TableViewCellKind.selected(isSelected),
      ]).text
    }
    #expect(try text(true).contains("fill #007AFF ellipse (16.5, 11.5, 21, 21)"))
    #expect(try text(false) == "stroke #3C3C434C 1.5 ellipse (16.5, 11.5, 21, 21)")
  }

  @Test("makes room for the grip by which it is moved, and is indented without a control too")
  func grip() throws {
    let (cell, text) = try cell([
      TableViewKind.editing(true), TableViewKind.editingStyle(.none),
      TableViewKind.showsReorderControl(true),
    ])
    #expect(cell.arrangement == .cell(CellMetrics(accessoryWidth: 53, leadingWidth: 38)))
    #expect(text.split(separator: "\n").count == 3)
    let (still, _) = try self.cell([
      TableViewKind.editing(true), TableViewKind.editingStyle(.none),
      TableViewKind.showsReorderControl(true), TableViewKind.shouldIndentWhileEditing(false),
    ])
    #expect(still.arrangement == .cell(CellMetrics(accessoryWidth: 53, leadingWidth: 0)))
  }

  @Test("lays buttons open at its end, by which its content moves away")
  func swipe() throws {
    let actions = TableViewCellKind.swipeActions([
      [SwipeAction.title("Delete"), SwipeAction.style(.destructive)],
      [SwipeAction.title("More"), SwipeAction.width(90)],
    ])
    let (cell, text) = try cell([actions])
    #expect(cell.arrangement == .cell(CellMetrics(swipe: 164)))
    #expect(
      text == """
        fill #FF3B30 rect (316, 0, 74, 44)
        text "Delete" 15 #FFFFFF center (316, 17, 74, 10)
        fill #8E8E93 rect (226, 0, 90, 44)
        text "More" 15 #FFFFFF center (226, 17, 90, 10)
        """)
    let mirrored = try self.cell([actions], .rightToLeft).text
    #expect(mirrored.hasPrefix("fill #FF3B30 rect (0, 0, 74, 44)"))
  }
}
