import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("A stepper")
struct StepperTests {
  struct EndCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    let canDecrease: Bool
    let canIncrease: Bool

    init(_ name: String, _ values: KeyValues, canDecrease: Bool, canIncrease: Bool) {
      testDescription = name
      self.values = values
      self.canDecrease = canDecrease
      self.canIncrease = canIncrease
    }
  }

  @Test(
    "greys the button that has nowhere to go",
    arguments: [
      EndCase("at its least by default", [], canDecrease: false, canIncrease: true),
      EndCase("between", [ShownValue.value(1)], canDecrease: true, canIncrease: true),
      EndCase("at its most", [ShownValue.value(100)], canDecrease: true, canIncrease: false),
      EndCase(
        "wrapping at its least", [StepperKind.wraps(true)], canDecrease: true, canIncrease: true),
    ])
  func ends(_ row: EndCase) throws {
    let stepper = StepperKind(row.values, traits: try .phone())
    #expect(stepper.canDecrease == row.canDecrease)
    #expect(stepper.canIncrease == row.canIncrease)
  }

  @Test("is a box of two halves that stays 94 × 32 in a larger frame")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let stepper = StepperKind([], traits: fixture.traits)
    #expect(
      fixture.draw(stepper, in: Rect(x: 10, y: 20, width: 94, height: 32)) == """
        fill #7676801E rounded 8 (10, 20, 94, 32)
        fill #8E8E9342 rounded 0.5 (56.5, 27, 1, 18)
        stroke #3C3C434C 1.8 round M27.4,36 L39.6,36
        stroke #000000 1.8 round M74.4,36 L86.6,36
        stroke #000000 1.8 round M80.5,29.9 L80.5,42.1
        """)
  }

  @Test("has its plus at the left where reading begins at the right")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.light, .rightToLeft))
    let stepper = StepperKind([], traits: fixture.traits)
    let text = fixture.draw(stepper, in: Rect(x: 10, y: 20, width: 94, height: 32))
    #expect(text.contains("stroke #000000 1.8 round M27.4,36 L39.6,36"))
    #expect(text.contains("stroke #3C3C434C 1.8 round M74.4,36 L86.6,36"))
  }
}
