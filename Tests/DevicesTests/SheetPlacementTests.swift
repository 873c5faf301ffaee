import Geometry
import Testing

@testable import Devices

@Suite("A sheet's place") struct SheetPlacementTests {
  // Measured: iOS 18 on an iPhone 16 Pro, a sheet from 72 (a card from 62 above it); iOS 26 on 402
  // and 440 points, from 62 in the whole width with corners of 38; iPadOS 26, a form sheet of
  // 580 × 650 at (226, 358) on 1032 × 1376.
  @Test("is where it was measured", arguments: PlacedSheet.rows)
  func place(_ row: PlacedSheet) throws {
    let device = try #require(DeviceCatalogue.device(id: row.device))
    let configuration = Configuration(device: device, os: row.os, orientation: row.orientation)
    let place = SheetPlacement(
      row.style, row.detent, in: ScreenGeometry(configuration), configuration)
    #expect(place.frame == row.frame)
    #expect(place.topRadius == row.radius)
    #expect(place.shrinksScreen == row.shrinks)
    #expect(place.isGlass == row.isGlass)
  }

  @Test(
    "is a popover only on a tablet",
    arguments: [
      ("ipad-10-9", Size(width: 320, height: 240), true),
      // A window of 820 by 1180 less 24, 20 and 10 on each side.
      ("ipad-10-9", Size(width: 2000, height: 2000), true),
      ("iphone-15-pro", Size(width: 320, height: 240), false),
    ] as [(String, Size, Bool)])
  func popover(_ id: String, _ size: Size, _ isPopover: Bool) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    let configuration = Configuration(device: device, os: .ios18)
    let place = SheetPlacement(
      .popover, .large, popover: size, in: ScreenGeometry(configuration), configuration)
    #expect(place.isPopover == isPopover)
    #expect(
      place.frame.size
        == (isPopover
          ? Size(width: min(size.width, 800), height: min(size.height, 1116))
          : Size(width: 393, height: 783)))
  }

  @Test(
    "has its own radius at the corners that the system rounds",
    arguments: [
      ("iphone-15-pro", SheetStyle.page, Points(60), Points(0)), ("ipad-10-9", .form, 60, 60),
      ("iphone-15-pro", .fullScreen, 0, 0),
    ])
  func radius(_ id: String, _ style: SheetStyle, _ top: Points, _ bottom: Points) throws {
    let device = try #require(DeviceCatalogue.device(id: id))
    let configuration = Configuration(device: device, os: .ios18)
    var place = SheetPlacement(style, .large, in: ScreenGeometry(configuration), configuration)
    place.round(by: 60)
    #expect(place.topRadius == top)
    #expect(place.bottomRadius == bottom)
  }

  /// The keyboard of an iPhone 16 Pro is 336 points high on iOS 18, of which the page has 34 for its
  /// safe area, and 335 on iOS 26, where the page ends 6 points before the window.
  @Test(
    "of a lower page is higher by the keyboard",
    arguments: [
      (.ios18, .medium, Rect(x: 0, y: 135, width: 402, height: 739)),
      (.ios18, .height(200), Rect(x: 0, y: 338, width: 402, height: 536)),
      (.ios18, .height(700), Rect(x: 0, y: 72, width: 402, height: 802)),
      (.ios26, .medium, Rect(x: 6, y: 80, width: 390, height: 788)),
      (.ios26, .height(200), Rect(x: 6, y: 339, width: 390, height: 529)),
    ] as [(SystemVersion, SheetDetent, Rect)])
  func raised(_ os: SystemVersion, _ detent: SheetDetent, _ frame: Rect) throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-16-pro"))
    let configuration = Configuration(device: device, os: os, keyboard: .shown)
    let place = SheetPlacement(.page, detent, in: ScreenGeometry(configuration), configuration)
    #expect(place.frame == frame)
  }

  @Test("of a form moves above the keyboard")
  func keyboard() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-10-9"))
    let configuration = Configuration(
      device: device, os: .ios26, orientation: .landscapeLeft, keyboard: .shown)
    let geometry = ScreenGeometry(configuration)
    let place = SheetPlacement(.form, .large, in: geometry, configuration)
    #expect(place.frame.minY == geometry.deviceSafeArea.top)
  }
}

/// A sheet and its frame.
struct PlacedSheet: CustomTestStringConvertible {
  let name: String
  let device: String
  let os: SystemVersion
  var orientation = Orientation.portrait
  var style = SheetStyle.page
  var detent = SheetDetent.large
  let frame: Rect
  let radius: Points
  var shrinks = false
  var isGlass = false

  var testDescription: String { name }

  static let rows = [
    PlacedSheet(
      name: "large on iOS 18", device: "iphone-16-pro", os: .ios18,
      frame: Rect(x: 0, y: 72, width: 402, height: 802), radius: 10, shrinks: true),
    PlacedSheet(
      name: "large on iOS 26", device: "iphone-16-pro", os: .ios26,
      frame: Rect(x: 0, y: 62, width: 402, height: 812), radius: 38),
    PlacedSheet(
      name: "medium on iOS 18", device: "iphone-16-pro", os: .ios18, detent: .medium,
      frame: Rect(x: 0, y: 437, width: 402, height: 437), radius: 10),
    // 0.525 · 874 = 458.85, which is 459 on the grid of thirds.
    PlacedSheet(
      name: "medium on iOS 26", device: "iphone-16-pro", os: .ios26, detent: .medium,
      frame: Rect(x: 6, y: 409, width: 390, height: 459), radius: 34,
      isGlass: true),
    PlacedSheet(
      name: "of its own height on iOS 18", device: "iphone-16-pro", os: .ios18,
      detent: .height(200), frame: Rect(x: 0, y: 640, width: 402, height: 234), radius: 10),
    PlacedSheet(
      name: "lying", device: "iphone-16-pro", os: .ios26, orientation: .landscapeLeft,
      frame: Rect(x: 0, y: 0, width: 874, height: 402), radius: 0),
    PlacedSheet(
      name: "full screen", device: "iphone-16-pro", os: .ios18, style: .fullScreen,
      frame: Rect(x: 0, y: 0, width: 402, height: 874), radius: 0),
    PlacedSheet(
      name: "form on iPadOS 26", device: "ipad-pro-13", os: .ios26, style: .form,
      frame: Rect(x: 226, y: 358, width: 580, height: 650), radius: 32),
  ]
}
