import Bitmaps
import Devices
import Drawing
import Geometry
import Graphics
import Testing

@testable import Chrome

@Suite("A device's body") struct DeviceBodyTests {
  @Test("surrounds the screen by its bezels and the room of the buttons", arguments: BodyCase.rows)
  func size(_ row: BodyCase) throws {
    let screen = try #require(ChromeScreen(row.id, row.orientation))
    let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
    #expect(body.size == row.size)
    let content = DisplayList([
      .fill(.rect(Rect(origin: .zero, size: screen.geometry.size)), .white)
    ])
    guard case .group("display", _, _, let display)? = body.list(around: content).items.first,
      case .group("screen", _, let clip, let items)? = display.last,
      case .fill(let path, _)? = items.first
    else {
      Issue.record("no screen")
      return
    }
    #expect(path.extent?.origin == row.origin)
    #expect(clip?.extent == path.extent)
  }

  @Test("has a home button and a camera unless the device is a custom one")
  func front() throws {
    /// The outlines of the body without a hole for the display.
    func parts(_ device: Device) -> [Rect] {
      let configuration = Configuration(device: device)
      let body = DeviceBody(
        configuration: configuration, geometry: ScreenGeometry(configuration))
      guard case .group("body", _, _, let items)? = body.list(around: DisplayList()).items.last
      else { return [] }
      return items.compactMap { item in
        guard case .fill(let path, _) = item, !path.usesEvenOddRule else { return nil }
        return path.extent
      }
    }
    let phone = try #require(DeviceCatalogue.device(id: "iphone-8"))
    let middle = 439 / 2
    // The home button lies below the display, which ends at 114 + 667.
    let lower = parts(phone).filter { $0.minY > 781 }
    #expect(lower.map { Int($0.midX.value) } == [middle])
    let custom = Device.custom(
      id: "panel", size: phone.screenSize, scale: 2, safeArea: .zero)
    #expect(parts(custom).isEmpty)
  }

  // A phone counts as 400 wide at least: 0.12 of it is 48.
  @Test(
    "has a top button whose length follows the width of a tablet",
    arguments: [("iphone-se-1", nil), ("ipad-pro-11", 0.055), ("ipad-pro-12-9", 0.055)]
      as [(String, Double?)])
  func topButton(_ id: String, _ share: Double?) throws {
    let screen = try #require(ChromeScreen(id, .portrait))
    let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
    guard case .group("body", _, _, let items)? = body.list(around: DisplayList()).items.last
    else {
      Issue.record("no body")
      return
    }
    let paths = items.compactMap { item in
      if case .fill(let path, _) = item { path } else { nil }
    }
    let outline = try #require(paths.first { $0.usesEvenOddRule }?.extent)
    let buttons = paths.compactMap(\.extent).filter { $0.minY < outline.minY && $0.height == 6 }
    let expected = share.map { outline.width * $0 } ?? 48
    #expect(buttons.count == 1)
    #expect(buttons.allSatisfy { abs(($0.width - expected).value) < 1e-6 })
  }

  @Test("has the published bezels of every device of the catalogue, each once")
  func bezels() {
    #expect(Bezels.known.flatMap(\.ids).sorted() == DeviceCatalogue.ids.sorted())
  }

  @Test("leaves the display free", arguments: DeviceCatalogue.ids)
  func display(_ id: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
      let screen = try #require(ChromeScreen(id, orientation))
      let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
      let list = body.list(around: DisplayList())
      guard case .group("display", _, _, let shown)? = list.items.first,
        case .fill(let display, _)? = shown.first, let frame = display.extent,
        case .group("body", _, _, let items)? = list.items.last
      else {
        Issue.record("no body")
        return
      }
      let picture = Rect(origin: .zero, size: body.size)
      #expect(picture.contains(frame))
      for case .fill(let path, _) in items {
        let extent = try #require(path.extent)
        #expect(picture.contains(extent))
        #expect(path.usesEvenOddRule || extent.intersection(frame) == nil, "\(id)")
      }
    }
  }
}

extension DeviceBodyTests {
  @Test("lets nothing of the screen out at its corners", arguments: DeviceCatalogue.ids)
  func corners(_ id: String) throws {
    let screen = try #require(ChromeScreen(id, .portrait))
    let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
    let green = RGBAColor(rgb: 0x00FF00)
    let content = DisplayList([
      .fill(.rect(Rect(origin: .zero, size: screen.geometry.size)), green)
    ])
    let list = body.list(around: content)
    let fonts = try FontCache(directory: "/tmp/strut-test-fonts")
    let renderer = try Renderer(fonts: FontLibrary(cache: fonts))
    let shown = try renderer.bitmap(of: list, size: body.size, scale: 1)
    let alone = try renderer.bitmap(
      of: DisplayList(Array(list.items.suffix(1))), size: body.size, scale: 1)
    // No display is within 16 points of both sides of the picture's corner.
    for y in 0..<16 {
      let row = y * shown.width.value * 4
      #expect(shown.bytes[row..<row + 64] == alone.bytes[row..<row + 64], "row \(y)")
    }
  }
}

struct BodyCase: CustomTestStringConvertible {
  let id: String
  let orientation: Orientation
  let size: Size
  let origin: Point

  var testDescription: String { "\(id) \(orientation.rawValue)" }

  static let rows = [
    BodyCase(
      id: "iphone-8", orientation: .portrait, size: Size(width: 439, height: 895),
      origin: Point(x: 32, y: 114)),
    BodyCase(
      id: "iphone-8", orientation: .landscapeLeft, size: Size(width: 895, height: 439),
      origin: Point(x: 114, y: 32)),
    BodyCase(
      id: "ipad-pro-11", orientation: .landscapeRight, size: Size(width: 1296, height: 936),
      origin: Point(x: 51, y: 51)),
  ]
}
