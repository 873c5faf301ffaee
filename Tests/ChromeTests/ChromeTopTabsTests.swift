import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

/// Characters are 10 points wide, so "Hello" and "World" take 50 points and their tabs 80.
///
/// The plate has 4 more at both ends.
@Suite("Tabs at a tablet's top") struct ChromeTopTabsTests {
  private func row(
    _ screen: ChromeScreen?, title: String = "Inbox", direction: LayoutDirection = .leftToRight,
    titles: [String] = ["Hello", "World"]
  ) throws -> (row: GlassRow, context: ChromeContext) {
    let screen = try #require(screen)
    let context = ChromeContext(
      configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(
        title: title, backTitle: "Mail",
        rightItems: [BarButton([BarButton.title("Edit")])],
        tabs: titles.map { TabItem([TabItem.title($0)], isSelected: false) },
        direction: direction), measuring: FixedMetricsText())
    return (try #require(GlassRow(context)), context)
  }

  @Test("stand in the row's middle, between a title behind the back button and the buttons")
  func middle() throws {
    let (row, _) = try row(
      ChromeScreen("ipad-pro-11", os: .ios26, navigationBar: .translucent, tabBar: .translucent))
    #expect(row.tabs?.plate == Rect(x: 333, y: 32, width: 168, height: 44))
    #expect(row.bar.backButton == Rect(x: 10, y: 32, width: 44, height: 44))
    #expect(row.bar.titleRoom == Rect(minX: 66, minY: 32, maxX: 321, maxY: 76))
  }

  @Test("have the row alone without a navigation bar")
  func alone() throws {
    let (row, _) = try row(ChromeScreen("ipad-pro-11", os: .ios26, tabBar: .translucent))
    #expect(row.tabs?.plate == Rect(x: 333, y: 32, width: 168, height: 44))
    #expect(row.bar.backButton == nil)
    #expect(row.bar.trailing.width == 0)
  }

  @Test("are cut to the room that the buttons leave")
  func narrow() throws {
    let (row, _) = try row(
      ChromeScreen("ipad-pro-11", os: .ios26, navigationBar: .translucent, tabBar: .translucent),
      titles: Array(repeating: "A tab of a long name", count: 4))
    let plate = try #require(row.tabs?.plate)
    // From the back button with 12 between to 72 of the button "Edit", 10 of margin and 12 between.
    #expect(plate == Rect(x: 66, y: 32, width: 674, height: 44))
  }

  /// The field ends 10 before the edge, at 824 of 834, and 12 before it is the button of 72.
  ///
  /// The tabs' room ends 12 before the button: at 498 with a field of 230. Two tabs end at 501 in the
  /// middle of 834. Three tabs of 80 + 30 points and 4 at both ends end at 586, where the field had
  /// 142 points, less than 180, so it is a button. Tabs of 120 + 30 begin at 417 - 229. On 820 points
  /// the room ends at 484. Tabs of 130 and 110 end at 410 + 124, so the field has just 180.
  @Test(
    "have the middle, and a search field beside them is narrower",
    arguments: [
      (device: "ipad-pro-11", titles: ["Hello", "World"], x: 333.0, field: 227.0),
      ("ipad-pro-11", ["Messages", "Pictures", "Settings"], 248, 44),
      ("ipad-pro-11", ["A long title", "A long title", "A long title"], 188, 44),
      ("ipad-10-9", ["Favourites", "Messages"], 286, 180),
    ])
  func search(_ row: (device: String, titles: [String], x: Double, field: Double)) throws {
    var screen = try #require(
      ChromeScreen(row.device, os: .ios26, navigationBar: .translucent, tabBar: .translucent))
    screen.configuration.search = .atRest
    let placed = try self.row(screen, titles: row.titles).row
    #expect(placed.searchField?.width == Points(row.field))
    #expect(placed.searchField?.maxX == screen.geometry.size.width - 10)
    #expect(placed.tabs?.plate.minX == Points(row.x))
  }

  /// The field of 180 ends at 824, and the button before it begins at 560.
  ///
  /// So the tabs of 338 end at 548.
  @Test("leave a search field that is edited its least width")
  func activeSearch() throws {
    var screen = try #require(
      ChromeScreen("ipad-pro-11", os: .ios26, navigationBar: .translucent, tabBar: .translucent))
    screen.configuration.search = .active
    let placed = try row(screen, titles: ["Messages", "Pictures", "Settings"]).row
    #expect(placed.searchField?.width == 180)
    #expect(placed.tabs?.plate.minX == 210)
  }

  @Test("are drawn over the bar, and in it alone", arguments: [true, false])
  func layers(_ hasBar: Bool) throws {
    let screen = try #require(
      ChromeScreen(
        "ipad-pro-11", os: .ios26, navigationBar: hasBar ? .translucent : .hidden,
        tabBar: .translucent))
    var description = ScreenDescription.sample(
      tabs: [TabItem([TabItem.title("Hello")], isSelected: true)])
    description.scrolled.top = true
    let names = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description, measuring: FixedMetricsText()
    ).items.compactMap {
      if case .group(let name, _, _, _) = $0 { name } else { nil }
    }
    #expect(
      names.prefix(2)
        == (hasBar
          ? ["chrome.navigationBar", "chrome.tabBar"] : ["chrome.tabBar", "chrome.statusBar"]))
  }

  @Test("are at the bottom in a narrow window and on system 18")
  func bottom() throws {
    let narrow = try #require(
      ChromeScreen(
        "ipad-pro-11", .landscapeLeft, os: .ios26, window: .third, navigationBar: .translucent,
        tabBar: .translucent))
    #expect(try row(narrow).row.tabs == nil)
    let classic = try #require(
      ChromeScreen("ipad-pro-11", os: .ios18, navigationBar: .translucent, tabBar: .translucent))
    #expect(try row(classic).row.tabs == nil)
  }
}
