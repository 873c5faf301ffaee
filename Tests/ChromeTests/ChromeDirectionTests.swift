import Devices
import Geometry
import Graphics
import TestSupport
import Testing

@testable import Chrome

@Suite("Bars where reading begins at the right") struct ChromeDirectionTests {
  @Test("have the status bar's time at the right and its battery at the left")
  func statusBar() throws {
    let parts = try overlay("iphone-14-pro", title: "", back: nil)
    let time = try #require(parts.statusBar.texts.first)
    #expect(time.content.string == "9:41")
    // 71 from the left edge otherwise.
    #expect(abs((time.frame.midX - (393 - 71)).value) < 1)
    let battery = try #require(parts.statusBar.strokes.first?.extent)
    // 333 to 358 otherwise, its cap on the outer side.
    #expect(abs((battery.minX - (393 - 333 - 25)).value) < 1.2)
    #expect(
      parts.statusBar.fills.compactMap(\.extent).map(\.minX).min().map { $0 < battery.minX } == true
    )
  }

  @Test("have a tablet's date left of its time")
  func padStatusBar() throws {
    let texts = try overlay("ipad-pro-11", title: "", back: nil).statusBar.texts
    #expect(texts.map(\.content.string) == ["9:41 AM", "Tue Jan 9", "100%"])
    #expect(texts.map(\.alignment) == [.right, .right, .right])
    #expect(abs((texts[0].frame.maxX - 817.5).value) < 0.01)
    #expect(texts[1].frame.maxX < texts[0].frame.maxX)
  }

  @Test("have the back button at the right, its chevron pointing right")
  func backButton() throws {
    let bar = try overlay("iphone-13", .translucent, title: "Chat", back: "Inbox").navigationBar
    let chevron = try #require(bar.strokes.first)
    #expect(chevron.extent.map { $0.maxX > 390 - 16 } == true)
    let points = chevron.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      case .curve, .close: nil
      }
    }
    try #require(points.count == 3)
    #expect(points[1].x > points[0].x)
    // Every letter is 10 wide: the previous title ends 30 from the edge, the title stays centred.
    #expect(bar.texts.map(\.content.string) == ["Inbox", "Chat"])
    #expect(abs((bar.texts[0].frame.maxX - 360.5).value) < 0.01)
    #expect(bar.texts[1].frame.midX == 195)
  }

  @Test("have the large title at the right margin")
  func largeTitle() throws {
    let bar = try overlay("iphone-13", .largeTitle, title: "Settings", back: nil).navigationBar
    let title = try #require(bar.texts.first)
    #expect(title.alignment == .right)
    #expect(abs((title.frame.maxX - 374).value) < 0.01)
  }

  @Test("leave the keyboard and the device's own marks as they are")
  func others() throws {
    let turned = try overlay("iphone-14-pro", .opaque, title: "Chat", back: "Inbox")
    let usual = try overlay("iphone-14-pro", .opaque, title: "Chat", back: "Inbox", .leftToRight)
    for part in ["keyboard", "homeIndicator", "cutout", "display"] {
      #expect(turned[part] == usual[part])
      #expect(turned[part]?.isEmpty == false)
    }
  }

  private func overlay(
    _ id: String, _ style: NavigationBarStyle = .hidden, title: String, back: String?,
    _ direction: LayoutDirection = .rightToLeft
  ) throws -> Parts {
    let screen = try #require(ChromeScreen(id, navigationBar: style, keyboard: .shown))
    let list = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(title: title, backTitle: back, direction: direction),
      measuring: FixedMetricsText())
    return Parts(list: list)
  }
}

/// The parts of an overlay by name.
private struct Parts {
  let list: DisplayList

  subscript(name: String) -> [DisplayItem]? {
    for case .group("chrome.\(name)", _, _, let items) in list.items { return items }
    return nil
  }

  var statusBar: [DisplayItem] { self["statusBar"] ?? [] }
  var navigationBar: [DisplayItem] { self["navigationBar"] ?? [] }
}

extension [DisplayItem] {
  fileprivate var texts: [TextRun] {
    compactMap { if case .text(let run) = $0 { run } else { nil } }
  }
  fileprivate var strokes: [Path] {
    compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
  }
  fileprivate var fills: [Path] {
    compactMap { if case .fill(let path, _) = $0 { path } else { nil } }
  }
}
