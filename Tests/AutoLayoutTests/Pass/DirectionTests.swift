import AutoLayout
import Cassowary
import Geometry
import Testing

@Suite("Right-to-left layout")
struct DirectionTests {
  private let box: ViewID = "box"

  @Test("runs a visual format from the right")
  func visualFormat() throws {
    var fixture = try SceneFixture(direction: .rightToLeft)
    fixture.add("a")
    fixture.add("b")
    try fixture.visual("H:|-16-[a(100)]-8-[b]-16-|")
    let layout = fixture.layout()
    #expect(layout.frame("a")?.x == 274)
    #expect(layout.frame("a")?.maxX == 374)
    #expect(layout.frame("b")?.x == 16)
    #expect(layout.frame("b")?.maxX == 266)
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let attribute: Attribute
    var multiplier = 1.0
    let other: Attribute
    let constant: Points
    let x: Points
  }

  /// The box is 100 wide in a superview of 390.
  @Test(
    "turns leading and trailing, and nothing else",
    arguments: [
      Case(
        testDescription: "leading and its constant", attribute: .leading, other: .leading,
        constant: 20, x: 270),
      Case(
        testDescription: "trailing and its constant", attribute: .trailing, other: .trailing,
        constant: -20, x: 20),
      Case(
        testDescription: "left stays", attribute: .left, other: .left, constant: 20, x: 20),
      Case(
        testDescription: "right stays", attribute: .right, other: .right, constant: -20, x: 270),
      Case(
        testDescription: "a centre moved by 20 stays at the right", attribute: .centerX,
        other: .centerX, constant: 20, x: 165),
      Case(
        testDescription: "leading against a centre", attribute: .leading, other: .centerX,
        constant: 8, x: 87),
      Case(
        testDescription: "a multiplier counts from the right edge", attribute: .leading,
        multiplier: 0.25, other: .trailing, constant: 0.5, x: 192),
    ])
  func attributes(_ row: Case) throws {
    var fixture = try SceneFixture(direction: .rightToLeft)
    fixture.add(box, FixedContent(100, 10))
    fixture.constrain(
      box.at(row.attribute), .times(row.multiplier, ViewID.root.at(row.other)),
      plus: row.constant)
    #expect(fixture.layout().frame(box)?.x == row.x)
  }

  @Test("keeps an explicit direction of a visual format")
  func explicitDirection() throws {
    var fixture = try SceneFixture(direction: .rightToLeft)
    fixture.add("a")
    fixture.add("b")
    try fixture.visual("H:|-16-[a(100)]-8-[b]-16-|", options: .directionLeftToRight)
    #expect(fixture.layout().frame("a")?.x == 16)
  }
}
