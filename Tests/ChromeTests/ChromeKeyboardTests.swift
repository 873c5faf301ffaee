import Devices
import Geometry
import Graphics
import TestSupport
import Testing
import ViewKinds

@testable import Chrome

@Suite("The keyboard's layout") struct ChromeKeyboardTests {
  @Test("stands where it was measured, within a pixel", arguments: MeasuredKey.rows)
  func measured(_ row: MeasuredKey) throws {
    let screen = try #require(
      ChromeScreen(row.device, row.orientation, os: row.system, keyboard: row.keyboard))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let key = try #require(layout.keys.first { $0.legend.word == row.key })
    #expect(abs((key.frame.minX - row.minX).value) < row.tolerance)
    #expect(abs((key.frame.maxX - row.maxX).value) < row.tolerance)
    #expect(abs((key.frame.minY - row.minY).value) < row.tolerance)
    #expect(abs((key.frame.maxY - row.maxY).value) < row.tolerance)
  }

  @Test(
    "fits every device, both ways, with and without suggestions", arguments: DeviceCatalogue.ids)
  func fits(_ id: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for keyboard in [KeyboardState.shown, .shownWithoutSuggestions, .height(120), .height(1)] {
        let screen = try #require(ChromeScreen(id, orientation, keyboard: keyboard))
        let layout = try #require(
          KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
        for key in layout.keys {
          #expect(layout.panel.contains(key.frame), "\(id) \(key.role)")
        }
        let bodies = layout.keys.filter { $0.body != .none }
        for (index, key) in bodies.enumerated() {
          for other in bodies[(index + 1)...] {
            #expect(key.frame.intersection(other.frame) == nil, "\(id) \(key.legend)")
          }
        }
        #expect(layout.suggestions.isEmpty == (keyboard != .shown))
      }
    }
  }

  @Test(
    "has the same keys below a toolbar", arguments: ["iphone-14", "iphone-se-3", "ipad-10-9"])
  func toolbar(_ id: String) throws {
    for (os, type) in [(SystemVersion.ios18, KeyboardType.default), (.ios26, .decimalPad)] {
      var content = KeyboardContent()
      content.type = type
      let plain = try #require(ChromeScreen(id, os: os, keyboard: .shown, content: content))
      content.hasToolbar = true
      let topped = try #require(ChromeScreen(id, os: os, keyboard: .shown, content: content))
      let layouts = [plain, topped].map {
        KeyboardLayout(configuration: $0.configuration, geometry: $0.geometry)
      }
      #expect(layouts[0]?.keys == layouts[1]?.keys)
      #expect(layouts[0]?.panel == layouts[1]?.panel)
      #expect(topped.geometry.keyboard.height > plain.geometry.keyboard.height)
    }
  }

  // Measured on iOS 26 and a width of 402: a disc from 338 to 386 that ends at the panel's top,
  // 509 to 557, above a keyboard without suggestions.
  @Test("has the disc that ends its toolbar where it was measured")
  func disc() throws {
    var content = KeyboardContent()
    content.hasToolbar = true
    let screen = try #require(
      ChromeScreen(
        "iphone-16-pro", os: .ios26, keyboard: .shownWithoutSuggestions, content: content))
    var description = ScreenDescription.sample()
    description.keyboardToolbar = [
      BarButton([BarButton.systemItem(.flexibleSpace)], textSize: .large, on: .ios26),
      BarButton([BarButton.systemItem(.done)], textSize: .large, on: .ios26),
    ]
    let context = ChromeContext(
      configuration: screen.configuration, geometry: screen.geometry, screen: description,
      measuring: FixedMetricsText())
    let discs = KeyboardToolbar(context: context).items.compactMap { item -> Rect? in
      if case .fill(let path, _) = item { path.extent } else { nil }
    }
    #expect(discs.first == Rect(x: 338, y: 509, width: 48, height: 48))
    #expect(screen.geometry.keyboardPanel.minY == 557)
  }

  @Test("keeps the tint of its toolbar above a sheet")
  func sheet() throws {
    var content = KeyboardContent()
    content.hasToolbar = true
    let screen = try #require(ChromeScreen("iphone-14", keyboard: .shown, content: content))
    var description = ScreenDescription.sample()
    description.keyboardToolbar = [
      BarButton([BarButton.systemItem(.done)], textSize: .large, on: .ios18)
    ]
    func items() -> [DisplayItem] {
      KeyboardToolbar(
        context: ChromeContext(
          configuration: screen.configuration, geometry: screen.geometry, screen: description,
          measuring: FixedMetricsText())
      ).items
    }
    let alone = items()
    description.sheets = [
      PresentedSheet(
        view: "form",
        place: SheetPlacement(.page, .large, in: screen.geometry, screen.configuration))
    ]
    #expect(items() == alone)
    #expect(DisplayList(alone).description.contains(description.tint.hexadecimal))
  }

  @Test("lies on a panel with round upper corners since iOS 26")
  func panel() throws {
    for (id, os) in [("iphone-14", SystemVersion.ios18), ("iphone-14", .ios26)] {
      let screen = try #require(ChromeScreen(id, os: os, keyboard: .shown))
      let list = ScreenChrome.display(
        DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
        screen: .sample(),
        measuring: FixedMetricsText())
      let frame = screen.geometry.keyboard
      var panels: [Path] = []
      for case .group("chrome.keyboard", _, _, let items) in list.items {
        for case .backdrop(let path, _) in items { panels.append(path) }
      }
      #expect(panels.first?.extent == frame)
      // Since iOS 26, the keys are translucent too.
      #expect(panels.count == (os == .ios18 ? 1 : 2))
      #expect((panels.first == .rect(frame)) == (os == .ios18))
    }
  }

  @Test("has the dots of an iPad's keyboard within the symbol that hides it")
  func dismissSymbol() {
    let glyph = SymbolGlyph.dismissKeyboard
    let box = Rect(origin: .zero, size: glyph.size)
    for part in glyph.parts {
      switch part {
      case .fill(let path), .cut(let path), .layerCut(let path):
        #expect(path.extent.map(box.contains) == true)
      case .ink: break
      case .stroke(let path, let width):
        #expect(path.extent.map { box.contains($0.outset(by: width / 2)) } == true)
      }
    }
  }

  @Test("has 26 letters and one key of each other kind on phones")
  func phoneKeys() throws {
    let screen = try #require(ChromeScreen("iphone-x", keyboard: .shown))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.keys.filter { $0.role == .letter }.count == 26)
    for role in [
      KeyboardKey.Role.shift, .delete, .numbers, .space, .newLine, .emoji, .dictation,
    ] {
      #expect(layout.keys.filter { $0.role == role }.count == 1)
    }
    #expect(layout.keys.filter { $0.body == .none }.map(\.role) == [.emoji, .dictation])
  }

  @Test("keeps emoji and dictation among the keys above a home button")
  func homeButton() throws {
    let screen = try #require(ChromeScreen("iphone-se-3", keyboard: .shown))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let allHaveBodies = layout.keys.allSatisfy { $0.body != .none }
    #expect(allHaveBodies)
    #expect(
      layout.keys.suffix(5).map(\.role) == [.numbers, .emoji, .dictation, .space, .newLine])
  }

  @Test(
    "adds tab and caps lock, and on the largest tablets digits",
    arguments: [
      PadRows("ipad-10-2", rows: 4, hasTab: false), PadRows("ipad-pro-11", rows: 4, hasTab: true),
      PadRows("ipad-pro-12-9", rows: 5, hasTab: true),
      PadRows("ipad-pro-12-9-home", rows: 5, hasTab: true),
    ])
  func padRows(_ row: PadRows) throws {
    let screen = try #require(ChromeScreen(row.id, .landscapeLeft, keyboard: .shown))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(Set(layout.keys.map(\.frame.minY)).count == row.rows)
    #expect(layout.keys.contains { $0.role == .tab } == row.hasTab)
  }

  @Test("has all marks beside the letters on the largest tablets")
  func padMarks() throws {
    let screen = try #require(ChromeScreen("ipad-pro-12-9", .landscapeLeft, keyboard: .shown))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let marks = layout.keys.compactMap { key in
      if case .pair(let text, let above, _) = key.legend { text + above } else { nil }
    }
    // As on the hardware keyboard: thirteen marks and digits in the first row.
    #expect(marks.count == 13 + 3 + 2 + 3)
    #expect(marks.suffix(8) == ["[{", "]}", "\\|", ";:", "'\"", ",<", ".>", "/?"])
  }

  // Characters are 10 points wide, and a word needs a point more: 101 points for ten characters.
  // The key is 91.33 wide, of which 3 stay free at both sides.
  @Test("has the word of its return key as large as its key allows")
  func returnWord() throws {
    var content = KeyboardContent()
    content.returnKey = .search
    let screen = try #require(
      ChromeScreen("iphone-13-pro", keyboard: .shown, content: content, language: "fr"))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let key = try #require(layout.keys.first { $0.role == .newLine })
    guard case .text("rechercher", let size) = key.legend else {
      Issue.record("\(key.legend)")
      return
    }
    let drawn = try drawnSize(of: "rechercher", on: screen)
    #expect(abs((drawn - size * (85.33 / 101)).value) < 0.01)
  }

  // The word has 11 characters, so it needs 111 points.
  @Test("has the word of its space key within the key beside the marks of addresses")
  func spaceWord() throws {
    var content = KeyboardContent()
    content.type = .emailAddress
    let screen = try #require(
      ChromeScreen("iphone-se-3", os: .ios18, keyboard: .shown, content: content, language: "de"))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let key = try #require(layout.keys.first { $0.role == .space })
    guard case .text("Leerzeichen", let size) = key.legend else {
      Issue.record("\(key.legend)")
      return
    }
    let drawn = try drawnSize(of: "Leerzeichen", on: screen)
    let room = key.frame.width - 6
    #expect(room < 111)
    #expect(abs((drawn - size * (room.value / 111)).value) < 0.01)
  }

  /// The font size of a word on the keyboard.
  private func drawnSize(of word: String, on screen: ChromeScreen) throws -> Points {
    let list = ScreenChrome.display(
      DisplayList(), configuration: screen.configuration, geometry: screen.geometry,
      screen: .sample(), measuring: FixedMetricsText())
    var sizes: [Points] = []
    for case .group("chrome.keyboard", _, _, let items) in list.items {
      for case .text(let run) in items where run.content.string == word {
        sizes.append(run.content.largestFontSize)
      }
    }
    try #require(sizes.count == 1)
    return sizes[0]
  }

  @Test("is absent while hidden")
  func hidden() throws {
    let screen = try #require(ChromeScreen("iphone-x"))
    #expect(KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry) == nil)
  }

  @Test("has usual rows on a device that the catalogue does not know")
  func customDevice() throws {
    let phone = try #require(DeviceCatalogue.device(id: "iphone-se-3"))
    let none = PerOrientation(both: KeyboardHeight(withSuggestions: 0, withoutSuggestions: 0))
    let device = Device(
      id: "custom", name: "Custom", family: .iphone, year: 2026, osBaseline: 18,
      screenSize: Size(width: 300, height: 500), scale: 2, displayCornerRadius: 0, cutout: .none,
      homeIndicator: nil, safeArea: PerOrientation(both: .zero), safeAreaTopStatusBarHidden: 0,
      statusBarHeight: PerOrientation(both: 0), sizeClasses: phone.sizeClasses,
      layoutMargin: phone.layoutMargin, keyboardHeight: none)
    let configuration = Configuration(device: device, keyboard: .height(216))
    let layout = try #require(
      KeyboardLayout(
        configuration: configuration, geometry: ScreenGeometry(configuration)))
    #expect(layout.keys.first?.frame == Rect(x: 3, y: 292, width: 24, height: 42))
  }

  @Test("stretches its rows to a height of its own")
  func ownHeight() throws {
    let screen = try #require(ChromeScreen("iphone-13-pro", keyboard: .height(146)))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    let first = try #require(layout.keys.first)
    #expect(layout.panel == Rect(x: 0, y: 698, width: 390, height: 146))
    #expect(first.frame.minY == 702)
    #expect(first.frame.height == 21)
  }
}

extension KeyboardKey.Legend {
  fileprivate var word: String? {
    switch self {
    case .text(let text, _), .withSecond(let text, _, _, _), .pair(let text, _, _),
      .corner(let text, _, _):
      text
    case .digit(let digit, _): digit
    case .none, .symbol, .cornerSymbol: nil
    }
  }
}

struct PadRows: CustomTestStringConvertible {
  let id: String
  let rows: Int
  let hasTab: Bool

  init(_ id: String, rows: Int, hasTab: Bool) {
    self.id = id
    self.rows = rows
    self.hasTab = hasTab
  }

  var testDescription: String { id }
}

/// A key as measured on a screenshot whose keyboard has the given height.
struct MeasuredKey: CustomTestStringConvertible {
  let device: String
  let system: SystemVersion
  let orientation: Orientation
  let keyboard: KeyboardState
  let key: String
  let minX: Points
  let maxX: Points
  let minY: Points
  let maxY: Points
  let tolerance: Double

  var testDescription: String { "\(key) on \(device)" }

  private static func row(
    _ device: String, _ system: SystemVersion = .ios18, height: Points, _ key: String,
    x: ClosedRange<Double>,
    y: ClosedRange<Double>, within tolerance: Double = 0.67
  ) -> MeasuredKey {
    MeasuredKey(
      device: device, system: system, orientation: .portrait, keyboard: .height(height), key: key,
      minX: Points(x.lowerBound), maxX: Points(x.upperBound), minY: Points(y.lowerBound),
      maxY: Points(y.upperBound), tolerance: tolerance)
  }

  /// A key on iOS 26 in landscape.
  private static func lying(
    _ device: String, height: Points, _ key: String, x: ClosedRange<Double>,
    y: ClosedRange<Double>, within tolerance: Double
  ) -> MeasuredKey {
    MeasuredKey(
      device: device, system: .ios26, orientation: .landscapeLeft, keyboard: .height(height),
      key: key, minX: Points(x.lowerBound), maxX: Points(x.upperBound),
      minY: Points(y.lowerBound), maxY: Points(y.upperBound), tolerance: tolerance)
  }

  /// A key of a number pad on iOS 18.
  private static func pad(
    _ device: String, _ key: String, x: ClosedRange<Double>, y: ClosedRange<Double>
  ) -> MeasuredKey {
    MeasuredKey(
      device: device, system: .ios18, orientation: .portrait, keyboard: .numberPad, key: key,
      minX: Points(x.lowerBound), maxX: Points(x.upperBound), minY: Points(y.lowerBound),
      maxY: Points(y.upperBound), tolerance: 0.01)
  }

  static let rows: [MeasuredKey] = [
    pad("iphone-13-pro", "1", x: 6...128, y: 559...605),
    pad("iphone-13-pro", "5", x: 134...256, y: 612...659),
    pad("iphone-13-pro", "0", x: 134...256, y: 720...766),
    pad("iphone-16-pro", "1", x: 6...132, y: 589...635),
    pad("iphone-16-pro", "5", x: 138...264, y: 642...689),
    pad("iphone-16-pro", "9", x: 270...396, y: 696...743),
    pad("iphone-16-pro", "0", x: 138...264, y: 750...796),
    pad("iphone-xr", "1", x: 3...134, y: 602...652),
    pad("iphone-xr", "5", x: 140...271, y: 658...708),
    pad("iphone-xr", "9", x: 277...408, y: 714...764),
    row("iphone-16e", .ios26, height: 308, "Q", x: 8.3...40.6, y: 561...604),
    row("iphone-16e", .ios26, height: 308, "A", x: 27.3...59.6, y: 615...658),
    row("iphone-16e", .ios26, height: 308, "123", x: 8.7...97.3, y: 723...766),
    row("iphone-16-pro", .ios26, height: 317, "Q", x: 8.7...41.7, y: 581...626),
    row("iphone-16-pro", .ios26, height: 317, "A", x: 28...61, y: 637...682),
    row("iphone-16-pro", .ios26, height: 317, "Z", x: 67...100, y: 693...738),
    row("iphone-16-pro", .ios26, height: 317, "123", x: 8.7...100.3, y: 749...794),
    row("ipad-10-9", .ios26, height: 337, "Q", x: 90...145, y: 906...960.7, within: 1),
    row("ipad-10-9", .ios26, height: 337, "Z", x: 139.5...194, y: 1033.5...1088.5, within: 1),
    row("ipad-10-9", .ios26, height: 337, ".?123", x: 77.7...136.4, y: 1097.3...1152, within: 1),
    lying("ipad-10-9", height: 422, "Q", x: 131.5...211, y: 464...536, within: 1),
    lying("ipad-10-9", height: 422, "A", x: 159.5...239, y: 548.5...620.5, within: 1),
    lying("ipad-10-9", height: 422, ".?123", x: 109...188.5, y: 717...789, within: 1.5),
    lying("iphone-15-pro", height: 208, "Q", x: 79...143, y: 234.3...261.8, within: 1),
    lying("iphone-15-pro", height: 208, "Z", x: 184...248, y: 305...332.5, within: 1),
    row("iphone-13-pro", height: 291, "Q", x: 3...36, y: 561...603),
    row("iphone-13-pro", height: 291, "P", x: 354...387, y: 561...603),
    row("iphone-13-pro", height: 291, "A", x: 22.3...55.3, y: 615...657),
    row("iphone-13-pro", height: 291, "Z", x: 61.3...94.3, y: 669...711),
    row("iphone-13-pro", height: 291, "123", x: 3...94.3, y: 723...765),
    row("iphone-13-pro", height: 291, "space", x: 100.3...289.7, y: 723...765),
    row("iphone-13-pro", height: 291, "return", x: 295.7...387, y: 723...765),
    row("iphone-16-pro", height: 291, "Q", x: 3...37, y: 591...633),
    row("iphone-16-pro", height: 291, "A", x: 23...57, y: 645...687),
    row("iphone-16-pro", height: 291, "Z", x: 63...97, y: 699...741),
    row("iphone-16-pro", height: 291, "123", x: 3...98, y: 753...795),
    row("iphone-16-pro", height: 291, "space", x: 103.7...298.7, y: 753...795),
    row("iphone-8-plus", height: 226, "Q", x: 4...39.3, y: 518...563),
    row("iphone-8-plus", height: 226, "return", x: 313...410, y: 686...731),
  ]
}
