import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("A slider")
struct SliderTests {
  struct FractionCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let values: KeyValues
    let fraction: Double

    init(_ name: String, _ values: KeyValues, _ fraction: Double) {
      testDescription = name
      self.values = values
      self.fraction = fraction
    }
  }

  @Test(
    "keeps its value in the range",
    arguments: [
      FractionCase("at the start by default", [], 0),
      FractionCase("half way", [ShownValue.value(0.5)], 0.5),
      FractionCase("beyond the end", [ShownValue.value(3)], 1),
      FractionCase("before the start", [ShownValue.value(-3)], 0),
      FractionCase(
        "in a range of its own",
        [ShownValue.value(-5), ShownValue.minimumValue(-10), ShownValue.maximumValue(10)], 0.25),
      FractionCase(
        "in a range upside down",
        [ShownValue.value(5), ShownValue.minimumValue(10), ShownValue.maximumValue(0)], 0),
    ])
  func fraction(_ row: FractionCase) throws {
    let slider = SliderKind(row.values, traits: try .phone())
    #expect(slider.shown.fraction == row.fraction)
  }

  @Test("has its track along the alignment rectangle and its knob on it")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let slider = SliderKind([ShownValue.value(0.25)], traits: fixture.traits)
    #expect(
      fixture.draw(slider, in: Rect(x: 14, y: 100, width: 131, height: 31)) == """
        fill #78788033 rounded 2 (16, 113.667, 127, 4)
        fill #007AFF rounded 2 (16, 113.667, 38.5, 4)
        shadow #0000001F radius 6.5 offset (0, 6) ellipse (41, 100.967, 27, 27)
        shadow #0000001F radius 2 offset (0, 0.5) ellipse (41, 100.967, 27, 27)
        fill #FFFFFF ellipse (41, 100.967, 27, 27)
        """)
  }

  @Test("begins at the right where reading does, and is faded while disabled")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let values: KeyValues = [ShownValue.value(0.25), ControlKeys.enabled(false)]
    let text = fixture.draw(
      SliderKind(values, traits: fixture.traits), in: Rect(x: 14, y: 100, width: 131, height: 31))
    #expect(text.hasPrefix("group opacity 0.5\n"))
    #expect(text.contains("fill #007AFF rounded 2 (104.5, 113.667, 38.5, 4)"))
    #expect(text.contains("fill #FFFFFF ellipse (91, 100.967, 27, 27)"))
  }
}
