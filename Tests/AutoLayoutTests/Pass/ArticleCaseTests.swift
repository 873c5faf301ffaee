import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("A group of buttons in one container")
struct ArticleCaseTests {
  @Test("is as wide as its contents and centred as a whole, with no width given")
  func loginLinks() throws {
    var fixture = try SceneFixture()
    fixture.add("links")
    for (id, width) in [("a", 68.0), ("s", -1), ("b", 68), ("t", -1), ("c", 68)] {
      fixture.add(
        ViewID(id), in: "links", width < 0 ? nil : FixedContent(Points(width), 30))
    }
    try fixture.visual(
      "H:|[a]-8-[s(1)]-8-[b]-8-[t(1)]-8-[c]|", in: "links",
      options: [.alignAllTop, .alignAllBottom])
    try fixture.visual("V:|[s(16)]|", in: "links")
    let links: ViewID = "links"
    fixture.constrain(links.at(.centerX), .of(ViewID.root.at(.centerX)))
    fixture.constrain(links.at(.bottom), .of(ViewID.root.at(.safeArea, .bottom)), plus: -10)
    let layout = fixture.layout()
    #expect(layout.frame("links") == Rect(x: 76, y: 784, width: 238, height: 16))
    #expect(layout.frame("b") == Rect(x: 85, y: 0, width: 68, height: 16))
    #expect(layout.frame("t") == Rect(x: 161, y: 0, width: 1, height: 16))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("a box at a third of its superview's right edge")
  func thirdOfRight() throws {
    var fixture = try SceneFixture()
    fixture.add("box")
    let box: ViewID = "box"
    fixture.constrain(box.at(.centerX), .times(1.0 / 3, ViewID.root.at(.right)))
    try fixture.visual("V:|-100-[box(100)]")
    try fixture.visual("H:[box(100)]")
    let layout = fixture.layout()
    #expect(layout.frame("box") == Rect(x: 80, y: 100, width: 100, height: 100))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("equal columns by a visual format with the margins of a plain superview")
  func equalColumns() throws {
    var fixture = try SceneFixture(320, 100, margin: 8)
    fixture.add("a")
    fixture.add("b")
    try fixture.visual("H:|-[a]-[b(==a)]-|")
    let layout = fixture.layout()
    #expect(layout.frame("a")?.x == 8)
    #expect(layout.frame("a")?.width == 148)
    #expect(layout.frame("b")?.x == 164)
    #expect(layout.frame("b")?.maxX == 312)
  }
}
