import Devices
import Geometry
import Testing

@testable import ViewKinds

@Suite("Controls of iOS 26")
struct CapsuleControlTests {
  @Test("have round ends where they had round corners", arguments: rows)
  func ends(_ row: Row) throws {
    var fixture = KindFixture(traits: try .phone())
    let frame = Rect(x: 0, y: 0, width: 200, height: row.height)
    #expect(fixture.draw(row.make(fixture.traits), in: frame).contains(row.before))
    fixture.traits.os = .ios26
    #expect(fixture.draw(row.make(fixture.traits), in: frame).contains(row.after))
  }

  /// A control, and what of its shape is drawn before iOS 26 and from then on.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var height: Points = 32
    let before: String
    let after: String
    let make: @Sendable (Traits) -> any ViewKind
  }

  private static let rows = [
    Row(
      testDescription: "a segmented control", before: "rounded 8 (0, 0, 200, 32)",
      after: "rounded 16 (0, 0, 200, 32)", make: { SegmentedControlKind(segments, traits: $0) }),
    Row(
      testDescription: "its selected segment", before: "rounded 7 (2, 2, 95.5, 28)",
      after: "rounded 14 (2, 2, 95.5, 28)", make: { SegmentedControlKind(segments, traits: $0) }),
    Row(
      testDescription: "a stepper", before: "rounded 8 (0, 0, 94, 32)",
      after: "rounded 16 (0, 0, 94, 32)", make: { StepperKind([], traits: $0) }),
    Row(
      testDescription: "a button", height: 35, before: "rounded 6 (0, 0, 200, 35)",
      after: "rounded 17.5 (0, 0, 200, 35)",
      make: { ButtonKind([ButtonKind.style(.filled)], traits: $0) }),
    // #007AFF up to iOS 18 and #0088FF on iOS 26; the plate has a bright rim.
    Row(
      testDescription: "a button of glass", height: 44,
      before: "rounded 6 (0, 0, 200, 44)",
      after: "backdrop ", make: { ButtonKind([ButtonKind.style(.glass)], traits: $0) }),
    Row(
      testDescription: "a button of prominent glass", height: 44,
      before: "fill #007AFF rounded 6 (0, 0, 200, 44)", after: "stroke #FFFFFFBE",
      make: { ButtonKind([ButtonKind.style(.prominentGlass)], traits: $0) }),
    Row(
      testDescription: "a button whose corners are given", height: 35,
      before: "rounded 9 (0, 0, 200, 35)", after: "rounded 9 (0, 0, 200, 35)",
      make: {
        ButtonKind(
          [ButtonKind.style(.filled), ButtonKind.cornerStyle(.large)], traits: $0)
      }),
    // A knob as large as the switch's, on the track's middle.
    Row(
      testDescription: "a slider's knob", height: 30, before: "ellipse (2, 0.3, 27, 27)",
      after: "rounded 12 (0, 3, 37, 24)", make: { SliderKind([], traits: $0) }),
    // 8 in from the sides; 44 of the 56 points are the field.
    Row(
      testDescription: "a search field", height: 56, before: "L192,30.713",
      // The curve begins 1.528665 radii of 22 before the corner at 192.
      after: "M158.369,6 ",
      make: { SearchBarKind([SearchBarKind.searchBarStyle(.minimal)], traits: $0) }),
  ]

  private static let segments: KeyValues = [
    SegmentedControlKind.items([[], []]), SegmentedControlKind.selectedSegmentIndex(0),
  ]
}
