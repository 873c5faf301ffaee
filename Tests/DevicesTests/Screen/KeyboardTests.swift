import Devices
import Geometry
import Testing

@Suite("The keyboard in a window") struct KeyboardTests {
  @Test("lies where it is docked and overlaps the window", arguments: rows)
  func docked(_ row: Keys) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    let geometry = ScreenGeometry(
      Configuration(
        device: device, os: row.system, orientation: row.orientation, window: row.window,
        keyboard: row.keyboard))
    #expect(geometry.keyboard.list == row.frame)
    #expect(geometry.keyboardOverlap == row.overlap)
    #expect(geometry.isKeyboardFloating == (row.keyboard == .floating))
  }

  static let rows = [
    Keys("iphone-14", .hidden, frame: [0, 844, 390, 0], overlap: 0),
    Keys("iphone-14", .shown, frame: [0, 508, 390, 336], overlap: 336),
    Keys("iphone-14", .shownWithoutSuggestions, frame: [0, 553, 390, 291], overlap: 291),
    Keys("iphone-14", .height(100), frame: [0, 744, 390, 100], overlap: 100),
    Keys("iphone-14", .shown, system: .ios26, frame: [0, 509, 390, 335], overlap: 335),
    Keys(
      "iphone-14", .shownWithoutSuggestions, system: .ios26, frame: [0, 536, 390, 308],
      overlap: 308),
    Keys(
      "iphone-16-pro", .shownWithoutSuggestions, system: .ios26, frame: [0, 557, 402, 317],
      overlap: 317),
    Keys(
      "ipad-pro-11", .shown, .landscapeLeft, frame: [0, 416, 1194, 418], overlap: 418),
    Keys(
      "ipad-pro-11", .shown, .landscapeLeft, .third, frame: [-819, 416, 1194, 418],
      overlap: 418),
    // The window ends 20 points above the screen.
    Keys(
      "ipad-pro-11", .shown, .landscapeLeft, .slideOver, frame: [-809, 396, 1194, 418],
      overlap: 398),
    // From 117 to 417 on the screen; the keyboard begins at 416.
    Keys(
      "ipad-pro-11", .shown, .landscapeLeft, .size(Size(width: 400, height: 300)),
      frame: [-397, 149, 1194, 418], overlap: 151),
    Keys(
      "ipad-pro-11", .height(100), .landscapeLeft, .size(Size(width: 400, height: 300)),
      frame: [-397, 467, 1194, 100], overlap: 0),
    Keys("ipad-pro-11", .floating, frame: [257, 894, 320, 260], overlap: 0),
    Keys(
      "ipad-pro-11", .floating, .landscapeLeft, .third, frame: [27, 534, 320, 260], overlap: 0),
    // A keyboard is never above the corner of a window that is smaller.
    Keys(
      "ipad-pro-11", .floating, .landscapeLeft, .size(Size(width: 200, height: 200)),
      frame: [0, 0, 320, 260], overlap: 0),
  ]

  // A keyboard of 336 up to iOS 18 and 335 on iOS 26; a toolbar of 44 and of 48.
  @Test(
    "has a toolbar above its keys, which a given height includes",
    arguments: [
      (.ios18, .shown, 380, [0, 464, 390, 44]), (.ios26, .shown, 383, [0, 461, 390, 48]),
      (.ios18, .numberPad, 335, [0, 509, 390, 44]),
      (.ios18, .height(300), 300, [0, 544, 390, 44]), (.ios18, .height(89), 89, [0, 755, 390, 44]),
      (.ios18, .height(88), 88, nil), (.ios18, .hidden, 0, nil),
    ] as [(SystemVersion, KeyboardState, Double, [Double]?)])
  func toolbar(
    _ system: SystemVersion, _ keyboard: KeyboardState, _ height: Double, _ toolbar: [Double]?
  ) throws {
    let device = try #require(DeviceCatalogue.device(id: "iphone-14"))
    var content = KeyboardContent()
    content.hasToolbar = true
    let geometry = ScreenGeometry(
      Configuration(device: device, os: system, keyboard: keyboard, keyboardContent: content))
    #expect(geometry.keyboard.height == Points(height))
    #expect(geometry.keyboardToolbar?.list == toolbar?.map { Points($0) })
    #expect(geometry.keyboardPanel.height == Points(height - (toolbar?.last ?? 0)))
    #expect(geometry.keyboardPanel.maxY == 844)
  }

  @Test("has no toolbar while it floats")
  func floatingToolbar() throws {
    let device = try #require(DeviceCatalogue.device(id: "ipad-pro-11"))
    var content = KeyboardContent()
    content.hasToolbar = true
    let geometry = ScreenGeometry(
      Configuration(device: device, keyboard: .floating, keyboardContent: content))
    #expect(geometry.keyboardToolbar == nil)
    #expect(geometry.keyboardPanel == geometry.keyboard)
  }

  /// Measured: 308 and 387 on 390 points with iOS 26, 384 on 402 points with iOS 18.
  @Test(
    "is as high as its type and page",
    arguments: [
      Content("iphone-16e", .ios26, .decimalPad, nil, height: 308),
      Content("iphone-16e", .ios26, .default, .emoji, height: 387),
      Content("iphone-16-pro", .ios18, .default, .emoji, height: 384),
      Content("iphone-16e", .ios26, .namePhonePad, .letters, height: 335),
      Content("iphone-16e", .ios26, .namePhonePad, .numbers, height: 308),
      Content("iphone-16e", .ios26, .url, .symbols, height: 335),
      Content("iphone-se-3", .ios18, .default, .emoji, height: 260),
      Content("ipad-pro-11", .ios18, .phonePad, nil, height: 333),
      Content("ipad-pro-11", .ios18, .default, .emoji, height: 333),
    ])
  func content(_ row: Content) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    var content = KeyboardContent()
    content.type = row.type
    content.page = row.page
    let geometry = ScreenGeometry(
      Configuration(
        device: device, os: row.system, keyboard: .shown, keyboardContent: content))
    #expect(geometry.keyboard.height == row.height)
  }

  @Test("has digits as high as they were measured", arguments: digits)
  func numberPad(_ row: Digits) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    #expect(device.numberPadHeight(on: row.system, in: .portrait) == row.upright)
    #expect(device.numberPadHeight(on: row.system, in: .landscapeRight) == row.lying)
    let geometry = ScreenGeometry(
      Configuration(device: device, os: row.system, keyboard: .numberPad))
    #expect(geometry.keyboard.height == row.upright)
  }

  static let digits = [
    Digits(id: "iphone-16", system: .ios18, upright: 291, lying: 181),
    Digits(id: "iphone-16-pro-max", system: .ios18, upright: 301, lying: 181),
    Digits(id: "iphone-16-pro", system: .ios26, upright: 308, lying: 165),
    Digits(id: "iphone-16-pro-max", system: .ios26, upright: 318, lying: 165),
    // By the rule, not measured: a home button, and tablets, whose letters have digits above.
    Digits(id: "iphone-se-3", system: .ios18, upright: 216, lying: 163),
    Digits(id: "iphone-8-plus", system: .ios18, upright: 226, lying: 163),
    Digits(id: "ipad-pro-11", system: .ios18, upright: 333, lying: 418),
  ]
}

struct Keys: CustomTestStringConvertible, Sendable {
  let id: String
  let keyboard: KeyboardState
  let orientation: Orientation
  let window: WindowSize
  let system: SystemVersion
  let frame: [Points]
  let overlap: Points

  init(
    _ id: String, _ keyboard: KeyboardState, _ orientation: Orientation = .portrait,
    _ window: WindowSize = .full, system: SystemVersion = .ios18, frame: [Points],
    overlap: Points
  ) {
    self.id = id
    self.keyboard = keyboard
    self.orientation = orientation
    self.window = window
    self.system = system
    self.frame = frame
    self.overlap = overlap
  }

  var testDescription: String { "\(id) \(keyboard) \(window)" }
}

struct Content: CustomTestStringConvertible, Sendable {
  let id: String
  let system: SystemVersion
  let type: KeyboardType
  let page: KeyboardPage?
  let height: Points

  init(
    _ id: String, _ system: SystemVersion, _ type: KeyboardType, _ page: KeyboardPage?,
    height: Points
  ) {
    (self.id, self.system, self.type) = (id, system, type)
    (self.page, self.height) = (page, height)
  }

  var testDescription: String { "\(id) \(type) \(page?.rawValue ?? "")" }
}

struct Digits: CustomTestStringConvertible, Sendable {
  let id: String
  let system: SystemVersion
  let upright: Points
  let lying: Points

  var testDescription: String { "\(id) \(system.rawValue)" }
}
