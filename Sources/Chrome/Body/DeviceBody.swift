package import Devices
package import Geometry
package import Graphics

/// The body of a device around its screen: rim, black front and buttons.
///
/// The picture is larger than the screen by the bezels and the buttons. If the window is smaller
/// than the screen, the rest of the screen is black.
package struct DeviceBody {
  /// The picture's size in points.
  package let size: Size
  private let device: Device
  private let orientation: Orientation
  private let geometry: ScreenGeometry
  private let bezels: Bezels

  package init(configuration: Configuration, geometry: ScreenGeometry) {
    device = configuration.device
    orientation = configuration.orientation
    self.geometry = geometry
    bezels = Bezels(device)
    let upright = DeviceBody.uprightSize(device, bezels)
    size = orientation.isLandscape ? upright.transposed : upright
  }

  /// The width for buttons around the body.
  static let buttonRoom: Points = 4

  private static func uprightSize(_ device: Device, _ bezels: Bezels) -> Size {
    Size(
      width: device.screenSize.width + bezels.side * 2 + buttonRoom * 2,
      height: device.screenSize.height + bezels.end * 2 + buttonRoom * 2)
  }

  /// Returns the window's content, in window coordinates, inside the body.
  package func list(around content: DisplayList) -> DisplayList {
    let screen = Rect(origin: screenOrigin, size: geometry.screenSize)
    let window = Rect(
      x: screen.x + geometry.window.x, y: screen.y + geometry.window.y,
      width: geometry.size.width, height: geometry.size.height)
    let moved = content.items.map { $0.moved(by: window.origin) }
    // The body is drawn last, so that materials at the display's corners blur no black. The clip
    // keeps the screen inside bodies with rounder corners.
    return DisplayList([
      .group(
        name: "display", opacity: 1, clip: displayUnderBody(screen),
        [
          .fill(.rect(screen), .black),
          .group(name: "screen", opacity: 1, clip: .rect(window), moved),
        ]),
      .group(name: "body", opacity: 1, clip: nil, bodyItems),
    ])
  }

  /// Returns the display's shape plus one point, which the body covers, so that no seam is visible.
  private func displayUnderBody(_ screen: Rect) -> Path {
    let radius = device.displayCornerRadius
    return .continuousRect(screen.inset(by: -1), radius: radius > 0 ? radius + 1 : 0)
  }

  private var screenOrigin: Point {
    let (across, along) = (bezels.side, bezels.end)
    let room = DeviceBody.buttonRoom
    return orientation.isLandscape
      ? Point(x: along + room, y: across + room) : Point(x: across + room, y: along + room)
  }

  private var bodyItems: [DisplayItem] {
    let upright = DeviceBody.uprightSize(device, bezels)
    let body = Rect(origin: .zero, size: upright).inset(by: DeviceBody.buttonRoom)
    let screen = Rect(
      x: body.x + bezels.side, y: body.y + bezels.end, width: device.screenSize.width,
      height: device.screenSize.height)
    let drawing = BodyDrawing(device: device, bezels: bezels, body: body, screen: screen)
    return drawing.items.map {
      $0.turned { $0.turned(to: orientation, onPortraitScreen: upright) }
    }
  }
}

extension DisplayItem {
  /// Returns a part of the body on the rotated device.
  ///
  /// All parts are fills or strokes.
  fileprivate func turned(_ turn: (Point) -> Point) -> DisplayItem {
    switch self {
    case .fill(let path, let color): .fill(path.mapped(turn), color)
    case .stroke(let path, let color, let stroke): .stroke(path.mapped(turn), color, stroke)
    case .text, .image, .shadow, .dropShadow, .backdrop, .gradient, .transformed, .group: self
    }
  }
}
