import Devices
import Geometry
import TestSupport
import Testing

@testable import ViewKinds

/// On a screen of 390 × 844 with a safe area of 47 at the top and 34 at the bottom.
@Suite("A toolbar placed by hand")
struct ToolbarTests {
  struct BackgroundCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var position = "bottom"
    let frame: Rect
    let background: Rect

    init(_ name: String, position: String = "bottom", frame: Rect, background: Rect) {
      testDescription = name
      self.position = position
      self.frame = frame
      self.background = background
    }
  }

  @Test(
    "extends its background, not its frame",
    arguments: [
      BackgroundCase(
        "of its own height at the safe area's bottom",
        frame: Rect(x: 0, y: 766, width: 390, height: 44),
        background: Rect(x: 0, y: 766, width: 390, height: 78)),
      BackgroundCase(
        "of height 60 at the safe area's bottom",
        frame: Rect(x: 0, y: 750, width: 390, height: 60),
        background: Rect(x: 0, y: 750, width: 390, height: 94)),
      BackgroundCase(
        "a pixel above the safe area's bottom",
        frame: Rect(x: 0, y: 766 - 1.0 / 3, width: 390, height: 44),
        background: Rect(x: 0, y: 766 - 1.0 / 3, width: 390, height: 44)),
      BackgroundCase(
        "on the keyboard", frame: Rect(x: 0, y: 472, width: 390, height: 44),
        background: Rect(x: 0, y: 472, width: 390, height: 44)),
      BackgroundCase(
        "at the screen's bottom", frame: Rect(x: 0, y: 800, width: 390, height: 44),
        background: Rect(x: 0, y: 800, width: 390, height: 44)),
      BackgroundCase(
        "attached to the safe area's top", position: "topAttached",
        frame: Rect(x: 0, y: 47, width: 390, height: 44),
        background: Rect(x: 0, y: 0, width: 390, height: 91)),
      BackgroundCase(
        "merely at the safe area's top", position: "top",
        frame: Rect(x: 0, y: 47, width: 390, height: 44),
        background: Rect(x: 0, y: 47, width: 390, height: 44)),
    ])
  func background(_ row: BackgroundCase) throws {
    let fixture = KindFixture(traits: try .phone())
    let position = try #require(BarPosition(rawValue: row.position))
    #expect(position.background(in: fixture.context(row.frame)) == row.background)
  }

  @Test("does not extend where the safe area ends at the screen's edge")
  func noStrip() throws {
    var fixture = KindFixture(traits: try .phone())
    fixture.superview.safeArea = .zero
    let frame = Rect(x: 0, y: 800, width: 390, height: 44)
    #expect(BarPosition.bottom.background(in: fixture.context(frame)) == frame)
  }

  @Test("draws a frosted strip, a hairline above it and its titles in the frame")
  func look() throws {
    let fixture = KindFixture(traits: try .phone())
    let values: KeyValues = [
      ToolbarKind.items(
        ["Edit", "Cut", "flexibleSpace", "Done"].map { [BarButton.title($0)] })
    ]
    #expect(
      fixture.draw(
        ToolbarKind(values, traits: fixture.traits), in: Rect(x: 0, y: 766, width: 390, height: 44))
          == """
          backdrop #F5F5F5CC blur 20 saturation 1.8 rect (0, 766, 390, 78)
          fill #0000004D rect (0, 765.667, 390, 0.333)
          text "Edit" 17 #007AFF center (16, 783, 40, 10)
          text "Cut" 17 #007AFF center (72, 783, 30, 10)
          text "Done" 17 #007AFF center (334, 783, 40, 10)
          """)
  }

  @Test("has no plates of iOS 26 where it is too low for them", arguments: [Points(1), 3, 4])
  func low(_ height: Points) throws {
    var traits = try Traits.phone()
    traits.os = .ios26
    let frame = Rect(x: 0, y: 100, width: 390, height: height)
    let bars: [any ViewKind] = [
      ToolbarKind([ToolbarKind.items([[BarButton.title("A")]])], traits: traits),
      TabBarKind(
        [TabBarKind.items([[TabItem.title("A")]]), TabBarKind.selectedItem(0)], traits: traits),
    ]
    for bar in bars {
      let lines = KindFixture(traits: traits).draw(bar, in: frame).split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix(#"text "A""#) == true)
    }
  }

  @Test("is mirrored where reading begins at the right, inside the safe area")
  func mirrored() throws {
    let fixture = KindFixture(traits: try .phone(.dark, .rightToLeft))
    let values: KeyValues = [
      ToolbarKind.items([[BarButton.title("Edit")]]), BarKeys.translucent(false),
    ]
    #expect(
      fixture.draw(
        ToolbarKind(values, traits: fixture.traits), in: Rect(x: 0, y: 100, width: 390, height: 44),
        safeArea: Insets(top: 0, left: 0, bottom: 0, right: 50))
          == """
          fill #000000 rect (0, 100, 390, 44)
          fill #FFFFFF26 rect (0, 99.667, 390, 0.333)
          text "Edit" 17 #007AFF center rtl (284, 117, 40, 10)
          """)
  }
}
