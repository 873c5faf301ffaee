import Devices
import Geometry
import Testing

@testable import Chrome

@Suite("The room of a keyboard") struct KeyboardRoomTests {
  struct Height: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keyboard: KeyboardState
    let suggestions: Points
    let body: Rect

    init(_ name: String, _ keyboard: KeyboardState, suggestions: Points, body: Rect) {
      testDescription = name
      (self.keyboard, self.suggestions, self.body) = (keyboard, suggestions, body)
    }
  }

  /// A phone of 390 × 844 points has 291 points below a suggestion bar of 45.
  ///
  /// A keyboard of its own height has the bar above the middle of 291 and 336, which is 313.5.
  @Test(
    "has a suggestion bar by the kind and the height of the keyboard",
    arguments: [
      Height(
        "shown", .shown, suggestions: 45, body: Rect(x: 0, y: 553, width: 390, height: 291)),
      Height(
        "without suggestions", .shownWithoutSuggestions, suggestions: 0,
        body: Rect(x: 0, y: 553, width: 390, height: 291)),
      Height(
        "a height below the middle", .height(313), suggestions: 0,
        body: Rect(x: 0, y: 531, width: 390, height: 313)),
      Height(
        "a height in the middle", .height(313.5), suggestions: 0,
        body: Rect(x: 0, y: 530.5, width: 390, height: 313.5)),
      Height(
        "a height above the middle", .height(315), suggestions: 45,
        body: Rect(x: 0, y: 574, width: 390, height: 270)),
    ])
  func suggestions(_ row: Height) throws {
    let screen = try #require(ChromeScreen("iphone-14", keyboard: row.keyboard))
    let room = KeyboardRoom(configuration: screen.configuration, geometry: screen.geometry)
    #expect(room.suggestionHeight == row.suggestions)
    #expect(room.body == row.body)
    #expect(room.nominalBody == 291)
    #expect(room.bottomInset == 34)
    #expect(room.stretch == row.body.height.value / 291)
  }

  /// Measured without suggestions on 390 and 402 points: rows from 283 and 293 above the bottom.
  ///
  /// The bar ends 8 points above them.
  @Test(
    "has the same rows with and without suggestions on iOS 26",
    arguments: [
      ("iphone-16e", 44.0, 308.0), ("iphone-16-pro", 34, 317), ("iphone-16-plus", 44, 318),
    ])
  func glass(id: String, bar: Double, without: Double) throws {
    let shown = try #require(ChromeScreen(id, os: .ios26, keyboard: .shown))
    let withBar = KeyboardRoom(configuration: shown.configuration, geometry: shown.geometry)
    #expect(withBar.suggestionHeight == Points(bar))
    #expect(withBar.stretch == 1)
    let plain = try #require(ChromeScreen(id, os: .ios26, keyboard: .shownWithoutSuggestions))
    let withoutBar = KeyboardRoom(configuration: plain.configuration, geometry: plain.geometry)
    #expect(withoutBar.panel.height == Points(without))
    #expect(withoutBar.stretch == 1)
  }

  struct Usual: CustomTestStringConvertible, Sendable {
    let orientation: Orientation
    let inset: Points
    let body: Points

    var testDescription: String { "\(orientation) above \(inset) points" }
  }

  @Test(
    "has a usual body on a screen without a keyboard height of its own",
    arguments: [
      Usual(orientation: .portrait, inset: 0, body: 216),
      Usual(orientation: .portrait, inset: 0.5, body: 292),
      Usual(orientation: .portrait, inset: 34, body: 292),
      Usual(orientation: .landscapeLeft, inset: 0, body: 162),
      Usual(orientation: .landscapeLeft, inset: 0.5, body: 172),
      Usual(orientation: .landscapeLeft, inset: 21, body: 172),
    ])
  func usual(_ row: Usual) throws {
    let phone = try #require(DeviceCatalogue.device(id: "iphone-se-3"))
    let none = PerOrientation(both: KeyboardHeight(withSuggestions: 0, withoutSuggestions: 0))
    let device = Device(
      id: "custom", name: "Custom", family: .iphone, year: 2026, osBaseline: 18,
      screenSize: Size(width: 300, height: 500), scale: 2, displayCornerRadius: 0, cutout: .none,
      homeIndicator: nil,
      safeArea: PerOrientation(both: Insets(top: 0, left: 0, bottom: row.inset, right: 0)),
      safeAreaTopStatusBarHidden: 0, statusBarHeight: PerOrientation(both: 0),
      sizeClasses: phone.sizeClasses, layoutMargin: phone.layoutMargin, keyboardHeight: none)
    let configuration = Configuration(
      device: device, orientation: row.orientation, keyboard: .height(100))
    let room = KeyboardRoom(
      configuration: configuration, geometry: ScreenGeometry(configuration))
    #expect(room.nominalBody == row.body)
    #expect(room.stretch == 100 / row.body.value)
  }

  @Test("has digits in all of a number pad, which has suggestions on tablets alone")
  func numberPad() throws {
    let phone = try #require(ChromeScreen("iphone-14", keyboard: .numberPad))
    let onPhone = KeyboardRoom(configuration: phone.configuration, geometry: phone.geometry)
    #expect(onPhone.suggestionHeight == 0)
    #expect(onPhone.stretch == 1)
    let pad = try #require(ChromeScreen("ipad-pro-11", keyboard: .numberPad))
    let onPad = KeyboardRoom(configuration: pad.configuration, geometry: pad.geometry)
    #expect(onPad.suggestionHeight > 0)
    #expect(onPad.stretch == 1)
  }

  // The strip for the home indicator of a lying phone is 21 high.
  @Test(
    "has no keys of a number pad that is lower than the strip below them",
    arguments: [(1, 0), (20, 0), (60, 11)] as [(Points, Int)])
  func low(_ height: Points, _ count: Int) throws {
    var content = KeyboardContent()
    content.type = .numberPad
    let screen = try #require(
      ChromeScreen("iphone-14", .landscapeLeft, keyboard: .height(height), content: content))
    let layout = try #require(
      KeyboardLayout(configuration: screen.configuration, geometry: screen.geometry))
    #expect(layout.keys.count == count)
  }
}
