import Devices
import Geometry
import Testing

@Suite("The device catalogue") struct DeviceCatalogueTests {
  @Test("holds 55 devices with ids of their own")
  func ids() {
    #expect(DeviceCatalogue.all.count == 55)
    #expect(Set(DeviceCatalogue.ids).count == 55)
    #expect(DeviceCatalogue.ids.first == "iphone-se-1")
    #expect(DeviceCatalogue.ids.last == "ipad-pro-13")
  }

  @Test("finds a device by its id, and only by the whole id")
  func lookUp() {
    #expect(DeviceCatalogue.device(id: "iphone-15-pro")?.name == "iPhone 15 Pro")
    #expect(DeviceCatalogue.device(id: "iphone-15-pr") == nil)
    #expect(DeviceCatalogue.device(id: "") == nil)
  }

  @Test("has the published figures", arguments: Published.rows)
  func figures(_ row: Published) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    #expect(device.screenSize == Size(width: row.width, height: row.height))
    #expect(device.scale == row.scale)
    #expect(device.safeArea.portrait.top == row.top)
    #expect(device.safeArea.portrait.bottom == row.bottom)
    #expect(device.safeArea.landscape.left == row.side)
    #expect(device.safeArea.landscape.right == row.side)
    #expect(device.keyboardHeight.portrait.withSuggestions == row.keyboard)
    #expect(device.keyboardHeight.landscape.withSuggestions == row.landscapeKeyboard)
    #expect(device.displayCornerRadius == row.radius)
  }

  @Test("keeps every cutout and home indicator on the screen and in the middle")
  func marksAreCentred() {
    for device in DeviceCatalogue.all {
      switch device.cutout {
      case .none: break
      case .notch(let frame, _, let bodyWidth):
        #expect(frame.midX == device.screenSize.width / 2, "\(device.id)")
        #expect(frame.minY == 0)
        #expect(bodyWidth ?? frame.width <= frame.width)
      case .dynamicIsland(let frame):
        #expect(frame.midX == device.screenSize.width / 2, "\(device.id)")
        #expect(frame.maxY < device.safeArea.portrait.top)
      }
      #expect((device.homeIndicator == nil) == (device.safeArea.portrait.bottom == 0))
    }
  }

  @Test(
    "lets only phones with a home button and tablets stand upside down",
    arguments: [
      Upright("iphone-se-3", true), Upright("iphone-x", false), Upright("iphone-15-pro", false),
      Upright("ipad-10-2", true), Upright("ipad-pro-11", true),
    ])
  func upsideDown(_ row: Upright) throws {
    let device = try #require(DeviceCatalogue.device(id: row.id))
    #expect(device.supports(.portraitUpsideDown) == row.expected)
    #expect(device.supports(.landscapeRight))
  }

  @Test("knows what iOS 26 changes on a device that ran earlier systems")
  func laterSystem() throws {
    let phone = try #require(DeviceCatalogue.device(id: "iphone-15-pro")?.ios26)
    #expect(phone.safeArea.landscape.bottom == 20)
    #expect(phone.keyboardHeight.portrait.withSuggestions == 335)
    let tablet = try #require(DeviceCatalogue.device(id: "ipad-pro-13")?.ios26)
    #expect(tablet.safeArea.portrait.top == 32)
    #expect(tablet.safeArea.portrait.bottom == 25)
    #expect(tablet.keyboardHeight.landscape.withSuggestions == 498)
    #expect(DeviceCatalogue.device(id: "iphone-x")?.ios26 == nil)
  }
}

struct Upright: CustomTestStringConvertible {
  let id: String
  let expected: Bool

  init(_ id: String, _ expected: Bool) {
    self.id = id
    self.expected = expected
  }

  var testDescription: String { id }
}

/// Figures copied by hand from public tables.
struct Published: CustomTestStringConvertible {
  let id: String
  let width: Points
  let height: Points
  let scale: Int
  let top: Points
  let bottom: Points
  let side: Points
  let keyboard: Points
  let landscapeKeyboard: Points
  let radius: Points

  var testDescription: String { id }

  static let rows: [Published] = [
    row("iphone-se-1", 320, 568, 2, (20, 0, 0), (253, 199), 0),
    row("iphone-8-plus", 414, 736, 3, (20, 0, 0), (271, 200), 0),
    row("iphone-se-3", 375, 667, 2, (20, 0, 0), (260, 200), 0),
    row("iphone-x", 375, 812, 3, (44, 34, 44), (336, 209), 39),
    row("iphone-xr", 414, 896, 2, (48, 34, 48), (346, 209), 41.5),
    row("iphone-11-pro-max", 414, 896, 3, (44, 34, 44), (346, 209), 39),
    row("iphone-13-mini", 375, 812, 3, (50, 34, 50), (336, 209), 44),
    row("iphone-14", 390, 844, 3, (47, 34, 47), (336, 209), 47.33),
    row("iphone-14-plus", 428, 926, 3, (47, 34, 47), (346, 209), 53.33),
    row("iphone-15-pro", 393, 852, 3, (59, 34, 59), (336, 209), 55),
    row("iphone-16-pro", 402, 874, 3, (62, 34, 62), (336, 209), 62),
    row("iphone-16-pro-max", 440, 956, 3, (62, 34, 62), (346, 209), 62),
    row("iphone-17e", 390, 844, 3, (47, 34, 47), (335, 208), 47.33),
    row("iphone-air", 420, 912, 3, (68, 34, 68), (335, 208), 62),
    row("ipad-9-7", 768, 1024, 2, (20, 0, 0), (313, 398), 0),
    row("ipad-10-2", 810, 1080, 2, (20, 0, 0), (320, 408), 0),
    row("ipad-mini-6", 744, 1133, 2, (24, 20, 0), (335, 423), 21.5),
    row("ipad-pro-11", 834, 1194, 2, (24, 20, 0), (333, 418), 18),
    row("ipad-pro-13", 1032, 1376, 2, (24, 20, 0), (405.5, 501), 30),
  ]

  private static func row(
    _ id: String, _ width: Points, _ height: Points, _ scale: Int,
    _ insets: (top: Points, bottom: Points, side: Points),
    _ keyboard: (portrait: Points, landscape: Points), _ radius: Points
  ) -> Published {
    Published(
      id: id, width: width, height: height, scale: scale, top: insets.top, bottom: insets.bottom,
      side: insets.side, keyboard: keyboard.portrait, landscapeKeyboard: keyboard.landscape,
      radius: radius)
  }
}
