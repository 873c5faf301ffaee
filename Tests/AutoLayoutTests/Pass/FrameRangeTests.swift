import AutoLayout
import Cassowary
import Diagnostics
import Geometry
import Testing

@Suite("A frame beyond the pixel grid")
struct FrameRangeTests {
  @Test("is reported with its edge, and moved to the outermost pixel line")
  func reported() throws {
    let layout = try Self.row(width: 1e12).layout()
    #expect(layout.frame("row")?.maxX == Points(0x1p39))
    let diagnostic = try #require(layout.diagnostics.first { Self.isOutOfRange($0) })
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.text == "the frame of `row` extends beyond the pixel grid")
    #expect(
      diagnostic.notes.map(\.text) == [
        "one edge is at 1000000000000.0 points; Strut moves it to the limit of 549755813888 points"
      ])
    #expect(diagnostic.views == ["row"])
  }

  @Test("of several views is reported once, at the first, with the number of the others")
  func several() throws {
    var fixture = try Self.row(width: 1e12)
    fixture.add("cell", in: "row")
    try fixture.visual("H:|[cell]|", in: "row")
    try fixture.visual("V:|[cell]|", in: "row")
    let found = fixture.layout().diagnostics.filter(Self.isOutOfRange)
    #expect(found.map(\.views) == [["row", "cell"]])
    #expect(found.first?.notes.last?.text == "1 other frame extends beyond it too")
  }

  @Test("at the outermost line is not reported")
  func atTheLimit() throws {
    let layout = try Self.row(width: 0x1p39).layout()
    #expect(layout.frame("row")?.width == Points(0x1p39))
    #expect(!layout.diagnostics.contains(where: Self.isOutOfRange))
  }

  private static func isOutOfRange(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.rule == "frameOutOfRange"
  }

  /// Returns a scene at two pixels a point with one view at the origin, 10 points high.
  private static func row(width: Double) throws -> SceneFixture {
    var fixture = try SceneFixture(scale: 2)
    fixture.add("row")
    try fixture.visual("H:|[row]")
    try fixture.visual("V:|[row(10)]")
    // A number of a constraint is at most 10⁶.
    fixture.add("unit")
    try fixture.visual("H:|[unit(1000000)]")
    try fixture.visual("V:|[unit(10)]")
    fixture.constrain(ViewID("row").at(.width), .times(width / 1e6, ViewID("unit").at(.width)))
    return fixture
  }
}
