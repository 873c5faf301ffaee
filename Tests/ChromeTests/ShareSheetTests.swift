import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("A share sheet") struct ShareSheetTests {
  // A page of medium height: half of 852 up to iOS 18; on iOS 26 0.525 of it, 6 from the sides.
  @Test(
    "is a page of medium height on a phone, over a dimmed screen",
    arguments: [
      (SystemVersion.ios18, Rect(x: 0, y: 426, width: 393, height: 426)),
      (.ios26, Rect(x: 6, y: 398.667, width: 381, height: 447.333)),
    ])
  func phone(_ os: SystemVersion, _ frame: Rect) throws {
    let items = try items(on: "iphone-14-pro", os, source: nil)
    let fills = extents(items)
    #expect(fills.first == Rect(x: 0, y: 0, width: 393, height: 852))
    let sheet = try #require(fills.dropFirst().first)
    #expect(abs((sheet.minY - frame.minY).value) < 0.01)
    #expect(abs((sheet.maxY - frame.maxY).value) < 0.01)
    #expect(sheet.minX == frame.minX)
    #expect(sheet.width == frame.width)
    #expect(texts(items) == ["Trip", "example.org"])
  }

  // 13 below its source for the arrow, and 10 from the window's side.
  @Test("is a popover below its source on a tablet, over a screen that is not dimmed")
  func tablet() throws {
    let source = Rect(x: 760, y: 30, width: 44, height: 44)
    let items = try items(on: "ipad-10-9", .ios18, source: source)
    let sheet = try #require(extents(items).first)
    #expect(sheet.maxX == 810)
    #expect(sheet.width == 375)
    #expect(sheet.minY >= source.maxY)
    #expect(sheet.minY < source.maxY + 2)
  }

  @Test("has no texts if it is given none")
  func plain() throws {
    let items = try items(on: "iphone-14-pro", .ios26, source: nil, ShareSheet())
    #expect(texts(items).isEmpty)
  }

  // MARK: Parts

  private func items(
    on id: String, _ os: SystemVersion, source: Rect?,
    _ sheet: ShareSheet = ShareSheet(title: "Trip", subtitle: "example.org")
  ) throws -> [DisplayItem] {
    let screen = try #require(ChromeScreen(id, os: os))
    var description = ScreenDescription.sample()
    description.presented = .shareSheet(sheet, source: source.map { _ in .view("share") })
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description, source: source.map { SourceView(frame: $0, items: []) },
      measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
  }

  private func extents(_ items: [DisplayItem]) -> [Rect] {
    items.compactMap { if case .fill(let path, _) = $0 { path.extent } else { nil } }
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let run): [run.content.string]
      case .group(_, _, _, let items): texts(items)
      default: []
      }
    }
  }
}
