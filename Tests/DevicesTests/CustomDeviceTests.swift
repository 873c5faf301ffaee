import Geometry
import Testing

@testable import Devices

@Suite("A custom device") struct CustomDeviceTests {
  @Test("has the size classes of every device of the catalogue of its size")
  func sizeClasses() {
    for device in DeviceCatalogue.all {
      let custom = Device.custom(id: "a", size: device.screenSize, scale: 2, safeArea: .zero)
      #expect(custom.sizeClasses == device.sizeClasses, "\(device.id)")
      #expect(custom.family == device.family, "\(device.id)")
    }
  }

  @Test("has the upright margins of every device of the catalogue of its width")
  func margins() {
    for device in DeviceCatalogue.all {
      let custom = Device.custom(id: "a", size: device.screenSize, scale: 2, safeArea: .zero)
      #expect(custom.layoutMargin.portrait == device.layoutMargin.portrait, "\(device.id)")
    }
  }

  @Test("is a bare window, whose safe area turns with it", arguments: turns)
  func geometry(_ row: Turn) {
    let device = Device.custom(
      id: "a", size: Size(width: 300, height: 500), scale: 2,
      safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4))
    let geometry = ScreenGeometry(Configuration(device: device, orientation: row.orientation))
    #expect(geometry.size == row.size)
    #expect(geometry.rootFrame == Rect(origin: .zero, size: row.size))
    #expect(geometry.safeArea == row.safeArea)
    #expect(row.safeArea.turnedBack(from: row.orientation) == device.safeArea.portrait)
    #expect(geometry.statusBar == nil)
    #expect(geometry.homeIndicator == nil)
    #expect(geometry.cutout == .none)
  }

  struct Turn: CustomTestStringConvertible, Sendable {
    let orientation: Orientation
    let size: Size
    let safeArea: Insets

    var testDescription: String { orientation.rawValue }
  }

  // The top points left, then right: what lay above lies there now.
  private static let turns = [
    Turn(
      orientation: .portrait, size: Size(width: 300, height: 500),
      safeArea: Insets(top: 1, left: 2, bottom: 3, right: 4)),
    Turn(
      orientation: .landscapeLeft, size: Size(width: 500, height: 300),
      safeArea: Insets(top: 4, left: 1, bottom: 2, right: 3)),
    Turn(
      orientation: .landscapeRight, size: Size(width: 500, height: 300),
      safeArea: Insets(top: 2, left: 3, bottom: 4, right: 1)),
    Turn(
      orientation: .portraitUpsideDown, size: Size(width: 300, height: 500),
      safeArea: Insets(top: 3, left: 4, bottom: 1, right: 2)),
  ]
}
