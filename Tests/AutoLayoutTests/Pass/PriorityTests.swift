import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("Priorities on a view's width")
struct PriorityTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let wishes: [(Relation, Points, Double)]
    let width: Points
    var isAmbiguous = false
  }

  @Test(
    "are levels, and errors add up within one",
    arguments: [
      Case(
        testDescription: "a tie goes to the one declared first",
        wishes: [(.equal, 200, 500), (.equal, 100, 500)], width: 200, isAmbiguous: true),
      Case(
        testDescription: "a higher level wins",
        wishes: [(.equal, 100, 501), (.equal, 200, 500)], width: 100),
      Case(
        testDescription: "three wishes meet at the median",
        wishes: [(.equal, 100, 500), (.equal, 200, 500), (.equal, 120, 500)], width: 120),
      Case(
        testDescription: "a wish that cannot be met still pulls",
        wishes: [(.lessThanOrEqual, 300, 1000), (.equal, 400, 750)], width: 300),
      Case(
        testDescription: "many of 249 do not outweigh one of 250",
        wishes: [(.equal, 100, 249), (.equal, 100, 249), (.equal, 200, 250)], width: 200),
      Case(
        testDescription: "fractions are levels too",
        wishes: [(.equal, 100, 999), (.equal, 200, 999.5)], width: 200),
    ])
  func widths(_ row: Case) throws {
    var fixture = try SceneFixture()
    fixture.add("box", FixedContent(nil, 10))
    fixture.constrain(ViewID("box").at(.left), .of(ViewID.root.at(.left)))
    fixture.constrain(ViewID("box").at(.top), .of(ViewID.root.at(.top)))
    for (relation, width, level) in row.wishes {
      fixture.constrain(ViewID("box").at(.width), relation, plus: width, at: try .at(level))
    }
    let layout = fixture.layout()
    #expect(layout.frame("box")?.width == row.width)
    #expect(layout.diagnostics.isEmpty != row.isAmbiguous)
  }

  @Test("an inequality holds a wish for the centre off")
  func centre() throws {
    var fixture = try SceneFixture()
    fixture.add("box", FixedContent(nil, 10))
    fixture.constrain(ViewID("box").at(.width), plus: 100)
    fixture.constrain(
      ViewID("box").at(.centerX), .of(ViewID.root.at(.left)), plus: 150, at: try .at(999))
    fixture.constrain(
      ViewID("box").at(.left), .greaterThanOrEqual, .of(ViewID.root.at(.left)), plus: 120)
    #expect(fixture.layout().frame("box")?.x == 120)
  }
}
