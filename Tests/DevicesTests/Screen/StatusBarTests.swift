import Devices
import Geometry
import Testing

@Suite("The status bar") struct StatusBarTests {
  @Test("takes its inset with it where no sensors are", arguments: rows)
  func visibility(_ row: StatusRow) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    let geometry = ScreenGeometry(
      Configuration(
        device: device, orientation: row.orientation, statusBar: row.visibility,
        navigationBar: .translucent))
    #expect(geometry.statusBar?.height ?? 0 == row.height)
    #expect(geometry.deviceSafeArea.top == row.top)
    #expect(abs((geometry.safeArea.top - row.barEnd).value) < 0.001)
  }

  static let rows = [
    StatusRow("iphone-se-3", .portrait, nil, height: 20, top: 20, barEnd: 64),
    StatusRow("iphone-se-3", .portrait, .hidden, height: 0, top: 0, barEnd: 44),
    StatusRow("iphone-se-3", .landscapeLeft, nil, height: 0, top: 0, barEnd: 32),
    StatusRow("iphone-se-3", .landscapeLeft, .shown, height: 20, top: 20, barEnd: 52),
    StatusRow("iphone-se-3", .portraitUpsideDown, nil, height: 20, top: 20, barEnd: 64),
    StatusRow("iphone-14", .portrait, .hidden, height: 0, top: 47, barEnd: 91),
    StatusRow("iphone-15-pro", .portrait, nil, height: 54, top: 59, barEnd: 97.667),
    StatusRow("iphone-15-pro", .portrait, .hidden, height: 0, top: 59, barEnd: 97.667),
    StatusRow("ipad-10-2", .landscapeRight, .hidden, height: 0, top: 0, barEnd: 50),
    StatusRow("ipad-pro-11", .portrait, .hidden, height: 0, top: 0, barEnd: 50),
  ]
}

struct StatusRow: CustomTestStringConvertible, Sendable {
  let id: String
  let orientation: Orientation
  let visibility: StatusBarVisibility?
  let height: Points
  let top: Points
  let barEnd: Points

  init(
    _ id: String, _ orientation: Orientation, _ visibility: StatusBarVisibility?, height: Points,
    top: Points, barEnd: Points
  ) {
    self.id = id
    self.orientation = orientation
    self.visibility = visibility
    self.height = height
    self.top = top
    self.barEnd = barEnd
  }

  var testDescription: String {
    "\(id) \(orientation.rawValue) \(visibility?.rawValue ?? "as the device has it")"
  }
}

@Suite("States that no device is in") struct UnsupportedStateTests {
  @Test("differ from those that a device supports", arguments: rows)
  func reasons(_ row: Impossible) throws {
    var state = Configuration(device: try #require(DeviceCatalogue.device(id: row.id)))
    #expect(state.unsupportedState == nil)
    row.change(&state)
    #expect(state.unsupportedState == row.reason)
  }

  static let rows = [
    Impossible("iphone-x", "on 26", .system) { $0.os = .ios26 },
    Impossible("iphone-17", "on 18", .system) { $0.os = .ios18 },
    Impossible("iphone-se-3", "on 26", nil) { $0.os = .ios26 },
    Impossible("iphone-x", "upside down", .upsideDown) { $0.orientation = .portraitUpsideDown },
    Impossible("iphone-se-3", "upside down", nil) { $0.orientation = .portraitUpsideDown },
    Impossible("iphone-x", "half", .window) { $0.window = .half },
    Impossible("iphone-x", "of a size", .window) {
      $0.window = .size(Size(width: 100, height: 100))
    },
    Impossible("ipad-9-7", "half, upright", .unsharedScreen) { $0.window = .half },
    Impossible("ipad-9-7", "half, lying", nil) {
      $0.window = .half
      $0.orientation = .landscapeRight
    },
    Impossible("ipad-9-7", "wider than it", .largeWindow) {
      $0.window = .size(Size(width: 769, height: 100))
    },
    Impossible("ipad-9-7", "higher than it", .largeWindow) {
      $0.window = .size(Size(width: 100, height: 1025))
    },
    Impossible("ipad-9-7", "as wide and high as it", nil) {
      $0.window = .size(Size(width: 768, height: 1024))
    },
    Impossible("ipad-9-7", "as wide and high as it, lying", nil) {
      $0.window = .size(Size(width: 1024, height: 768))
      $0.orientation = .landscapeLeft
    },
    Impossible("iphone-x", "status bar upright", nil) { $0.statusBar = .shown },
    Impossible("iphone-x", "no status bar lying", nil) {
      $0.statusBar = .hidden
      $0.orientation = .landscapeLeft
    },
    Impossible("ipad-pro-11", "status bar lying", nil) {
      $0.statusBar = .shown
      $0.orientation = .landscapeLeft
    },
    Impossible("iphone-x", "status bar lying", .statusBarInLandscape) {
      $0.statusBar = .shown
      $0.orientation = .landscapeLeft
    },
    Impossible("iphone-8", "status bar lying", nil) {
      $0.statusBar = .shown
      $0.orientation = .landscapeLeft
    },
    Impossible("iphone-x", "floating keyboard", .floatingKeyboard) { $0.keyboard = .floating },
    Impossible("ipad-9-7", "floating keyboard", nil) { $0.keyboard = .floating },
    Impossible("iphone-x", "a keyboard of 812", nil) { $0.keyboard = .height(812) },
    Impossible("iphone-x", "a keyboard of 813", .highKeyboard) { $0.keyboard = .height(813) },
  ]

  @Test("are most of what a window of a spec's own might be asked for")
  func custom() {
    let device = Device.custom(
      id: "panel", size: Size(width: 500, height: 300), scale: 2, safeArea: .zero)
    #expect(
      Configuration(device: device, os: .ios26, keyboard: .height(100)).unsupportedState == nil)
    #expect(
      Configuration(device: device, tabBar: .opaque).unsupportedState == .customTabBar)
    #expect(
      Configuration(device: device, keyboard: .numberPad).unsupportedState == .customKeyboard)
    #expect(Configuration(device: device, window: .third).unsupportedState == .window)
    #expect(
      Configuration(device: device, statusBar: .shown).unsupportedState == .customStatusBar)
  }

  @Test("have a clause each")
  func wording() {
    for reason in UnsupportedState.allCases {
      #expect(!reason.clause.isEmpty && !reason.clause.hasSuffix("."))
    }
  }
}

struct Impossible: CustomTestStringConvertible, Sendable {
  let id: String
  let name: String
  let reason: UnsupportedState?
  let change: @Sendable (inout Configuration) -> Void

  init(
    _ id: String, _ name: String, _ reason: UnsupportedState?,
    _ change: @escaping @Sendable (inout Configuration) -> Void
  ) {
    self.id = id
    self.name = name
    self.reason = reason
    self.change = change
  }

  var testDescription: String { "\(id) \(name)" }
}
