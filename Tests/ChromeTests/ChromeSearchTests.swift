import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

// Measured: at the top of 402 points a field from 16 to 331 and a disc from 342 to 386, both from 70
// to 114; at the bottom of 874 points a field from 798 to 846, 28 from the sides; above a keyboard of
// a beta a field from 8 to 337.7, 21.7 above it; a disc of the search tab 21 from the side, as high
// as the tabs' 62.
@Suite("Search in the bars") struct ChromeSearchTests {
  private func plates(
    _ search: SearchState?, _ orientation: Orientation = .portrait,
    keyboard: KeyboardState = .hidden, tabs: [TabItem] = [],
    direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    var screen = try #require(
      ChromeScreen(
        "iphone-16-pro", orientation, os: .ios26,
        navigationBar: search == nil ? .hidden : .translucent,
        tabBar: tabs.isEmpty ? .hidden : .translucent, keyboard: keyboard))
    screen.configuration.search = search
    var description = ScreenDescription.sample(tabs: tabs, direction: direction)
    description.searchPlaceholder = "Search"
    let context = ChromeContext(
      configuration: screen.configuration, geometry: ScreenGeometry(screen.configuration),
      screen: description, measuring: FixedMetricsText())
    let bars = GlassBottomBars(context: context)
    return (GlassNavigationBar(context: context).items + bars.toolbar + bars.tabBar).compactMap {
      if case .backdrop(let path, let material) = $0, material.lens != nil {
        path.extent
      } else {
        nil
      }
    }
  }

  /// The row of 834 points has 10 at both ends.
  ///
  /// The field of 230 and 12 leave a title 572 after the 10 at the start.
  @Test(
    "has a field that leaves a tablet's title its room, or is a button",
    arguments: [(57, 230), (58, 221), (62, 181), (63, 44)] as [(Int, Points)])
  func besideTitle(_ count: Int, _ width: Points) throws {
    var screen = try #require(
      ChromeScreen("ipad-pro-11", os: .ios26, navigationBar: .translucent))
    screen.configuration.search = .atRest
    let title = String(repeating: "A", count: count)
    let context = ChromeContext(
      configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(title: title), measuring: FixedMetricsText())
    #expect(GlassRow(context)?.searchField?.width == width)
  }

  @Test("has a field and a disc at the top while it is active")
  func top() throws {
    #expect(
      try plates(.active) == [
        Rect(x: 342, y: 70, width: 44, height: 44), Rect(x: 16, y: 70, width: 315, height: 44),
      ])
  }

  @Test("has a field at the bottom, and above the keyboard while it is active")
  func bottom() throws {
    #expect(try plates(.bottom) == [Rect(x: 28, y: 798, width: 346, height: 48)])
    let active = try plates(.activeBottom, keyboard: .shownWithoutSuggestions)
    try #require(active.count == 2)
    // A keyboard of 317 points begins at 557.
    #expect(abs(active[1].maxY.value - (557 - 21.7)) < 0.4)
    #expect(active[1].minX == 8)
    #expect(abs(active[1].maxX.value - 337.7) < 0.1)
    #expect(active[0].maxX == 394)
  }

  // The screen is 402 high. Tabs of 32 begin at 350, 20 above its bottom. The field's bar has 52.
  @Test("has a field of 44 at the bottom of a lying phone with tabs, 8 above them")
  func bottomOverTabs() throws {
    let tabs = [TabItem([TabItem.title("One")], isSelected: true)]
    let field = try #require(try plates(.bottom, .landscapeLeft, tabs: tabs).first)
    #expect(field.minY == 298)
    #expect(field.height == 44)
  }

  @Test("has a tab that is a disc beside the others")
  func tab() throws {
    let tabs = [
      TabItem([TabItem.title("One")], isSelected: true),
      TabItem([TabItem.title("Two")], isSelected: false),
      TabItem([TabItem.role(.search)], isSelected: false),
    ]
    // Two tabs of 94, 86 apart, and 4 at both ends.
    let plate = Rect(x: 21, y: 791, width: 188, height: 62)
    let disc = Rect(x: 319, y: 791, width: 62, height: 62)
    #expect(try plates(nil, tabs: tabs) == [plate, disc])
    #expect(
      try plates(nil, tabs: tabs, direction: .rightToLeft)
        == [plate.mirrored(in: 402), disc.mirrored(in: 402)])
  }
}
