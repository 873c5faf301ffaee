import Devices
import Geometry
import Graphics
import Testing

@testable import ViewKinds
@testable import Views

@Suite("The values of a control")
struct ControlValueTests {
  @Test("say which segments are enabled; an index out of range changes none")
  func segments() throws {
    let traits = Traits(
      appearance: .light, direction: .leftToRight, grid: try #require(PixelGrid(scale: 3)),
      tint: RGBAColor(rgb: 0x007AFF), systemMargin: 16, family: .iphone,
      sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular))
    let control = SegmentedControl(items: ["One", "Two", "Three"])
    for position in [1, -1, 3] { control.setEnabled(false, forSegmentAt: position) }
    let items = try #require(control.values(in: traits)[SegmentedControlKind.items])
    #expect(items.map { $0[SegmentedControlKind.Segment.enabled] } == [true, false, true])
  }

  @Test(
    "have the width of a space in a bar, which is never negative",
    arguments: [(44, 44), (0, 0), (-3, 0)] as [(Points, Points)])
  func space(_ given: Points, _ width: Points) {
    #expect(BarButtonItem.fixedSpace(given).values[BarButton.width] == width)
  }
}
