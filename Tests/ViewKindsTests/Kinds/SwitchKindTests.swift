import AutoLayout
import Cassowary
import Devices
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A switch")
struct SwitchTests {
  @Test("is 49 × 31 to constraints, 51 × 31 to the eye, and hugs at 750")
  func size() throws {
    let control = SwitchKind([], traits: try .phone())
    #expect(
      control.size(atWidth: nil, measuring: FixedMetricsText(), on: try .scale(3))
        == IntrinsicSize(width: 49, height: 31))
    #expect(control.alignmentInsets == Insets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(control.hugging == PerAxis(both: .high))
  }

  @Test("has its knob at the trailing end while it is on")
  func on() throws {
    let fixture = KindFixture(traits: try .phone())
    let control = SwitchKind([SwitchKind.on(true)], traits: fixture.traits)
    #expect(
      fixture.draw(control, in: Rect(x: 300, y: 100, width: 51, height: 31)) == """
        group clip rounded 15.5 (300, 100, 51, 31)
          fill #34C759 rounded 15.5 (300, 100, 51, 31)
          shadow #0000001D radius 3.2 offset (0, 3) ellipse (322, 102, 27, 27)
          fill #FFFFFF ellipse (322, 102, 27, 27)
        """)
  }

  @Test("is mirrored where reading begins at the right")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let control = SwitchKind([ControlKeys.enabled(false)], traits: fixture.traits)
    #expect(
      fixture.draw(control, in: Rect(x: 16, y: 0, width: 51, height: 31)) == """
        group opacity 0.5 clip rounded 15.5 (16, 0, 51, 31)
          fill #78788051 rounded 15.5 (16, 0, 51, 31)
          shadow #0000001D radius 3.2 offset (0, 3) ellipse (38, 2, 27, 27)
          fill #FFFFFF ellipse (38, 2, 27, 27)
        """)
  }

  /// The frame is from 16 to 216: the track ends 51 or 63 points before its right edge.
  @Test("keeps its size at the right of a wider frame where reading begins at the right")
  func mirroredInWiderFrame() throws {
    var fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    let control = SwitchKind([SwitchKind.on(true)], traits: fixture.traits)
    let frame = Rect(x: 16, y: 0, width: 200, height: 31)
    #expect(
      fixture.draw(control, in: frame) == """
        group clip rounded 15.5 (165, 0, 51, 31)
          fill #34C759 rounded 15.5 (165, 0, 51, 31)
          shadow #0000001D radius 3.2 offset (0, 3) ellipse (167, 2, 27, 27)
          fill #FFFFFF ellipse (167, 2, 27, 27)
        """)
    fixture.traits.os = .ios26
    let off = SwitchKind([], traits: fixture.traits)
    #expect(
      fixture.draw(off, in: frame) == """
        group clip rounded 14 (153, 0, 63, 28)
          fill #3C3C434C rounded 14 (153, 0, 63, 28)
          fill #FFFFFF rounded 12 (177, 2, 37, 24)
        """)
  }

  /// Measured on a screenshot of iOS 26: a track of 63 × 28 and a knob of 37 × 24, 2 within it; off
  /// it was #C5C5C7 on white, which the system's third grey of letters makes.
  @Test("is wider in iOS 26, with a long knob that throws no shadow")
  func wide() throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = .ios26
    let control = SwitchKind([SwitchKind.on(true)], traits: fixture.traits)
    #expect(
      control.size(atWidth: nil, measuring: FixedMetricsText(), on: try .scale(3))
        == IntrinsicSize(width: 61, height: 28))
    #expect(control.alignmentInsets == Insets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(
      fixture.draw(control, in: Rect(x: 300, y: 100, width: 63, height: 28)) == """
        group clip rounded 14 (300, 100, 63, 28)
          fill #34C759 rounded 14 (300, 100, 63, 28)
          fill #FFFFFF rounded 12 (324, 102, 37, 24)
        """)
    let off = SwitchKind([], traits: fixture.traits)
    #expect(
      fixture.draw(off, in: Rect(x: 300, y: 100, width: 63, height: 28)) == """
        group clip rounded 14 (300, 100, 63, 28)
          fill #3C3C434C rounded 14 (300, 100, 63, 28)
          fill #FFFFFF rounded 12 (302, 102, 37, 24)
        """)
  }
}
