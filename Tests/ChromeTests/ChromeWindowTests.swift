import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("The chrome of a window beside another") struct ChromeWindowTests {
  @Test("has the screen's time in the left window and its battery in the right one")
  func statusBar() throws {
    let left = try #require(ChromeScreen("ipad-pro-11", .landscapeLeft, window: .half))
    let right = try #require(ChromeScreen("ipad-pro-11", .landscapeLeft, window: .third))
    let (first, last) = (try layout(left), try layout(right))
    #expect(first.time.x == 16.5)
    #expect(first.battery.body.minX > left.geometry.size.width)
    // The right window begins where the screen's other windows end.
    #expect(last.time.x == 16.5 - right.geometry.window.minX)
    #expect(abs((last.battery.body.maxX + 2.5 - (right.geometry.size.width - 15)).value) < 0.01)
    #expect(first.windowDots == left.geometry.size.width / 2)
    #expect(last.windowDots == right.geometry.size.width / 2)
  }

  @Test("rounds the corners of a window that floats")
  func slideOver() throws {
    let screen = try #require(ChromeScreen("ipad-pro-11", window: .slideOver))
    let items = DisplayCornersDrawing.items(
      configuration: screen.configuration, geometry: screen.geometry)
    let window = Rect(origin: .zero, size: screen.geometry.size)
    guard case .fill(let path, .black)? = items.last else {
      Issue.record("no fill")
      return
    }
    #expect(path.usesEvenOddRule)
    #expect(path.extent == window)
  }

  @Test("has three dots in the middle of the window's upper edge, none on phones or iPadOS 26")
  func dots() throws {
    func dots(
      _ id: String, _ orientation: Orientation, _ window: WindowSize, os: SystemVersion = .ios18
    ) throws -> [Rect] {
      let screen = try #require(ChromeScreen(id, orientation, os: os, window: window))
      let parts = ScreenChrome.display(
        DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
        screen: .sample(),
        measuring: FixedMetricsText()
      ).items
      for case .group("chrome.statusBar", _, _, let items) in parts {
        return items.flatMap { item -> [Rect] in
          guard case .fill(let path, _) = item, let extent = path.extent else { return [] }
          let middle = screen.geometry.size.width / 2
          return abs((extent.midX - middle).value) < 0.01 ? [extent] : []
        }
      }
      return []
    }
    #expect(try dots("ipad-pro-11", .landscapeLeft, .half).count == 1)
    #expect(try dots("iphone-14", .portrait, .full).isEmpty)
    #expect(try dots("ipad-pro-11", .landscapeLeft, .full, os: .ios26).isEmpty)
  }

  private func layout(_ screen: ChromeScreen) throws -> StatusBarLayout {
    try #require(
      StatusBarLayout(configuration: screen.configuration, geometry: screen.geometry))
  }
}

@Suite("Bars of iOS 26") struct ChromeGlassTests {
  @Test("float where they were measured on 420 points")
  func tabBar() throws {
    let tabs = ["Favorites", "Recents", "Contacts"].map {
      TabItem([TabItem.title($0)], isSelected: false)
    }
    let screen = try #require(
      ChromeScreen("iphone-air", navigationBar: .translucent, tabBar: .translucent))
    let parts = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(
        title: "Skip", backTitle: "Back", tabs: tabs, selectedTab: 1),
      measuring: FixedMetricsText()
    ).items
    let plate = try #require(backdrops(of: "tabBar", in: parts).first)
    #expect(abs((plate.minX - 73).value) < 0.5)
    #expect(abs((plate.maxX - 347).value) < 0.5)
    #expect(plate.minY == 829)
    #expect(plate.maxY == 891)
    let back = try #require(backdrops(of: "navigationBar", in: parts).first)
    #expect(back == Rect(x: 20, y: 68, width: 44, height: 44))
  }

  // UIKit: the first of `rightBarButtonItems` is the rightmost.
  @Test("have the first right item at the right", arguments: ["iphone-14", "iphone-air"])
  func rightItems(_ id: String) throws {
    let screen = try #require(ChromeScreen(id, navigationBar: .translucent))
    let list = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(rightItems: [
        BarButton([BarButton.title("First")]), BarButton([BarButton.title("Second")]),
      ]), measuring: FixedMetricsText())
    var runs: [TextRun] = []
    for case .group("chrome.navigationBar", _, _, let items) in list.items {
      for case .text(let run) in items { runs.append(run) }
    }
    let byPlace = runs.sorted { $0.frame.midX > $1.frame.midX }
    #expect(byPlace.map(\.content.string) == ["First", "Second"])
  }

  private func backdrops(of part: String, in items: [DisplayItem]) -> [Rect] {
    for case .group("chrome.\(part)", _, _, let items) in items {
      return items.compactMap { item in
        if case .backdrop(let path, _) = item { path.extent } else { nil }
      }
    }
    return []
  }
}
