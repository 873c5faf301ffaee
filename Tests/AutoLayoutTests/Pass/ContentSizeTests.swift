import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("Sizes of contents")
struct ContentSizeTests {
  @Test("a switch hugs and the label beside it stretches")
  func labelAndSwitch() throws {
    var fixture = try SceneFixture()
    fixture.add("label", FixedContent(120, 20))
    fixture.add("toggle", FixedContent(49, 31), hugging: .high)
    try fixture.visual("H:|-16-[label]-8-[toggle]-16-|")
    let layout = fixture.layout()
    #expect(layout.frame("label")?.width == 301)
    #expect(layout.frame("toggle")?.x == 325)
    #expect(layout.frame("toggle")?.maxX == 374)
  }

  @Test("an empty text hugs its width of 0 and the label beside it stretches")
  func emptyText() throws {
    var fixture = try SceneFixture()
    fixture.add("empty", FixedContent(0, 20), hugging: .high)
    fixture.add("label", FixedContent(120, 20))
    try fixture.visual("H:|[empty][label]|")
    let layout = fixture.layout()
    #expect(layout.frame("empty")?.width == 0)
    #expect(layout.frame("label")?.width == 390)
  }

  @Test("the lower compression resistance is squeezed")
  func squeezed() throws {
    var fixture = try SceneFixture(260, 100)
    fixture.add("first", FixedContent(200, 20), compression: try .at(751))
    fixture.add("second", FixedContent(200, 20))
    try fixture.visual("H:|[first][second]|")
    let layout = fixture.layout()
    #expect(layout.frame("first")?.width == 200)
    #expect(layout.frame("second")?.width == 60)
    #expect(layout.diagnostics.filter { $0.message.text.contains("width") }.isEmpty)
  }

  @Test("a label with room keeps its own width")
  func room() throws {
    var fixture = try SceneFixture()
    fixture.add("label", FixedContent(120, 20))
    try fixture.visual("H:|-16-[label]-(>=16)-|")
    #expect(fixture.layout().frame("label")?.width == 120)
  }

  @Test("a required constraint beats a content's size")
  func required() throws {
    var fixture = try SceneFixture()
    fixture.add("label", FixedContent(500, 20))
    try fixture.visual("H:|-16-[label]-16-|")
    #expect(fixture.layout().frame("label")?.width == 358)
  }

  @Test("a plain view with an intrinsic size needs a position only")
  func plainView() throws {
    var fixture = try SceneFixture()
    fixture.add("box", FixedContent(44, 44))
    try fixture.visual("H:|-10-[box]")
    try fixture.visual("V:|-20-[box]")
    let layout = fixture.layout()
    #expect(layout.frame("box") == Rect(x: 10, y: 20, width: 44, height: 44))
    #expect(layout.diagnostics.isEmpty)
  }
}

@Suite("A chat bar's text field and button")
struct ChatBarTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var order = ["field", "button"]
    var fieldWidth: Points = 80
    var fieldHugging = 250.0
    var buttonHugging = 250.0
    var buttonCompression = 750.0
    let field: Points
    let button: Points
    let isAmbiguous: Bool
  }

  @Test(
    "share the width by hugging and compression, ties going to the earlier one",
    arguments: [
      Case(
        testDescription: "equal hugging: the left one hugs, the right one stretches", field: 80,
        button: 286, isAmbiguous: true),
      Case(
        testDescription: "equal hugging, swapped order", order: ["button", "field"], field: 320,
        button: 46, isAmbiguous: true),
      Case(
        testDescription: "the field hugs at 249", fieldHugging: 249, field: 320, button: 46,
        isAmbiguous: false),
      Case(
        testDescription: "the button hugs at 251", buttonHugging: 251, field: 320, button: 46,
        isAmbiguous: false),
      Case(
        testDescription: "a long text at equal compression leaves the button nothing",
        fieldWidth: 900, fieldHugging: 249, field: 366, button: 0, isAmbiguous: true),
      Case(
        testDescription: "a long text, the button resisting at 751", fieldWidth: 900,
        fieldHugging: 249, buttonCompression: 751, field: 320, button: 46, isAmbiguous: false),
    ])
  func widths(_ row: Case) throws {
    var fixture = try SceneFixture(390, 50, margin: 8)
    for id in row.order {
      let isField = id == "field"
      fixture.add(
        ViewID(id), FixedContent(isField ? row.fieldWidth : 46, 34),
        hugging: try .at(isField ? row.fieldHugging : row.buttonHugging),
        compression: try .at(isField ? 750 : row.buttonCompression))
    }
    try fixture.visual(
      "H:|-[\(row.order[0])]-[\(row.order[1])]-|", options: [.alignAllTop, .alignAllBottom])
    try fixture.visual("V:|-8-[field]-8-|")
    let layout = fixture.layout()
    #expect(layout.frame("field")?.width == row.field)
    #expect(layout.frame("button")?.width == row.button)
    let ambiguities = layout.diagnostics.filter { $0.message.rule == "ambiguous" }
    #expect(ambiguities.count == (row.isAmbiguous ? 1 : 0))
  }
}
