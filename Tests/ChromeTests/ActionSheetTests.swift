import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("An action sheet") struct ActionSheetTests {
  private let sheet = Alert(
    title: "Title", message: "Message",
    actions: [
      .named("One"), .named("Two"), .named("Three", .destructive), .named("Cancel", .cancel),
    ])

  // Measured on iOS 16: texts from 504 to 581, rows to 753, cancel from 761 to 818.
  @Test("has its rows at the bottom of a phone where they were measured")
  func phone() throws {
    let screen = try #require(ChromeScreen("iphone-14-pro"))
    let items = items(on: screen, source: nil)
    let panel = try #require(frames(items).first)
    #expect(abs((panel.minY - 504).value) < 0.34)
    #expect(abs((panel.maxY - 753).value) < 0.34)
    #expect(panel.minX == 8)
    #expect(panel.maxX == 385)
    let cancel = items.compactMap { item -> Rect? in
      if case .fill(let path, .white) = item { path.extent } else { nil }
    }
    #expect(cancel == [Rect(x: 8, y: 761, width: 377, height: 57)])
  }

  @Test("points at its source on a tablet, without a cancel action", arguments: Place.rows)
  func popover(_ row: Place) throws {
    let screen = try #require(ChromeScreen("ipad-10-9", os: row.os))
    let items = items(on: screen, source: row.source)
    let panel = try #require(frames(items).first)
    if row.isBelow {
      #expect(panel.minY >= row.source.maxY)
    } else {
      #expect(panel.maxY <= row.source.minY)
    }
    #expect(panel.minX >= 0)
    #expect(panel.maxX <= 820)
    #expect(!texts(items).contains("Cancel"))
    #expect(texts(items).contains("Three"))
  }

  @Test("belongs to a bar's button", arguments: [SystemVersion.ios18, .ios26])
  func buttons(_ os: SystemVersion) throws {
    let screen = try #require(ChromeScreen("iphone-14-pro", os: os, navigationBar: .translucent))
    var description = ScreenDescription.sample()
    description.leftItems = [BarButton([BarButton.title("A")])]
    description.rightItems = [
      BarButton([BarButton.title("B")]), BarButton([BarButton.systemItem(.fixedSpace)]),
      BarButton([BarButton.title("C")]),
    ]
    let context = ChromeContext(
      configuration: screen.configuration, geometry: screen.geometry, screen: description,
      measuring: FixedMetricsText())
    let left = try #require(context.buttonFrame(.leftItems, 0))
    let outer = try #require(context.buttonFrame(.rightItems, 0))
    let inner = try #require(context.buttonFrame(.rightItems, 2))
    #expect(left.minX == 16)
    #expect(outer.maxX == 377)
    #expect(inner.maxX < outer.minX)
    #expect(inner.minX > left.maxX)
    #expect(context.buttonFrame(.rightItems, 1) == nil)
    #expect(context.buttonFrame(.rightItems, 3) == nil)
    #expect(context.buttonFrame(.toolbar, 0) == nil)
  }

  // MARK: Parts

  private func items(on screen: ChromeScreen, source: Rect?) -> [DisplayItem] {
    var description = ScreenDescription.sample()
    description.presented = .actionSheet(sheet, source: source.map { _ in .view("button") })
    return ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: description,
      source: source.map { SourceView(frame: $0, items: []) }, measuring: FixedMetricsText()
    ).items.flatMap { item -> [DisplayItem] in
      if case .group("chrome.presented", _, _, let items) = item { items } else { [] }
    }
  }

  private func frames(_ items: [DisplayItem]) -> [Rect] {
    items.compactMap { if case .backdrop(let path, _) = $0 { path.extent } else { nil } }
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .group(_, _, _, let inner): texts(inner)
      case .text(let run): [run.content.string]
      default: []
      }
    }
  }
}

/// A source on an iPad of 820 by 1180 points, and the side on which there is room.
struct Place: CustomTestStringConvertible {
  let name: String
  let os: SystemVersion
  let source: Rect
  let isBelow: Bool

  var testDescription: String { "\(name) on \(os)" }

  static let rows = [SystemVersion.ios18, .ios26].flatMap { os in
    [
      Place(
        name: "in the middle", os: os, source: Rect(x: 400, y: 500, width: 100, height: 44),
        isBelow: true),
      Place(
        name: "at the lower left", os: os, source: Rect(x: 10, y: 1100, width: 60, height: 44),
        isBelow: false),
      Place(
        name: "at the upper right", os: os, source: Rect(x: 750, y: 30, width: 60, height: 44),
        isBelow: true),
    ]
  }
}

@Suite("A popover's arrow") struct PopoverArrowTests {
  @Test("is 13 points high and stays between the corners", arguments: [-50, 100, 900] as [Double])
  func place(_ x: Double) throws {
    let frame = Rect(x: 0, y: 0, width: 200, height: 100)
    for isAtTop in [true, false] {
      let outline = PopoverArrow.outline(
        around: frame, radius: 13, at: Points(x), isAtTop: isAtTop)
      let extent = try #require(outline.extent)
      #expect(extent.minX == 0)
      #expect(extent.maxX == 200)
      #expect(isAtTop ? extent.minY < -11 : extent.maxY > 111)
      #expect(extent.height <= 113)
    }
  }
}
