import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("Rows of a table")
struct RowTests {
  @Test("rest under the top safe area, at least 44 high with their separators")
  func shortRows() throws {
    let layout = try table(["ab", "cd"]).layout()
    let grid = try #require(PixelGrid(scale: 3))
    let height = grid.points(131)
    #expect(layout.frame("table") == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(layout.frame("table[0]") == Rect(x: 0, y: 91, width: 390, height: height))
    #expect(layout.frame("table[1]") == Rect(x: 0, y: 135, width: 390, height: height))
    #expect(layout.frame("table[0].row")?.x == 16)
    #expect(layout.frame("table[0].row")?.width == 358)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("are as high as their text at the table's width")
  func tallRows() throws {
    let text = Array(repeating: "aaaa", count: 40).joined(separator: " ")
    let layout = try table([text, "ab"]).layout()
    // Seven words and six spaces fit in 358; forty words take six lines, with 11 above and below.
    #expect(layout.frame("table[0]")?.height == 82)
    #expect(layout.frame("table[0].row") == Rect(x: 16, y: 11, width: 358, height: 60))
    let second = try #require(layout.frame("table[1]"))
    #expect(abs(second.y.value - (91 + 82 + 1.0 / 3)) < 1e-9)
  }

  @Test("lie between the side safe areas")
  func landscape() throws {
    var fixture = try table(["ab"])
    fixture.scene.environment.rootFrame = Rect(x: 0, y: 0, width: 844, height: 390)
    fixture.scene.environment.safeArea = Insets(top: 32, left: 47, bottom: 21, right: 47)
    let layout = fixture.layout()
    #expect(layout.frame("table[0]")?.x == 47)
    #expect(layout.frame("table[0]")?.width == 750)
    #expect(layout.frame("table[0]")?.y == 32)
  }

  @Test("start at the top of a table inside the safe area")
  func inset() throws {
    var fixture = try table(["ab"], top: 100)
    fixture.scene.environment.safeArea = Insets(top: 91, left: 0, bottom: 0, right: 0)
    #expect(fixture.layout().frame("table[0]")?.y == 0)
  }

  @Test("repeat a mistake of their template once")
  func oneReport() throws {
    var fixture = try table(["ab", "cd"])
    let span = try #require(fixture.scene.constraints.last?.origin.span)
    for row in 0..<2 {
      let label = ViewID("table[\(row)].row")
      for width in [10.0, 20] {
        fixture.scene.constraints.append(
          Constraint(
            label.at(.width), .equal, [], constant: Points(width), origin: .written(span)))
      }
    }
    let conflicts = fixture.layout().diagnostics.filter { $0.message.rule == "unsatisfiable" }
    #expect(conflicts.count == 2)
  }

  private func table(_ texts: [String], top: Points = 0) throws -> SceneFixture {
    var fixture = try SceneFixture(safeArea: Insets(top: 91, left: 0, bottom: 34, right: 0))
    fixture.add("table")
    fixture.scene.views[1].arrangement = .rows(
      RowMetrics(minimumHeight: 44, separatorHeight: Points(1.0 / 3)))
    try fixture.visual("H:|[table]|")
    try fixture.visual("V:|-\(top)-[table]|")
    let span = SourceSpan(file: "table.yaml", line: 5, column: 3)
    for (position, text) in texts.enumerated() {
      let row = ViewID("table[\(position)]")
      fixture.add(row, in: "table")
      fixture.add(ViewID("\(row).row"), in: row, WrappedText(text))
      for side in [Attribute.top, .leading, .bottom, .trailing] {
        fixture.scene.constraints.append(
          Constraint(
            ViewID("\(row).row").at(side), .equal, [.of(row.at(.margins, side))],
            origin: .shorthand("pin", span)))
      }
    }
    return fixture
  }
}
