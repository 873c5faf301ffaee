import AutoLayout
import Cassowary
import Geometry
import TestSupport
import Testing

@Suite("The fitting size of a view")
struct FittingSizeTests {
  private let box: ViewID = "box"
  private let label: ViewID = "label"

  private func fixture(_ content: (any IntrinsicContent)?) throws -> SceneFixture {
    var fixture = try SceneFixture()
    fixture.add(box)
    fixture.add(label, in: box, content)
    return fixture
  }

  private func size(
    _ fixture: SceneFixture, _ targets: PerAxis<FittingTarget>
  ) throws -> Size {
    try #require(
      LayoutEngine.fittingSize(
        of: box, in: fixture.scene, targets: targets, measuring: FixedMetricsText()))
  }

  @Test("is that of its contents and their surrounding space")
  func compressed() throws {
    var fixture = try fixture(FixedContent(120, Points(61.0 / 3)))
    try fixture.visual("H:|-16-[label]-16-|", in: box)
    try fixture.visual("V:|-16-[label]-16-|", in: box)
    let size = try size(fixture, PerAxis(both: .compressed))
    #expect(size.width == 152)
    #expect(abs(size.height.value - 157.0 / 3) < 1e-9)
  }

  @Test("is as high as the lines at a required width, in two passes")
  func requiredWidth() throws {
    // 50 characters of 10 points; 35 of them stand in 358 points.
    var fixture = try fixture(WrappedText("the quick brown fox jumps over a lazy dog at nights"))
    try fixture.visual("H:|-16-[label]-16-|", in: box)
    try fixture.visual("V:|-16-[label]-16-|", in: box)
    let targets = PerAxis(
      horizontal: FittingTarget(390, at: .required), vertical: FittingTarget.compressed)
    #expect(try size(fixture, targets) == Size(width: 390, height: 52))
  }

  @Test("is zero if nothing connects the far side")
  func openEnd() throws {
    var fixture = try fixture(FixedContent(120, 20))
    try fixture.visual("H:|-16-[label]", in: box)
    try fixture.visual("V:|[label]|", in: box)
    #expect(try size(fixture, PerAxis(both: .compressed)) == Size(width: 0, height: 20))
  }

  @Test("is the end of its range if contents have no size")
  func noContent() throws {
    var fixture = try fixture(nil)
    try fixture.visual("H:|[label]|", in: box)
    try fixture.visual("V:|[label]|", in: box)
    #expect(try size(fixture, PerAxis(both: .compressed)) == Size(width: 0, height: 0))
    #expect(
      try size(fixture, PerAxis(both: .expanded)) == Size(width: 10_000, height: 10_000))
  }

  @Test("follows hugging contents even when expanded, as 50 is less than 250")
  func hugging() throws {
    var fixture = try fixture(FixedContent(120, 20))
    try fixture.visual("H:|[label]|", in: box)
    try fixture.visual("V:|[label]|", in: box)
    #expect(try size(fixture, PerAxis(both: .expanded)) == Size(width: 120, height: 20))
  }

  @Test("of a view with a size of its own is that size, and its own constraints count")
  func ownSize() throws {
    var fixture = try fixture(nil)
    fixture.scene.views[1].content = FixedContent(44, 30)
    fixture.constrain(box.at(.height), plus: 50)
    #expect(try size(fixture, PerAxis(both: .compressed)) == Size(width: 44, height: 50))
  }

  @Test("ignores constraints to other views")
  func outside() throws {
    var fixture = try fixture(FixedContent(120, 20))
    try fixture.visual("H:|[label]|", in: box)
    try fixture.visual("V:|[label]|", in: box)
    fixture.constrain(box.at(.width), .of(ViewID.root.at(.width)))
    fixture.constrain(label.at(.height), .of(ViewID.root.at(.height)))
    #expect(try size(fixture, PerAxis(both: .compressed)) == Size(width: 120, height: 20))
  }

  @Test("sizes the view on request, inner views first")
  func asked() throws {
    var fixture = try SceneFixture()
    fixture.add("outer")
    fixture.add(box, in: "outer")
    fixture.add(label, in: box, FixedContent(120, 20))
    for format in ["H:|-10-[label]-10-|", "V:|-10-[label]-10-|"] {
      try fixture.visual(format, in: box)
    }
    for format in ["H:|-5-[box]-5-|", "V:|-5-[box]-5-|"] { try fixture.visual(format, in: "outer") }
    fixture.scene.views[1].fitting = PerAxis(both: .compressed)
    fixture.scene.views[2].fitting = PerAxis(both: .expanded)
    fixture.constrain(ViewID("outer").at(.left), .of(ViewID.root.at(.left)), plus: 7)
    fixture.constrain(ViewID("outer").at(.top), .of(ViewID.root.at(.top)), plus: 9)
    let layout = fixture.layout()
    #expect(layout.frame("outer") == Rect(x: 7, y: 9, width: 150, height: 50))
    #expect(layout.frame(box) == Rect(x: 5, y: 5, width: 140, height: 40))
    #expect(layout.diagnostics.isEmpty)
  }
}
