import Devices
import Geometry
import Testing

/// The configuration of a catalogue device; nil for an unknown id.
func held(
  _ id: String, _ orientation: Orientation = .portrait,
  navigationBar: NavigationBarStyle = .hidden, keyboard: KeyboardState = .hidden,
  edges: ExtendedEdges = .all, underOpaque: Bool = false
) -> Configuration? {
  DeviceCatalogue.device(id: id).map {
    Configuration(
      device: $0, orientation: orientation, navigationBar: navigationBar, keyboard: keyboard,
      extendedEdges: edges, extendsUnderOpaqueBars: underOpaque)
  }
}

@Suite("The screen's geometry") struct ScreenGeometryTests {
  @Test("places the content view between the bars", arguments: Placement.rows)
  func placement(_ row: Placement) throws {
    let geometry = ScreenGeometry(try #require(row.configuration))
    let frame = geometry.rootFrame
    #expect([frame.x, frame.y, frame.width, frame.height] == row.frame)
    #expect(abs(geometry.safeArea.top.value - row.safeTop.value) < 0.001)
    #expect(geometry.safeArea.bottom == row.safeBottom)
  }

  @Test(
    "swaps the sides and keeps the side insets in landscape",
    arguments: [
      Orientation.landscapeLeft, .landscapeRight,
    ])
  func landscape(_ orientation: Orientation) throws {
    let geometry = ScreenGeometry(try #require(held("iphone-15-pro", orientation)))
    #expect(geometry.size == Size(width: 852, height: 393))
    #expect(geometry.safeArea == Insets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(geometry.statusBar == nil)
  }

  @Test("turns the cutout with the device")
  func cutout() throws {
    let left = ScreenGeometry(try #require(held("iphone-16-pro", .landscapeLeft)))
    let right = ScreenGeometry(try #require(held("iphone-16-pro", .landscapeRight)))
    guard case .dynamicIsland(let atLeft) = left.cutout,
      case .dynamicIsland(let atRight) = right.cutout
    else { Issue.record("no island"); return }
    #expect(atLeft == Rect(x: 13.67, y: 138, width: 37.33, height: 126))
    #expect(abs((atRight.maxX - (874 - 13.67)).value) < 1e-9)
    #expect(atRight.y == 138)
  }

  @Test("mirrors insets that differ when the device's top points right")
  func mirroredInsets() throws {
    let phone = try #require(DeviceCatalogue.device(id: "iphone-x"))
    let uneven = Device(
      id: "uneven", name: "Uneven", family: .iphone, year: 2026, osBaseline: 18,
      screenSize: phone.screenSize, scale: 3, displayCornerRadius: 0, cutout: .none,
      homeIndicator: nil,
      safeArea: PerOrientation(
        portrait: .zero, landscape: Insets(top: 0, left: 44, bottom: 0, right: 10)),
      safeAreaTopStatusBarHidden: 0, statusBarHeight: PerOrientation(both: 0),
      sizeClasses: phone.sizeClasses, layoutMargin: phone.layoutMargin,
      keyboardHeight: phone.keyboardHeight)
    let right = ScreenGeometry(Configuration(device: uneven, orientation: .landscapeRight))
    #expect(right.safeArea == Insets(top: 0, left: 10, bottom: 0, right: 44))
  }

  @Test("gives the keyboard its docked frame", arguments: Docked.rows)
  func keyboard(_ row: Docked) throws {
    let geometry = ScreenGeometry(try #require(row.configuration))
    #expect(geometry.keyboard.y == row.top)
    #expect(geometry.keyboard.maxY == geometry.size.height)
    #expect(geometry.keyboard.width == geometry.size.width)
  }

  @Test("lays the home indicator 8 above the bottom")
  func homeIndicator() throws {
    let upright = ScreenGeometry(try #require(held("iphone-13-pro")))
    #expect(upright.homeIndicator == Rect(x: 125.5, y: 831, width: 139, height: 5))
    let lying = ScreenGeometry(try #require(held("iphone-13-pro", .landscapeLeft)))
    #expect(lying.homeIndicator?.minY == 377)
    #expect(lying.homeIndicator?.midX == 422)
    let old = ScreenGeometry(try #require(held("iphone-se-3")))
    #expect(old.homeIndicator == nil)
  }

  @Test("shows the status bar on upright phones and on tablets")
  func statusBar() throws {
    let phone = ScreenGeometry(try #require(held("iphone-15-pro")))
    #expect(phone.statusBar == Rect(x: 0, y: 0, width: 393, height: 54))
    let tablet = ScreenGeometry(try #require(held("ipad-pro-11", .landscapeLeft)))
    #expect(tablet.statusBar == Rect(x: 0, y: 0, width: 1194, height: 24))
  }

  @Test(
    "starts the bar of an island phone above its top inset",
    arguments: [
      Bar("iphone-14-pro", y: 53.667, bottom: 97.667),
      Bar("iphone-16-pro", y: 56.667, bottom: 100.667),
      Bar("iphone-13-pro", y: 47, bottom: 91),
    ])
  func islandBar(_ row: Bar) throws {
    let geometry = ScreenGeometry(
      try #require(held(row.id, navigationBar: .translucent)))
    let bar = try #require(geometry.navigationBar)
    #expect(abs(bar.minY.value - row.y.value) < 0.001)
    #expect(abs(bar.maxY.value - row.bottom.value) < 0.001)
    #expect(geometry.navigationBarBackground?.minY == 0)
    #expect(geometry.navigationBarBackground?.maxY == bar.maxY)
  }

  @Test("has size classes and margins by window", arguments: Window.rows)
  func sizeClasses(_ row: Window) throws {
    let geometry = ScreenGeometry(try #require(held(row.id, row.orientation)))
    #expect(geometry.sizeClasses == row.classes)
    #expect(geometry.rootMargins == Insets(top: 0, left: row.margin, bottom: 0, right: row.margin))
  }
}

struct Bar: CustomTestStringConvertible {
  let id: String
  let y: Points
  let bottom: Points

  init(_ id: String, y: Points, bottom: Points) {
    self.id = id
    self.y = y
    self.bottom = bottom
  }

  var testDescription: String { id }
}
