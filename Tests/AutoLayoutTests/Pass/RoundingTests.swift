import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("Frames on the pixel grid")
struct RoundingTests {
  @Test("three equal widths in 320 at two pixels a point")
  func thirds() throws {
    let frames = try columns(3, in: 320, scale: 2)
    #expect(frames.map(\.x) == [0, 106.5, 213.5])
    #expect(frames.map(\.width) == [106.5, 107, 106.5])
  }

  @Test("four equal widths in 390 at three pixels a point, and three in 375")
  func quarters() throws {
    let grid = try #require(PixelGrid(scale: 3))
    let frames = try columns(4, in: 390, scale: 3)
    #expect(frames.map { grid.line(nearestTo: $0.width) } == [293, 292, 293, 292])
    #expect(try columns(3, in: 375, scale: 3).map(\.width) == [125, 125, 125])
  }

  @Test("are kept beside the frames as solved")
  func exact() throws {
    var fixture = try SceneFixture(320, 100, scale: 2)
    fixture.add("box", FixedContent(10, 10))
    fixture.constrain(ViewID("box").at(.centerX), .times(1.0 / 3, ViewID.root.at(.right)))
    fixture.constrain(ViewID("box").at(.top), .of(ViewID.root.at(.top)), plus: 0.25)
    let box = fixture.layout().views[1]
    #expect(abs(box.exact.x.value - 101.666_666_667) < 1e-6)
    #expect(box.frame == Rect(x: 101.5, y: 0.5, width: 10, height: 10))
  }

  @Test("are rounded in the superview's coordinates")
  func nested() throws {
    var fixture = try SceneFixture(100, 100, scale: 1)
    fixture.add("outer", FixedContent(50, 50))
    fixture.add("inner", in: "outer", FixedContent(10, 10))
    try fixture.visual("H:|-10.4-[outer]")
    try fixture.visual("V:|-0-[outer]")
    try fixture.visual("H:|-10.4-[inner]", in: "outer")
    try fixture.visual("V:|-0-[inner]", in: "outer")
    let layout = fixture.layout()
    #expect(layout.frame("inner")?.x == 10)
    #expect(layout.views[2].inScreen.x == 20)
  }

  private func columns(_ count: Int, in width: Points, scale: Int) throws -> [Rect] {
    var fixture = try SceneFixture(width, 100, scale: scale)
    let ids = (0..<count).map { ViewID("c\($0)") }
    for id in ids { fixture.add(id) }
    try fixture.visual("H:|" + ids.map { "[\($0)(==c0)]" }.joined() + "|")
    let layout = fixture.layout()
    return ids.compactMap(layout.frame)
  }
}
