import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("The device's chrome") struct ChromeOverlayTests {
  private func parts(
    _ screen: ChromeScreen, changing change: (inout ScreenDescription) -> Void = { _ in }
  ) -> [(name: String, items: [DisplayItem])] {
    var description = ScreenDescription.sample(title: "Chat", backTitle: "Inbox")
    change(&description)
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description,
      measuring: FixedMetricsText()
    ).items.compactMap {
      if case .group(let name, _, _, let items) = $0 {
        ((name ?? "").replacing("chrome.", with: ""), items)
      } else {
        nil
      }
    }
  }

  @Test("is drawn in the order of the layers", arguments: Layers.rows)
  func order(_ row: Layers) throws {
    let parts = parts(try #require(row.screen)) { $0.showsHomeIndicator = row.showsHomeIndicator }
    #expect(parts.map(\.name) == row.names)
  }

  @Test("is black on light and white on dark")
  func appearance() throws {
    for (appearance, color) in [(Appearance.light, RGBAColor.black), (.dark, .white)] {
      let screen = try #require(ChromeScreen("iphone-x", appearance: appearance))
      let indicator = try #require(parts(screen).first { $0.name == "homeIndicator" })
      guard case .fill(_, let fill)? = indicator.items.first else {
        Issue.record("no fill")
        return
      }
      #expect(fill == color)
    }
  }

  @Test("has the status bar in the colour that the screen asks for", arguments: StatusInk.rows)
  func statusBar(_ row: StatusInk) throws {
    let screen = try #require(ChromeScreen("iphone-x", appearance: row.appearance))
    let list = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(statusBarStyle: row.style), measuring: FixedMetricsText())
    let time = list.items.lazy.compactMap { item -> TextRun? in
      guard case .group("chrome.statusBar", _, _, let items) = item else { return nil }
      guard case .text(let run)? = items.first else { return nil }
      return run
    }.first
    #expect(time?.color == row.color)
  }

  @Test("keeps the cutout at the device's top however it is held", arguments: CutoutCase.rows)
  func cutout(_ row: CutoutCase) throws {
    let screen = try #require(ChromeScreen(row.id, row.orientation))
    let cutout = try #require(parts(screen).first { $0.name == "cutout" })
    guard case .fill(let path, _)? = cutout.items.first else {
      Issue.record("no fill")
      return
    }
    #expect(path.extent == row.frame)
  }

  @Test("leaves out corners and cutout if a screenshot is wanted")
  func squareCorners() throws {
    let screen = try #require(ChromeScreen("iphone-15-pro"))
    var description = ScreenDescription.sample()
    description.corners = .square
    let items = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description, measuring: FixedMetricsText()
    ).items
    let names = items.compactMap { item -> String? in
      if case .group(let name, _, _, _) = item { name } else { nil }
    }
    #expect(names == ["chrome.statusBar", "chrome.homeIndicator"])
  }

  @Test(
    "blurs the content that is scrolled under a translucent bar, and only that",
    arguments: [
      BarLook("scrolled", .translucent, isScrolled: true, hasBackdrop: true, itemsBelowTexts: 2),
      BarLook("at rest", .translucent, itemsBelowTexts: 0),
      BarLook("visible", .translucent, .visible, hasBackdrop: true, itemsBelowTexts: 2),
      BarLook("hidden", .translucent, .hidden, isScrolled: true, itemsBelowTexts: 0),
      BarLook("opaque", .opaque, .hidden, itemsBelowTexts: 2),
      BarLook("transparent", .transparent, .visible, isScrolled: true, itemsBelowTexts: 0),
      BarLook("large title", .largeTitle, isScrolled: true, itemsBelowTexts: 0),
      BarLook(
        "visible large title", .largeTitle, .visible, hasBackdrop: true, itemsBelowTexts: 2),
    ])
  func barBackground(_ row: BarLook) throws {
    let screen = try #require(ChromeScreen("iphone-14", navigationBar: row.style))
    let parts = parts(screen) {
      $0.scrolled.top = row.isScrolled
      $0.navigationBackground = row.visibility
    }
    let bar = try #require(parts.first { $0.name == "navigationBar" })
    let backdrops = bar.items.compactMap { item -> Rect? in
      if case .backdrop(let path, _) = item { path.extent } else { nil }
    }
    let height: Points = row.style == .largeTitle ? 143 : 91
    #expect(backdrops == (row.hasBackdrop ? [Rect(x: 0, y: 0, width: 390, height: height)] : []))
    let chevronAndTexts = 3
    #expect(bar.items.count == row.itemsBelowTexts + chevronAndTexts)
  }

  /// At the scroll edge, bars have no background since iOS 15, whatever the height of the window.
  @Test(
    "draws a bar for large titles like others in a window that is too low for one",
    arguments: SystemVersion.allCases)
  func lowLargeTitle(_ os: SystemVersion) throws {
    let rows: [(NavigationBarStyle, isScrolled: Bool, hasBackground: Bool)] = [
      (.largeTitle, false, false), (.largeTitle, true, true), (.translucent, true, true),
      (.opaque, false, true),
    ]
    for (style, isScrolled, hasBackground) in rows {
      let screen = try #require(
        ChromeScreen("iphone-14", .landscapeRight, os: os, navigationBar: style))
      #expect(screen.geometry.largeTitle == nil)
      let parts = parts(screen) { $0.scrolled.top = isScrolled }
      let bar = try #require(parts.first { $0.name == "navigationBar" })
      let wide = bar.items.contains { item in
        switch item {
        case .fill(let path, _), .backdrop(let path, _), .gradient(let path, _):
          path.extent?.width == 844
        default: false
        }
      }
      #expect(wide == hasBackground)
    }
  }

  @Test("writes the large title in 34 bold below the row of buttons")
  func largeTitle() throws {
    let screen = try #require(ChromeScreen("iphone-14", navigationBar: .largeTitle))
    let bar = try #require(parts(screen).first { $0.name == "navigationBar" })
    guard case .text(let run)? = bar.items.last else {
      Issue.record("no text")
      return
    }
    #expect(run.content == TextContent("Chat", font: .system(34, .bold)))
    #expect(run.frame.minX == 16)
    #expect(run.frame.minY == 95)
  }
}

@Suite("A rectangle with continuous corners") struct ChromeContinuousCornersTests {
  @Test("begins its curve 1.528665 radii before the corner")
  func reach() {
    let path = Path.continuousRect(Rect(x: 0, y: 0, width: 400, height: 800), radius: 40)
    guard case .move(let start)? = path.elements.first else {
      Issue.record("no start")
      return
    }
    #expect(abs(start.x.value - (400 - 61.1466)) < 1e-9)
    #expect(start.y == 0)
    #expect(path.extent == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test("cuts the radius to the shorter side, and is square without one")
  func limits() {
    let narrow = Path.continuousRect(Rect(x: 0, y: 0, width: 100, height: 20), radius: 40)
    #expect(narrow.extent == Rect(x: 0, y: 0, width: 100, height: 20))
    let square = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path.continuousRect(square, radius: 0) == .rect(square))
  }
}

struct StatusInk: CustomTestStringConvertible {
  let style: StatusBarStyle
  let appearance: Appearance
  let color: RGBAColor

  var testDescription: String { "\(style.rawValue), \(appearance.rawValue)" }

  static let rows = [
    StatusInk(style: .default, appearance: .light, color: .black),
    StatusInk(style: .default, appearance: .dark, color: .white),
    StatusInk(style: .lightContent, appearance: .light, color: .white),
    StatusInk(style: .darkContent, appearance: .dark, color: .black),
  ]
}

struct Layers: CustomTestStringConvertible {
  let name: String
  let screen: ChromeScreen?
  /// What the spec says, or nil for the system's default.
  var showsHomeIndicator: Bool?
  let names: [String]

  var testDescription: String { name }

  static let rows = [
    Layers(
      name: "everything",
      screen: ChromeScreen("iphone-15-pro", navigationBar: .translucent, keyboard: .shown),
      names: ["navigationBar", "keyboard", "statusBar", "homeIndicator", "cutout", "display"]),
    Layers(
      name: "a phone with a home button", screen: ChromeScreen("iphone-se-3"),
      names: ["statusBar"]),
    Layers(
      name: "that phone lying", screen: ChromeScreen("iphone-se-3", .landscapeLeft), names: []),
    Layers(
      name: "a tablet", screen: ChromeScreen("ipad-pro-11", .landscapeLeft),
      names: ["statusBar", "homeIndicator", "display"]),
    Layers(
      name: "a tablet on iPadOS 26", screen: ChromeScreen("ipad-pro-11", os: .ios26),
      names: ["statusBar", "homeIndicator", "display"]),
    Layers(
      name: "a phone on iOS 26", screen: ChromeScreen("iphone-15-pro", os: .ios26),
      names: ["statusBar", "cutout", "display"]),
    Layers(
      name: "that phone, with the indicator", screen: ChromeScreen("iphone-15-pro", os: .ios26),
      showsHomeIndicator: true, names: ["statusBar", "homeIndicator", "cutout", "display"]),
    Layers(
      name: "a phone on iOS 18, without it", screen: ChromeScreen("iphone-15-pro"),
      showsHomeIndicator: false, names: ["statusBar", "cutout", "display"]),
  ]
}

struct CutoutCase: CustomTestStringConvertible {
  let id: String
  let orientation: Orientation
  let frame: Rect

  var testDescription: String { "\(id) \(orientation.rawValue)" }

  static let rows = [
    CutoutCase(
      id: "iphone-x", orientation: .portrait, frame: Rect(x: 76, y: 0, width: 223, height: 30)),
    CutoutCase(
      id: "iphone-x", orientation: .landscapeLeft,
      frame: Rect(x: 0, y: 76, width: 30, height: 223)),
    CutoutCase(
      id: "iphone-x", orientation: .landscapeRight,
      frame: Rect(x: 782, y: 76, width: 30, height: 223)),
  ]
}

struct BarLook: CustomTestStringConvertible {
  let name: String
  let style: NavigationBarStyle
  let visibility: BarBackgroundVisibility
  let isScrolled: Bool
  let hasBackdrop: Bool
  let itemsBelowTexts: Int

  init(
    _ name: String, _ style: NavigationBarStyle, _ visibility: BarBackgroundVisibility = .automatic,
    isScrolled: Bool = false, hasBackdrop: Bool = false, itemsBelowTexts: Int
  ) {
    self.name = name
    self.style = style
    self.visibility = visibility
    self.isScrolled = isScrolled
    self.hasBackdrop = hasBackdrop
    self.itemsBelowTexts = itemsBelowTexts
  }

  var testDescription: String { name }
}
