import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("An equation between attributes")
struct EquationTests {
  private let box: ViewID = "box"
  private let other: ViewID = "other"

  @Test("counts from the superview's origin at any place")
  func thirdOfSuperview() throws {
    var fixture = try SceneFixture(500, 900)
    fixture.add("holder")
    fixture.add(box, in: "holder", FixedContent(100, 100))
    try fixture.visual("H:|-70-[holder(390)]")
    try fixture.visual("V:|-30-[holder(800)]")
    fixture.constrain(box.at(.centerX), .times(1.0 / 3, ViewID("holder").at(.right)))
    fixture.constrain(box.at(.centerY), .times(0.5, ViewID("holder").at(.centerY)), plus: 7)
    let layout = fixture.layout()
    #expect(layout.frame(box) == Rect(x: 80, y: 157, width: 100, height: 100))
    #expect(layout.views[2].inScreen == Rect(x: 150, y: 187, width: 100, height: 100))
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("counts from the nearest common ancestor's origin between cousins")
  func cousins() throws {
    var fixture = try SceneFixture(500, 900)
    fixture.add("holder")
    fixture.add("nest", in: "holder")
    fixture.add(box, in: "nest", FixedContent(10, 10))
    fixture.add(other, in: "holder", FixedContent(40, 10))
    try fixture.visual("H:|-100-[holder]-100-|")
    try fixture.visual("H:|-20-[nest]|", in: "holder")
    try fixture.visual("H:|-50-[other]", in: "holder")
    fixture.constrain(box.at(.left), .times(2, other.at(.left)))
    #expect(fixture.layout().frame(box)?.x == 80)
  }

  @Test("is the same written from either side")
  func symmetry() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(100, 40))
    fixture.add(other, FixedContent(100, 40))
    fixture.constrain(box.at(.trailing), .of(ViewID.root.at(.trailing)), plus: -20)
    fixture.constrain(ViewID.root.at(.trailing), .of(other.at(.trailing)), plus: 20)
    let layout = fixture.layout()
    #expect(layout.frame(box)?.x == 270)
    #expect(layout.frame(other)?.x == 270)
  }

  @Test("puts one view after another, also outside the superview")
  func after() throws {
    var fixture = try SceneFixture()
    fixture.add(other, FixedContent(100, 40))
    fixture.add(box, FixedContent(50, 40))
    fixture.constrain(other.at(.left), .of(ViewID.root.at(.left)), plus: -120)
    fixture.constrain(box.at(.leading), .of(other.at(.trailing)), plus: 8)
    #expect(fixture.layout().frame(box)?.x == -12)
  }

  @Test("may tie a height to a width")
  func aspectRatio() throws {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.constrain(box.at(.width), .times(16.0 / 9, box.at(.height)))
    fixture.constrain(box.at(.width), .lessThanOrEqual, plus: 358)
    fixture.constrain(box.at(.height), .lessThanOrEqual, plus: 150)
    fixture.constrain(box.at(.width), plus: 358, at: .high)
    fixture.constrain(box.at(.height), plus: 150, at: try .at(749))
    fixture.constrain(box.at(.left), .of(ViewID.root.at(.left)))
    fixture.constrain(box.at(.top), .of(ViewID.root.at(.top)))
    let exact = fixture.layout().views[1].exact
    #expect(abs(exact.width.value - 266.666_667) < 1e-6)
    #expect(exact.height == 150)
  }

  @Test("may have a sum on its other side")
  func sum() throws {
    var fixture = try SceneFixture()
    fixture.add(box, FixedContent(39, 10))
    fixture.add(other, FixedContent(10, 10))
    fixture.constrain(
      box.at(.left), .of(ViewID.root.at(.left)), .times(0.1, ViewID.root.at(.width)), plus: 1)
    fixture.constrain(
      other.at(.width), .of(box.at(.right)), .times(-1, ViewID.root.at(.left)))
    let layout = fixture.layout()
    #expect(layout.frame(box)?.x == 40)
    #expect(layout.frame(other)?.width == 79)
  }

  @Test("uses baselines of text, and top and bottom without text")
  func baselines() throws {
    var fixture = try SceneFixture()
    fixture.add("title", WrappedText("ab"))
    fixture.add(box, FixedContent(10, 30))
    fixture.constrain(ViewID("title").at(.top), .of(ViewID.root.at(.top)), plus: 100)
    fixture.constrain(box.at(.lastBaseline), .of(ViewID("title").at(.firstBaseline)))
    fixture.add(other, FixedContent(10, 30))
    fixture.constrain(other.at(.firstBaseline), .of(ViewID("title").at(.lastBaseline)))
    let layout = fixture.layout()
    #expect(layout.frame(box)?.maxY == 108)
    #expect(layout.frame(other)?.y == 108)
  }

  @Test("is about alignment rectangles, and frames lie around them")
  func alignmentInsets() throws {
    var fixture = try SceneFixture(375, 667, scale: 2)
    fixture.add("slider", FixedContent(nil, 30))
    fixture.scene.views[1].alignmentInsets = Insets(top: 0, left: 2, bottom: 1, right: 2)
    try fixture.visual("H:|-16-[slider]-16-|")
    try fixture.visual("V:|-20-[slider]")
    #expect(fixture.layout().frame("slider") == Rect(x: 14, y: 20, width: 347, height: 31))
  }

  @Test("takes a custom guide like a view")
  func customGuide() throws {
    var fixture = try SceneFixture()
    fixture.scene.views[0].customGuides = ["column"]
    fixture.add(box, FixedContent(10, 10))
    let guide = Guide.custom("column")
    fixture.constrain(ViewID.root.at(guide, .width), .times(0.5, ViewID.root.at(.width)))
    fixture.constrain(ViewID.root.at(guide, .centerX), .of(ViewID.root.at(.centerX)))
    fixture.constrain(box.at(.left), .of(ViewID.root.at(guide, .left)))
    #expect(fixture.layout().frame(box)?.x == 97.666_666_666_666_67)
  }
}
