import Geometry
import Testing

@testable import Devices

/// A search field's state with the bars that follow from it.
struct SearchedBars: CustomTestStringConvertible {
  let name: String
  let device: String
  let os: SystemVersion
  var orientation = Orientation.portrait
  let search: SearchState
  /// The navigation bar, or nil while hidden.
  let bar: Rect?
  let top: Points
  /// Whether the bar has a row with title and buttons.
  var hasRow = false
  /// Whether the field needs a toolbar.
  var hasToolbar = false

  var testDescription: String { name }

  // An active search on iOS 26 takes 8 + 44 + 8 below the safe area's top (measured); up to iOS 18
  // 52, from 16/3 above the inset of a phone with an island.
  static let rows = [
    SearchedBars(
      name: "active on iOS 26", device: "iphone-16-pro", os: .ios26, search: .active,
      bar: Rect(x: 0, y: 62, width: 402, height: 60), top: 122),
    SearchedBars(
      name: "active with a home button", device: "iphone-se-3", os: .ios26, search: .active,
      bar: Rect(x: 0, y: 20, width: 375, height: 60), top: 80),
    SearchedBars(
      name: "active on iOS 18", device: "iphone-13", os: .ios18, search: .active,
      bar: Rect(x: 0, y: 47, width: 390, height: 52), top: 99),
    SearchedBars(
      name: "active in the row of a tablet", device: "ipad-pro-11", os: .ios26, search: .active,
      bar: Rect(x: 0, y: 32, width: 834, height: 102), top: 134, hasRow: true),
    SearchedBars(
      name: "at the bottom", device: "iphone-16-pro", os: .ios26, search: .bottom,
      bar: Rect(x: 0, y: 62, width: 402, height: 106), top: 168, hasRow: true, hasToolbar: true),
    SearchedBars(
      name: "at the bottom of iOS 18, which has none", device: "iphone-13", os: .ios18,
      search: .bottom, bar: Rect(x: 0, y: 47, width: 390, height: 148), top: 195, hasRow: true),
    SearchedBars(
      name: "active at the bottom", device: "iphone-16-pro", os: .ios26, search: .activeBottom,
      bar: nil, top: 62, hasToolbar: true),
  ]
}

@Suite("A search field in the bars") struct SearchTests {
  @Test("changes the bars", arguments: SearchedBars.rows)
  func bars(_ row: SearchedBars) throws {
    let device = try #require(DeviceCatalogue.device(id: row.device))
    let geometry = ScreenGeometry(
      Configuration(
        device: device, os: row.os, orientation: row.orientation, navigationBar: .largeTitle,
        search: row.search))
    #expect(geometry.navigationBar == row.bar)
    #expect(geometry.safeArea.top == row.top)
    #expect((geometry.navigationRow != nil) == row.hasRow)
    #expect((geometry.toolbar != nil) == row.hasToolbar)
  }

  @Test("and a subtitle makes a large title 16 higher on iOS 26 only")
  func subtitle() throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-16-pro"))
    for (os, height) in [(SystemVersion.ios18, Points(52)), (.ios26, 68)] {
      var configuration = Configuration(device: device, os: os, navigationBar: .largeTitle)
      configuration.hasSubtitle = true
      #expect(ScreenGeometry(configuration).largeTitle?.height == height)
    }
  }
}
