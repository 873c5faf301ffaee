import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("Safe area and margins")
struct SafeAreaTests {
  private let bar: ViewID = "bar"

  @Test("of the root come from the screen")
  func root() throws {
    var fixture = try SceneFixture()
    fixture.add("safe")
    fixture.add("inner")
    pin("safe", to: Guide.safeArea, of: .root, &fixture)
    pin("inner", to: Guide.margins, of: .root, &fixture)
    let layout = fixture.layout()
    #expect(layout.frame("safe") == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(layout.frame("inner") == Rect(x: 16, y: 47, width: 358, height: 763))
    #expect(layout.views[0].safeArea == Insets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("in landscape come in from the sides")
  func landscape() throws {
    var fixture = try SceneFixture(
      844, 390, safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47), margin: 20)
    fixture.add("inner")
    pin("inner", to: Guide.margins, of: .root, &fixture)
    #expect(fixture.layout().frame("inner") == Rect(x: 67, y: 0, width: 710, height: 369))
  }

  @Test("of a bar that reaches under the home indicator end above it")
  func bottomBar() throws {
    var fixture = try SceneFixture()
    fixture.add(bar)
    fixture.add("right", in: bar, FixedContent(120, 40))
    fixture.add("wrong", in: bar, FixedContent(120, 40))
    try fixture.visual("H:|[bar]|")
    fixture.constrain(bar.at(.top), .of(ViewID.root.at(.safeArea, .bottom)), plus: -60)
    fixture.constrain(bar.at(.bottom), .of(ViewID.root.at(.bottom)))
    fixture.constrain(ViewID("right").at(.centerY), .of(bar.at(.safeArea, .centerY)))
    fixture.constrain(ViewID("wrong").at(.centerY), .of(bar.at(.centerY)))
    let layout = fixture.layout()
    #expect(layout.frame(bar) == Rect(x: 0, y: 750, width: 390, height: 94))
    #expect(layout.views[1].safeArea == Insets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(layout.frame("right")?.midY == 30)
    #expect(layout.frame("wrong")?.midY == 47)
  }

  @Test("of a nested view are added to its margins, 8 by default")
  func nestedMargins() throws {
    var fixture = try SceneFixture(
      844, 390, safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47), margin: 20)
    fixture.add(bar)
    fixture.add("field", in: bar, FixedContent(80, 34), hugging: try .at(249))
    fixture.add("button", in: bar, FixedContent(46, 34))
    try fixture.visual("H:|[bar]|")
    try fixture.visual("V:[bar(50)]|")
    try fixture.visual("H:|-[field]-[button]-|", in: bar)
    let layout = fixture.layout()
    #expect(layout.frame("field")?.x == 55)
    #expect(layout.frame("button")?.maxX == 789)
    #expect(layout.frame("field")?.maxX == 735)
  }

  @Test("of a plain view inside the safe area are only margins of 8")
  func plainMargins() throws {
    var fixture = try SceneFixture()
    fixture.add(bar, FixedContent(100, 100))
    fixture.add("inner", in: bar)
    try fixture.visual("H:|-100-[bar]")
    try fixture.visual("V:|-100-[bar]")
    pin("inner", to: Guide.margins, of: bar, &fixture)
    #expect(fixture.layout().frame("inner") == Rect(x: 8, y: 8, width: 84, height: 84))
  }

  @Test("of a view shorter than its inset have no extent")
  func collapsed() throws {
    var fixture = try SceneFixture()
    fixture.add(bar)
    fixture.add("inner", in: bar)
    try fixture.visual("H:|[bar]|")
    try fixture.visual("V:|[bar(10)]")
    pin("inner", to: Guide.safeArea, of: bar, &fixture)
    let layout = fixture.layout()
    #expect(layout.views[1].safeArea.top == 47)
    #expect(layout.frame("inner")?.height == 0)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test("give the old top and bottom layout guides their places")
  func layoutGuides() throws {
    var fixture = try SceneFixture()
    fixture.add(bar)
    try fixture.visual("H:|[bar]|")
    fixture.constrain(bar.at(.top), .of(ViewID.root.at(.topLayout, .bottom)))
    fixture.constrain(bar.at(.bottom), .of(ViewID.root.at(.bottomLayout, .top)))
    #expect(fixture.layout().frame(bar) == Rect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test("do not move with the keyboard, whose frame is measured in the root")
  func keyboard() throws {
    var fixture = try SceneFixture()
    fixture.scene.environment.keyboardFrame = Rect(x: 0, y: 508, width: 390, height: 336)
    fixture.scene.environment.rootFrame = Rect(x: 0, y: 91, width: 390, height: 753)
    fixture.add(bar, FixedContent(nil, 50))
    try fixture.visual("H:|[bar]|")
    fixture.constrain(
      bar.at(.bottom), .of(ViewID.root.at(.bottom)),
      .times(-1, Anchor(.keyboard, .height)))
    let layout = fixture.layout()
    #expect(layout.frame(bar)?.maxY == 417)
    #expect(layout.views[1].inScreen.maxY == 508)
  }

  private func pin(
    _ id: ViewID, to guide: Guide, of owner: ViewID, _ fixture: inout SceneFixture
  ) {
    for side in [Attribute.top, .leading, .bottom, .trailing] {
      fixture.constrain(id.at(side), .of(owner.at(guide, side)))
    }
  }
}
