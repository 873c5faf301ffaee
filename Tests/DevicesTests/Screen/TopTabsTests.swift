import Devices
import Geometry
import Testing

@Suite("The tabs of a tablet") struct TopTabsTests {
  private func geometry(
    _ os: SystemVersion, _ orientation: Orientation = .portrait, window: WindowSize = .full,
    navigationBar: NavigationBarStyle = .hidden, hasPrompt: Bool = false,
    toolbar: BarStyle = .hidden, placement: TabBarPlacement = .automatic,
    device: String = "ipad-pro-11"
  ) throws -> ScreenGeometry {
    var configuration = Configuration(
      device: try #require(DeviceCatalogue.device(id: device)), os: os,
      orientation: orientation, window: window, navigationBar: navigationBar,
      hasPrompt: hasPrompt, tabBar: .translucent, toolbar: toolbar)
    configuration.tabBarPlacement = placement
    return ScreenGeometry(configuration)
  }

  @Test("are at the bottom up to 18, and at the top from 26 on")
  func systems() throws {
    let classic = try geometry(.ios18)
    #expect(classic.tabBar == Rect(x: 0, y: 1129, width: 834, height: 50))
    #expect(classic.safeArea.list == [24, 0, 65, 0])
    #expect(!classic.isTabBarAtTop)
    let floating = try geometry(.ios26)
    #expect(floating.tabBar == Rect(x: 0, y: 32, width: 834, height: 50))
    #expect(floating.tabBarBackground == Rect(x: 0, y: 0, width: 834, height: 82))
    #expect(floating.safeArea.list == [82, 0, 25, 0])
    #expect(floating.isTabBarAtTop)
  }

  @Test(
    "are where the screen says in a wide window of a tablet",
    arguments: [SystemVersion.ios18, .ios26])
  func placement(_ os: SystemVersion) throws {
    let top = try geometry(os, placement: .top)
    #expect(top.isTabBarAtTop)
    #expect(top.safeArea.list == (os == .ios18 ? [74, 0, 20, 0] : [82, 0, 25, 0]))
    #expect(!(try geometry(os, placement: .bottom).isTabBarAtTop))
    #expect(!(try geometry(os, .landscapeLeft, window: .third, placement: .top).isTabBarAtTop))
    #expect(!(try geometry(os, placement: .top, device: "iphone-16-pro").isTabBarAtTop))
  }

  @Test("stand in the navigation bar's row, so that both take the room of one")
  func shared() throws {
    let plain = try geometry(.ios26, navigationBar: .translucent)
    #expect(plain.tabBar == plain.navigationRow)
    #expect(plain.safeArea.list == [82, 0, 25, 0])
    let high = try geometry(.ios26, navigationBar: .largeTitle, hasPrompt: true)
    #expect(high.tabBar == Rect(x: 0, y: 62, width: 834, height: 50))
    #expect(high.safeArea.list == [164, 0, 25, 0])
  }

  @Test("are above the field of an active search up to 18")
  func activeSearch() throws {
    var configuration = Configuration(
      device: try #require(DeviceCatalogue.device(id: "ipad-pro-11")), os: .ios18,
      navigationBar: .translucent, tabBar: .translucent)
    configuration.search = .active
    configuration.tabBarPlacement = .top
    let geometry = ScreenGeometry(configuration)
    #expect(geometry.tabBar?.list == [0, 24, 834, 50])
    #expect(geometry.searchBar?.list == [0, 74, 834, 52])
    configuration.tabBarPlacement = .bottom
    #expect(ScreenGeometry(configuration).searchBar?.list == [0, 24, 834, 52])
  }

  /// The plate of 50 ends 20 above the window's bottom in both windows.
  @Test("have room below them in a narrow window", arguments: [WindowSize.third, .slideOver])
  func narrow(_ window: WindowSize) throws {
    let narrow = try geometry(.ios26, .landscapeLeft, window: window)
    #expect(narrow.tabBarBackground?.height == 70)
    #expect(narrow.safeArea.bottom == 70)
  }

  @Test("leave the toolbar the bottom")
  func toolbar() throws {
    let geometry = try geometry(.ios26, toolbar: .translucent)
    #expect(geometry.toolbar == Rect(x: 0, y: 1119, width: 834, height: 50))
    #expect(geometry.safeArea.list == [82, 0, 75, 0])
  }

  @Test("are at the bottom of a window of compact width")
  func compact() throws {
    let third = try geometry(.ios26, .landscapeLeft, window: .third)
    #expect(!third.isTabBarAtTop)
    #expect(third.safeArea.list == [32, 0, 70, 0])
    let wide = try geometry(.ios26, .landscapeLeft, window: .twoThirds)
    #expect(wide.isTabBarAtTop)
    #expect(wide.safeArea.list == [82, 0, 25, 0])
  }
}
