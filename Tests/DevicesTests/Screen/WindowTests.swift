import Devices
import Geometry
import Testing

@Suite("Windows of a shared screen") struct WindowTests {
  @Test("have the table's widths and size classes on every tablet")
  func table() throws {
    var seen: Set<String> = []
    for row in try FixtureTable("windows").rows {
      let orientation: Orientation = row["held"] == "landscape" ? .landscapeLeft : .portrait
      for id in (row["devices"] ?? "").split(separator: ",").map(String.init) {
        seen.insert(id)
        let device = try #require(DeviceCatalogue.device(id: id))
        let upright = "\(device.screenSize.width)x\(device.screenSize.height)"
        #expect(upright == row["screen"], "\(id)")
        for (name, window) in WindowTests.named {
          let state = Configuration(device: device, orientation: orientation, window: window)
          let cell = row[name] ?? ""
          guard cell != "-" else {
            #expect(state.unsupportedState == .unsharedScreen, "\(id) \(name)")
            continue
          }
          #expect(state.unsupportedState == nil)
          let geometry = ScreenGeometry(state)
          let letter = geometry.sizeClasses.horizontal.rawValue.prefix(1)
          #expect("\(geometry.size.width)\(letter)" == cell, "\(id) \(name)")
          #expect(geometry.sizeClasses.vertical == .regular)
        }
      }
    }
    #expect(seen.count == DeviceGroup.allIPads.devices.count)
  }

  private static let named: [(String, WindowSize)] = [
    ("full", .full), ("twoThirds", .twoThirds), ("half", .half), ("third", .third),
    ("slideOver", .slideOver),
  ]

  @Test("lie where the system puts them, with the insets of the edges they touch", arguments: rows)
  func places(_ row: Placed) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    let geometry = ScreenGeometry(
      Configuration(device: device, orientation: .landscapeLeft, window: row.window))
    #expect(geometry.window.list == row.frame)
    #expect(geometry.size == geometry.window.size)
    #expect(geometry.rootFrame == Rect(origin: .zero, size: geometry.size))
    #expect(geometry.safeArea.list == row.safe)
    #expect(geometry.rootMargins.left == row.margin)
    #expect((geometry.statusBar?.list ?? []) == row.statusBar)
    #expect((geometry.homeIndicator == nil) == row.isAboveIndicator)
  }

  static let rows = [
    Placed(
      id: "ipad-pro-11", window: .full, frame: [0, 0, 1194, 834], safe: [24, 0, 20, 0],
      margin: 20, statusBar: [0, 0, 1194, 24]),
    Placed(
      id: "ipad-pro-11", window: .twoThirds, frame: [0, 0, 809, 834], safe: [24, 0, 20, 0],
      margin: 20, statusBar: [0, 0, 1194, 24]),
    Placed(
      id: "ipad-pro-11", window: .half, frame: [0, 0, 592, 834], safe: [24, 0, 20, 0],
      margin: 16, statusBar: [0, 0, 1194, 24]),
    Placed(
      id: "ipad-pro-11", window: .third, frame: [819, 0, 375, 834], safe: [24, 0, 20, 0],
      margin: 16, statusBar: [-819, 0, 1194, 24], isAboveIndicator: true),
    Placed(
      id: "ipad-pro-11", window: .slideOver, frame: [809, 20, 375, 794], safe: [0, 0, 0, 0],
      margin: 16, statusBar: [], isAboveIndicator: true),
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 700, height: 600)),
      frame: [247, 117, 700, 600], safe: [0, 0, 0, 0], margin: 20, statusBar: [],
      isAboveIndicator: true),
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 647, height: 834)),
      frame: [273, 0, 647, 834], safe: [24, 0, 20, 0], margin: 16,
      statusBar: [-273, 0, 1194, 24]),
    // A window of less than 678 points is compact.
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 677, height: 600)),
      frame: [258, 117, 677, 600], safe: [0, 0, 0, 0], margin: 16, statusBar: [],
      isAboveIndicator: true),
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 678, height: 600)),
      frame: [258, 117, 678, 600], safe: [0, 0, 0, 0], margin: 20, statusBar: [],
      isAboveIndicator: true),
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 679, height: 600)),
      frame: [257, 117, 679, 600], safe: [0, 0, 0, 0], margin: 20, statusBar: [],
      isAboveIndicator: true),
    // One point below the screen's top, then at it, one point above the screen's bottom.
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 700, height: 832)),
      frame: [247, 1, 700, 832], safe: [0, 0, 0, 0], margin: 20, statusBar: []),
    Placed(
      id: "ipad-pro-11", window: .size(Size(width: 700, height: 833)),
      frame: [247, 0, 700, 833], safe: [24, 0, 0, 0], margin: 20,
      statusBar: [-247, 0, 1194, 24]),
    Placed(
      id: "ipad-10-2", window: .twoThirds, frame: [0, 0, 750, 810], safe: [20, 0, 0, 0],
      margin: 20, statusBar: [0, 0, 1080, 20], isAboveIndicator: true),
  ]

  @Test("have the size classes of the Human Interface Guidelines", arguments: ClassRow.rows)
  func classes(_ row: ClassRow) throws {
    for id in row.ids {
      let device = try #require(DeviceCatalogue.device(id: id))
      let geometry = ScreenGeometry(
        Configuration(device: device, orientation: row.orientation, window: row.window))
      #expect(geometry.sizeClasses.letters == row.classes, "\(id)")
    }
  }

  @Test("have bars as wide as they are, and a tablet's")
  func bars() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
    let geometry = ScreenGeometry(
      Configuration(
        device: device, orientation: .landscapeLeft, window: .third, navigationBar: .largeTitle,
        hasPrompt: true, search: .atRest, tabBar: .translucent, toolbar: .translucent))
    #expect(geometry.prompt?.list == [0, 24, 375, 30])
    #expect(geometry.navigationRow?.list == [0, 54, 375, 50])
    #expect(geometry.largeTitle?.list == [0, 104, 375, 52])
    #expect(geometry.searchBar?.list == [0, 156, 375, 52])
    #expect(geometry.navigationBar?.list == [0, 24, 375, 184])
    #expect(geometry.navigationBarBackground?.list == [0, 0, 375, 208])
    #expect(geometry.tabBar?.list == [0, 769, 375, 50])
    #expect(geometry.tabBarBackground?.list == [0, 769, 375, 65])
    #expect(geometry.toolbar?.list == [0, 719, 375, 50])
    #expect(geometry.toolbarBackground?.list == [0, 719, 375, 50])
    #expect(geometry.safeArea.list == [208, 0, 115, 0])
  }
}

struct Placed: CustomTestStringConvertible, Sendable {
  let id: String
  let window: WindowSize
  let frame: [Points]
  let safe: [Points]
  let margin: Points
  let statusBar: [Points]
  var isAboveIndicator = false

  var testDescription: String { "\(id) \(window)" }
}

struct ClassRow: CustomTestStringConvertible, Sendable {
  let name: String
  let ids: [String]
  var orientation = Orientation.landscapeLeft
  var window = WindowSize.full
  let classes: String

  var testDescription: String { name }

  static let rows = [
    ClassRow(
      name: "phones upright", ids: ["iphone-se-1", "iphone-14", "iphone-16-pro-max"],
      orientation: .portrait, classes: "cr"),
    ClassRow(
      name: "small phones lying",
      ids: ["iphone-8", "iphone-x", "iphone-13-mini", "iphone-14", "iphone-16-pro"],
      classes: "cc"),
    ClassRow(
      name: "large phones lying",
      ids: [
        "iphone-8-plus", "iphone-xr", "iphone-11", "iphone-11-pro-max", "iphone-14-plus",
        "iphone-15-pro-max", "iphone-16-pro-max",
      ], classes: "rc"),
    ClassRow(
      name: "tablets upright", ids: ["ipad-mini-6", "ipad-pro-13"], orientation: .portrait,
      classes: "rr"),
    ClassRow(name: "tablets lying", ids: ["ipad-9-7", "ipad-pro-13"], classes: "rr"),
    ClassRow(
      name: "slide over", ids: ["ipad-9-7", "ipad-pro-13"], window: .slideOver, classes: "cr"),
    ClassRow(name: "a third", ids: ["ipad-9-7", "ipad-pro-13"], window: .third, classes: "cr"),
    ClassRow(name: "half", ids: ["ipad-9-7", "ipad-pro-11"], window: .half, classes: "cr"),
    ClassRow(
      name: "half of a large one", ids: ["ipad-pro-12-9", "ipad-air-13", "ipad-pro-13"],
      window: .half, classes: "rr"),
    ClassRow(
      name: "two thirds", ids: ["ipad-9-7", "ipad-pro-13"], window: .twoThirds, classes: "rr"),
    ClassRow(
      name: "two thirds upright", ids: ["ipad-9-7", "ipad-pro-13"], orientation: .portrait,
      window: .twoThirds, classes: "cr"),
  ]
}
