import Devices
import Geometry
import Testing
import ViewKinds

@testable import Drawing

@Suite("A device's body") struct DeviceBodyTests {
  @Test("surrounds the screen by its bezels and the room of the buttons", arguments: BodyCase.rows)
  func size(_ row: BodyCase) throws {
    let screen = try #require(ChromeScreen(row.id, row.orientation))
    let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
    #expect(body.size == row.size)
    let content = DisplayList([
      .fill(.rect(Rect(origin: .zero, size: screen.geometry.size)), .white)
    ])
    guard
      case .group("screen", _, let clip, let items)? = body.list(around: content).items.dropFirst()
        .first,
      case .fill(let path, _)? = items.first
    else {
      Issue.record("no screen")
      return
    }
    #expect(path.extent?.origin == row.origin)
    #expect(clip?.extent == path.extent)
  }

  @Test("leaves the display free", arguments: DeviceCatalogue.ids)
  func display(_ id: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
      let screen = try #require(ChromeScreen(id, orientation))
      let body = DeviceBody(configuration: screen.configuration, geometry: screen.geometry)
      let list = body.list(around: DisplayList())
      guard case .fill(let display, _)? = list.items.first, let frame = display.extent,
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
