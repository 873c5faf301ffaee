import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("Text in a label")
struct WrappedTextTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var text = "aaaa bbbb cccc dddd"
    var lines = 0
    var trailing: Relation = .equal
    var wish: Points?
    let size: Size
    let measurings: Int
  }

  /// The screen is 200 wide with 20 on each side, so sixteen characters fit on a line.
  @Test(
    "is measured again at the solved width if it wraps",
    arguments: [
      Case(
        testDescription: "pinned on both sides", size: Size(width: 160, height: 20),
        measurings: 2),
      Case(
        testDescription: "free to be narrower: the widest line's width", trailing: .lessThanOrEqual,
        size: Size(width: 140, height: 20), measurings: 2),
      Case(
        testDescription: "one line at most: cut off", lines: 1,
        size: Size(width: 160, height: 10), measurings: 1),
      Case(
        testDescription: "a weaker wish for 100 does not make it narrower",
        trailing: .lessThanOrEqual, wish: 100, size: Size(width: 140, height: 20), measurings: 2),
      Case(
        testDescription: "a text that fits is measured once", text: "aaaa bbbb",
        size: Size(width: 160, height: 10), measurings: 1),
    ])
  func sizes(_ row: Case) throws {
    var fixture = try SceneFixture(200, 100)
    fixture.add("label", WrappedText(row.text, lines: row.lines))
    let label: ViewID = "label"
    fixture.constrain(label.at(.left), .of(ViewID.root.at(.left)), plus: 20)
    fixture.constrain(label.at(.right), row.trailing, .of(ViewID.root.at(.right)), plus: -20)
    if let wish = row.wish {
      fixture.constrain(label.at(.width), .lessThanOrEqual, plus: wish, at: try .at(700))
    }
    fixture.constrain(label.at(.top), .of(ViewID.root.at(.top)))
    let layout = fixture.layout()
    #expect(layout.frame(label)?.size == row.size)
    #expect(layout.work.measurings == row.measurings)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("wraps even if another view's height depends on its width")
  func joint() throws {
    var fixture = try SceneFixture(200, 400)
    fixture.add("label", WrappedText("aaaa bbbb cccc dddd"))
    fixture.add("square")
    try fixture.visual("H:|-20-[label]-20-|")
    try fixture.visual("H:|[square(60)]")
    try fixture.visual("V:|[label][square]")
    fixture.constrain(
      ViewID("square").at(.height), .times(1, ViewID("square").at(.width)))
    let layout = fixture.layout()
    #expect(layout.frame("label") == Rect(x: 20, y: 0, width: 160, height: 20))
    #expect(layout.frame("square") == Rect(x: 0, y: 20, width: 60, height: 60))
  }
}
