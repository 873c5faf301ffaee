import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("A segmented control")
struct SegmentedControlTests {
  private func control(
    _ titles: [String], selected: Int, _ traits: Traits
  ) -> SegmentedControlKind {
    SegmentedControlKind(
      [
        SegmentedControlKind.items(titles.map { [SegmentedControlKind.Segment.title($0)] }),
        SegmentedControlKind.selectedSegmentIndex(selected),
      ], traits: traits)
  }

  // Measured at 377 points: pill from 2 to 123, divider from 251 to 252. The one beside the pill is
  // clear.
  @Test("has equal segments with a divider of one point between those not selected")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let control = control(["A", "B", "C"], selected: 0, fixture.traits)
    #expect(
      fixture.draw(control, in: Rect(x: 0, y: 0, width: 377, height: 32)) == """
        group clip rounded 8 (0, 0, 377, 32)
          fill #7676801E rounded 8 (0, 0, 377, 32)
          shadow #0000001F radius 4 offset (0, 3) rounded 7 (2, 2, 121, 28)
          shadow #0000000A radius 0.5 offset (0, 3) rounded 7 (2, 2, 121, 28)
          fill #FFFFFF rounded 7 (2, 2, 121, 28)
          fill #8E8E9300 rounded 0.5 (125, 7, 1, 18)
          fill #8E8E9342 rounded 0.5 (251, 7, 1, 18)
          text "A" 13 semibold #000000 center (4, 11, 117, 10)
          text "B" 13 medium #000000 center (130, 11, 117, 10)
          text "C" 13 medium #000000 center (256, 11, 117, 10)
        """)
  }

  /// Measured at 390 points on iOS 26: no shadow is to be seen.
  @Test("has no shadow under the selected segment on iOS 26")
  func flat() throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.traits.os = .ios26
    let control = control(["A", "B"], selected: 0, fixture.traits)
    let text = fixture.draw(control, in: Rect(x: 0, y: 0, width: 101, height: 32))
    #expect(text.contains("fill #FFFFFF rounded 14 (2, 2, 46, 28)"))
    #expect(!text.contains("shadow"))
  }

  @Test("has its first segment at the right where reading begins there")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let control = control(["A", "B"], selected: 0, fixture.traits)
    let text = fixture.draw(control, in: Rect(x: 0, y: 0, width: 101, height: 32))
    #expect(text.contains("fill #EBEBF54C rounded 7 (53, 2, 46, 28)"))
    #expect(text.contains(#"text "A" 13 semibold #FFFFFF center rtl (55, 11, 42, 10)"#))
  }

  @Test("draws nothing but its shape without segments or selection")
  func empty() throws {
    let fixture = KindFixture(traits: try .phone())
    let control = SegmentedControlKind([], traits: fixture.traits)
    #expect(
      fixture.draw(control, in: Rect(x: 0, y: 0, width: 100, height: 32)) == """
        group clip rounded 8 (0, 0, 100, 32)
          fill #7676801E rounded 8 (0, 0, 100, 32)
        """)
  }
}
