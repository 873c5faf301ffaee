import Devices
import Geometry
import Graphics

/// An upright device without its screen.
struct BodyDrawing {
  let device: Device
  let bezels: Bezels
  let body: Rect
  /// The display's frame; the body does not cover it.
  let screen: Rect

  var items: [DisplayItem] {
    let rim = rimWidth
    return buttons + [
      ring(inset: 0, RGBAColor(rgb: 0x77787C)), ring(inset: 0.7, RGBAColor(rgb: 0xA3A4A8)),
      ring(inset: 1.6, RGBAColor(rgb: 0x6A6B6F)), ring(inset: rim - 0.8, RGBAColor(rgb: 0x2B2B2D)),
      ring(inset: rim, RGBAColor(rgb: 0x060607)),
    ] + front
  }

  /// Returns a ring: the body inset by a distance, without the display.
  private func ring(inset: Points, _ color: RGBAColor) -> DisplayItem {
    var path = Path.continuousRect(body.inset(by: inset), radius: bezels.cornerRadius - inset)
    path.usesEvenOddRule = true
    path.append(.continuousRect(screen, radius: device.displayCornerRadius))
    return .fill(path, color)
  }

  /// The width of the metal rim, part of the bezel.
  private var rimWidth: Points { min(4, bezels.side * 0.3) }

  private var front: [DisplayItem] {
    guard !device.isCustom else { return [] }
    return device.homeIndicator == nil ? homeButton + sensors : padCamera
  }

  /// The home button, about 11 mm across on every device.
  private var homeButton: [DisplayItem] {
    let radius = bezels.end * 0.31
    let center = Point(x: body.midX, y: body.maxY - bezels.end / 2)
    func ring(_ radius: Points) -> Path {
      .ellipse(
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    return [
      .fill(ring(radius), RGBAColor(rgb: 0x0E0E10)),
      .stroke(ring(radius - 0.8), RGBAColor(rgb: 0x56575B), Stroke(width: 1.6)),
    ]
  }

  /// A phone's earpiece and camera, or a tablet's camera.
  private var sensors: [DisplayItem] {
    let middle = Point(x: body.midX, y: body.minY + bezels.end / 2)
    guard device.family == .iphone else { return [camera(at: middle)] }
    let slot = Rect(x: middle.x - 28, y: middle.y - 2.8, width: 56, height: 5.6)
    return [
      .fill(.roundedRect(slot, radius: 2.8), RGBAColor(rgb: 0x232326)),
      camera(at: Point(x: slot.minX - 22, y: middle.y)),
    ]
  }

  /// The camera in the frame of tablets without a home button.
  ///
  /// On phones it is part of the cutout.
  private var padCamera: [DisplayItem] {
    guard device.family == .ipad else { return [] }
    let middle =
      bezels.cameraAtSide
      ? Point(x: body.maxX - bezels.side / 2, y: body.midY)
      : Point(x: body.midX, y: body.minY + bezels.end / 2)
    return [camera(at: middle)]
  }

  private func camera(at center: Point) -> DisplayItem {
    .fill(
      .ellipse(in: Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)),
      RGBAColor(rgb: 0x1A2233))
  }
}

extension BodyDrawing {
  /// The buttons, seen from the front as strips outside the rim.
  private var buttons: [DisplayItem] {
    guard !device.isCustom else { return [] }
    let isPhone = device.family == .iphone
    let hasTopButton = !isPhone || device.screenSize.height <= 568
    var strips: [Rect] = []
    if isPhone {
      strips = [strip(at: 0.16, length: 0.042, isLeft: true)]
      strips += [0.225, 0.3].map { strip(at: $0, length: 0.068, isLeft: true) }
      if !hasTopButton { strips.append(strip(at: 0.235, length: 0.11, isLeft: false)) }
    } else if bezels.cameraAtSide || device.screenSize.width < 800 && device.homeIndicator != nil {
      strips = [0.06, 0.12].map { topStrip(at: $0, length: 0.05) }
    } else {
      strips = [0.08, 0.135].map { strip(at: $0, length: 0.042, isLeft: false) }
    }
    if hasTopButton { strips.append(topStrip(at: 0.86, length: isPhone ? 0.12 : 0.055)) }
    return strips.map { .fill(.roundedRect($0, radius: 1.6), RGBAColor(rgb: 0x5E5F63)) }
  }

  private func strip(at share: Double, length: Double, isLeft: Bool) -> Rect {
    let top = body.minY + body.height * share
    let height = body.height * length
    return Rect(
      x: isLeft ? body.minX - 2.4 : body.maxX - 3.6, y: top, width: 6, height: height)
  }

  private func topStrip(at share: Double, length: Double) -> Rect {
    let width = max(body.width, 400) * length
    let middle = body.minX + body.width * share
    return Rect(x: middle - width / 2, y: body.minY - 2.4, width: width, height: 6)
  }
}
