import AutoLayout
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A separator")
struct SeparatorTests {
  @Test("is one pixel thick across its axis")
  func size() throws {
    func size(_ axis: Axis, _ scale: Int) throws -> IntrinsicSize {
      SeparatorKind([SeparatorKind.axis(axis)], traits: try .phone())
        .size(atWidth: nil, measuring: FixedMetricsText(), on: try .scale(scale))
    }
    #expect(try size(.horizontal, 2) == IntrinsicSize(width: nil, height: 0.5))
    #expect(try size(.vertical, 1) == IntrinsicSize(width: 1, height: nil))
  }

  @Test("fills the frame that it is given")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    #expect(
      fixture.draw(
        SeparatorKind([], traits: fixture.traits),
        in: Rect(x: 0, y: 9, width: 1, height: 16))
        == "fill #3C3C4349 rect (0, 9, 1, 16)")
  }
}
