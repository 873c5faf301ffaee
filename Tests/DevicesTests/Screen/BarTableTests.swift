import Devices
import Geometry
import Testing

@Suite("The table of bars and insets") struct BarTableTests {
  @Test("has the content view and its safe area in every row", arguments: BarRow.rows)
  func rows(_ row: BarRow) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    let geometry = ScreenGeometry(Configuration(device, row.state, on: .ios18))
    #expect(geometry.rootFrame.list == row.frame)
    #expect(abs((geometry.safeArea.top - row.safe.top).value) < 0.001)
    #expect(geometry.safeArea.bottom == row.safe.bottom)
    #expect([geometry.safeArea.left, geometry.safeArea.right] == [row.side, row.side])
  }

  @Test("has no strips that a navigation bar lacks")
  func strips() throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-14"))
    let plain = ScreenGeometry(Configuration(device: device, navigationBar: .translucent))
    #expect(plain.navigationRow?.list == [0, 47, 390, 44])
    #expect([plain.prompt, plain.largeTitle, plain.searchBar] == [nil, nil, nil])
    #expect(ScreenGeometry(Configuration(device: device)).navigationRow == nil)
  }

  @Test("has the device's own insets", arguments: OwnInsets.rows)
  func devices(_ row: OwnInsets) throws {
    for id in row.ids {
      let device = try #require(DeviceCatalogue.device(id: id))
      let upright = ScreenGeometry(Configuration(device: device))
      #expect(upright.safeArea.list == [row.upright.top, 0, row.upright.bottom, 0], "\(id)")
      let lying = ScreenGeometry(Configuration(device: device, orientation: .landscapeLeft))
      #expect(
        lying.safeArea.list == [row.lying.top, row.lying.side, row.lying.bottom, row.lying.side],
        "\(id)")
    }
  }
}

/// A row of the table; a phone of 390 × 844 points with insets of 47 and 34 unless named.
struct BarRow: CustomTestStringConvertible {
  let name: String
  let id: String
  let state: BarState
  let frame: [Points]
  let safe: (top: Points, bottom: Points)
  let side: Points

  init(
    _ name: String, _ id: String = "iphone-14", _ orientation: Orientation = .portrait,
    nav: NavigationBarStyle = .hidden, tab: BarStyle = .hidden, toolbar: BarStyle = .hidden,
    edges: ExtendedEdges = .all, underOpaque: Bool = false, frame: [Points],
    safe: (top: Points, bottom: Points), side: Points = 0
  ) {
    self.name = name
    self.id = id
    state = BarState(
      orientation: orientation, navigation: nav, tabBar: tab, toolbar: toolbar, edges: edges,
      isUnderOpaque: underOpaque)
    self.frame = frame
    self.safe = safe
    self.side = side
  }

  var testDescription: String { name }

  private static let whole: [Points] = [0, 0, 390, 844]

  static let rows = [
    BarRow("1 none", frame: whole, safe: (47, 34)),
    BarRow("2 navigation bar", nav: .translucent, frame: whole, safe: (91, 34)),
    BarRow("3 and tabs", nav: .translucent, tab: .translucent, frame: whole, safe: (91, 83)),
    BarRow(
      "4 and a toolbar", nav: .translucent, toolbar: .translucent, frame: whole, safe: (91, 83)),
    BarRow(
      "5 all three", nav: .translucent, tab: .translucent, toolbar: .translucent, frame: whole,
      safe: (91, 132)),
    BarRow(
      "home button, with a toolbar", "iphone-se-3", nav: .translucent, toolbar: .translucent,
      frame: [0, 0, 375, 667], safe: (64, 44)),
    BarRow(
      "lying, with a toolbar", "iphone-14", .landscapeLeft, toolbar: .translucent,
      frame: [0, 0, 844, 390], safe: (0, 53), side: 47),
    BarRow("6 opaque navigation bar", nav: .opaque, frame: [0, 91, 390, 753], safe: (0, 34)),
    BarRow("7 extended under it", nav: .opaque, underOpaque: true, frame: whole, safe: (91, 34)),
    BarRow(
      "8 opaque, with tabs", nav: .opaque, tab: .opaque, frame: [0, 91, 390, 670], safe: (0, 0)),
    BarRow(
      "9 no extended edges", nav: .translucent, tab: .translucent, edges: [],
      frame: [0, 91, 390, 670],
      safe: (0, 0)),
    BarRow(
      "10 without tabs", nav: .translucent, edges: [], frame: [0, 91, 390, 753], safe: (0, 34)),
    BarRow(
      "11 top extended", nav: .translucent, tab: .translucent, edges: .top,
      frame: [0, 0, 390, 761],
      safe: (91, 0)),
    BarRow(
      "12 bottom extended", nav: .translucent, tab: .translucent, edges: .bottom,
      frame: [0, 91, 390, 753], safe: (0, 83)),
    BarRow("13 hidden", frame: whole, safe: (47, 34)),
    BarRow("14 hidden, no extended edges", edges: [], frame: whole, safe: (47, 34)),
    BarRow("15 large title", nav: .largeTitle, frame: whole, safe: (143, 34)),
    BarRow(
      "16 lying, with tabs", "iphone-14", .landscapeLeft, nav: .translucent, tab: .translucent,
      frame: [0, 0, 844, 390], safe: (32, 53), side: 47),
    BarRow(
      "17 home button, with tabs", "iphone-se-3", nav: .translucent, tab: .translucent,
      frame: [0, 0, 375, 667], safe: (64, 49)),
    BarRow(
      "18 home button, lying", "iphone-se-3", .landscapeLeft, nav: .translucent,
      frame: [0, 0, 667, 375], safe: (32, 0)),
    BarRow(
      "19 tablet", "ipad-pro-11", nav: .translucent, frame: [0, 0, 834, 1194], safe: (74, 20)),
    BarRow(
      "20 island", "iphone-15-pro", nav: .translucent, frame: [0, 0, 393, 852], safe: (97.667, 34)),
    BarRow(
      "tablet's tabs", "ipad-pro-11", tab: .translucent, frame: [0, 0, 834, 1194], safe: (24, 65)),
    BarRow(
      "tablet's toolbar", "ipad-pro-11", toolbar: .translucent, frame: [0, 0, 834, 1194],
      safe: (24, 70)),
    BarRow(
      "tablet with a home button, large title", "ipad-10-2", nav: .largeTitle, tab: .translucent,
      frame: [0, 0, 810, 1080], safe: (122, 50)),
  ]
}

/// Insets without bars, as published tables have them.
struct OwnInsets: CustomTestStringConvertible {
  let name: String
  let ids: [String]
  let upright: (top: Points, bottom: Points)
  let lying: (top: Points, side: Points, bottom: Points)

  var testDescription: String { name }

  static let rows = [
    OwnInsets(
      name: "phones with a home button", ids: ["iphone-se-1", "iphone-8", "iphone-8-plus"],
      upright: (20, 0), lying: (0, 0, 0)),
    OwnInsets(
      name: "the first notches",
      ids: ["iphone-x", "iphone-xs", "iphone-11-pro", "iphone-xs-max", "iphone-11-pro-max"],
      upright: (44, 34), lying: (0, 44, 21)),
    OwnInsets(
      name: "the notches of LCDs", ids: ["iphone-xr", "iphone-11"], upright: (48, 34),
      lying: (0, 48, 21)),
    OwnInsets(
      name: "later notches",
      ids: ["iphone-12", "iphone-12-pro-max", "iphone-13-pro", "iphone-14", "iphone-14-plus"],
      upright: (47, 34), lying: (0, 47, 21)),
    OwnInsets(
      name: "minis", ids: ["iphone-12-mini", "iphone-13-mini"], upright: (50, 34),
      lying: (0, 50, 21)),
    OwnInsets(
      name: "the first islands", ids: ["iphone-14-pro", "iphone-15", "iphone-16-plus"],
      upright: (59, 34), lying: (0, 59, 21)),
    OwnInsets(
      name: "later islands", ids: ["iphone-16-pro", "iphone-16-pro-max"], upright: (62, 34),
      lying: (0, 62, 21)),
    OwnInsets(
      name: "tablets with a home button", ids: ["ipad-9-7", "ipad-pro-10-5"], upright: (20, 0),
      lying: (20, 0, 0)),
    OwnInsets(
      name: "tablets without", ids: ["ipad-pro-11", "ipad-mini-6", "ipad-pro-13"],
      upright: (24, 20), lying: (24, 0, 20)),
  ]
}
