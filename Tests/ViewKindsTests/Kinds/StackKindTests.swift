import AutoLayout
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

@Suite("A stack")
struct StackTests {
  @Test("is a row of views without spaces unless its keys say otherwise")
  func defaults() throws {
    let stack = StackKind([], traits: try .phone())
    #expect(stack.arrangement == .stack(StackMetrics()))
    #expect(stack.content == nil)
  }

  @Test("takes over what its keys say")
  func keys() throws {
    let spacings = [StackMetrics.CustomSpacing(after: "a", .points(20))]
    let stack = StackKind(
      [
        StackKind.axis(.vertical), StackKind.distribution(.equalCentering),
        StackKind.alignment(.trailing), StackKind.spacing(.system),
        StackKind.customSpacing(spacings), StackKind.marginsRelative(true),
        StackKind.baselineRelative(true), StackKind.disambiguatesTextWidths(true),
      ], traits: try .phone())
    #expect(
      stack.arrangement
        == .stack(
          StackMetrics(
            axis: .vertical, distribution: .equalCentering, alignment: .trailing, spacing: .system,
            customSpacings: spacings, isBaselineRelative: true, isLayoutMarginsRelative: true,
            disambiguatesTextWidths: true)))
  }

  @Test("draws nothing of its own")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    #expect(
      fixture.draw(
        StackKind([], traits: fixture.traits), in: Rect(x: 0, y: 0, width: 90, height: 40)
      )
      .isEmpty)
  }
}
