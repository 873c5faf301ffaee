import AutoLayout
import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("A table view")
struct TableViewTests {
  private static let rows = [
    Rect(x: 0, y: 91, width: 390, height: 131.0 / 3),
    Rect(x: 0, y: 135, width: 390, height: 131.0 / 3),
    Rect(x: 0, y: 900, width: 390, height: 131.0 / 3),
  ]

  @Test("gives rows 44 points at least, a pixel of them for the separator")
  func metrics() throws {
    let traits = try Traits.phone()
    #expect(
      TableView(KeyValues(), traits: traits).arrangement
        == .rows(RowMetrics(minimumHeight: 44, separatorHeight: 1.0 / 3)))
    #expect(
      TableView(KeyValues(["separatorStyle": .choice("none")]), traits: traits).arrangement
        == .rows(RowMetrics(minimumHeight: 44, separatorHeight: 0)))
  }

  @Test("has the system's background and clips its rows")
  func defaults() throws {
    let table = TableView(KeyValues(), traits: try .phone(.dark))
    #expect(table.defaultBackground == .black)
    #expect(table.clipsSubviews)
  }

  @Test("draws a separator under each row on the screen, from the margin to the edge")
  func separators() throws {
    let sketch = Sketch(traits: try .phone())
    #expect(
      sketch.draw(
        TableView(KeyValues(), traits: sketch.traits),
        in: Rect(x: 0, y: 0, width: 390, height: 2000), rows: Self.rows) == """
          fill #3C3C4349 rect (16, 134.667, 374, 0.333)
          fill #3C3C4349 rect (16, 178.667, 374, 0.333)
          """)
  }

  @Test("mirrors separators where reading begins at the right, with the safe area and margin 20")
  func mirrored() throws {
    var sketch = Sketch(traits: try .phone(.light, .rightToLeft))
    sketch.traits.systemMargin = 20
    #expect(
      sketch.draw(
        TableView(KeyValues(), traits: sketch.traits),
        in: Rect(x: 0, y: 0, width: 390, height: 844),
        safeArea: Insets(top: 0, left: 47, bottom: 21, right: 59), rows: [Self.rows[0]])
        == "fill #3C3C4349 rect (0, 134.667, 311, 0.333)")
  }

  @Test("draws none without separators")
  func noSeparators() throws {
    let sketch = Sketch(traits: try .phone())
    let table = TableView(
      KeyValues(["separatorStyle": .choice("none")]), traits: sketch.traits)
    #expect(
      sketch.draw(table, in: Rect(x: 0, y: 0, width: 390, height: 844), rows: Self.rows) == "")
  }

  @Test("gives its rows' content views 11 points above and below, the system's margin beside")
  func cellMargins() throws {
    var traits = try Traits.phone()
    traits.systemMargin = 20
    #expect(
      TableViewCell(KeyValues(), traits: traits).margins
        == Insets(top: 11, left: 20, bottom: 11, right: 20))
    #expect(PlainView(KeyValues(), traits: traits).margins == Insets(all: 8))
  }
}
