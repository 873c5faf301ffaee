import Devices
import Geometry
import Graphics

/// The notch or Dynamic Island on the rotated screen, in black.
enum CutoutDrawing {
  static func items(configuration: Configuration, geometry: ScreenGeometry) -> [DisplayItem] {
    let device = configuration.device
    let upright: Path
    switch device.cutout {
    case .none: return []
    case .dynamicIsland(let frame): upright = .roundedRect(frame, radius: frame.height / 2)
    case .notch(let frame, let cornerRadius, let bodyWidth):
      upright = notch(
        frame, cornerRadius: cornerRadius,
        earRadius: bodyWidth.map { (frame.width - $0) / 2 } ?? usualEarRadius)
    }
    let origin = geometry.window.origin
    return [
      .fill(
        upright.mapped {
          let turned = $0.turned(
            to: configuration.orientation, onPortraitScreen: device.screenSize)
          return Point(x: turned.x - origin.x, y: turned.y - origin.y)
        }, .black)
    ]
  }

  /// The ear radius of notches without a measured ear radius, in points.
  static let usualEarRadius: Points = 6

  /// Returns a notch: concave quarter circles at the display's edge, convex ones at the lower
  /// corners.
  private static func notch(_ frame: Rect, cornerRadius: Points, earRadius ear: Points) -> Path {
    let k = 1 - Path.circleHandle
    let left = frame.minX + ear
    let right = frame.maxX - ear
    let r = min(cornerRadius, frame.height - ear)
    let top = frame.minY
    let bottom = frame.maxY
    var path = Path()
    path.move(to: Point(x: frame.minX, y: top))
    path.curve(
      to: Point(x: left, y: top + ear), Point(x: left - ear * k, y: top),
      Point(x: left, y: top + ear * k))
    path.line(to: Point(x: left, y: bottom - r))
    path.curve(
      to: Point(x: left + r, y: bottom), Point(x: left, y: bottom - r * k),
      Point(x: left + r * k, y: bottom))
    path.line(to: Point(x: right - r, y: bottom))
    path.curve(
      to: Point(x: right, y: bottom - r), Point(x: right - r * k, y: bottom),
      Point(x: right, y: bottom - r * k))
    path.line(to: Point(x: right, y: top + ear))
    path.curve(
      to: Point(x: frame.maxX, y: top), Point(x: right, y: top + ear * k),
      Point(x: right + ear * k, y: top))
    path.close()
    return path
  }
}

/// The home indicator: black in light appearance, white in dark appearance.
enum HomeIndicatorDrawing {
  static func items(geometry: ScreenGeometry, appearance: Appearance) -> [DisplayItem] {
    guard let frame = geometry.homeIndicator else { return [] }
    return [
      .fill(
        .roundedRect(frame, radius: frame.height / 2), appearance == .light ? .black : .white)
    ]
  }
}

/// The black outside the rounded corners of the display and of a floating window.
enum DisplayCornersDrawing {
  static func items(configuration: Configuration, geometry: ScreenGeometry) -> [DisplayItem] {
    let screen = Rect(origin: .zero, size: geometry.screenSize)
      .offset(by: Point(x: -geometry.window.minX, y: -geometry.window.minY))
    let window = Rect(origin: .zero, size: geometry.size)
    return outside(of: screen, radius: configuration.device.displayCornerRadius)
      + outside(of: window, radius: geometry.windowCornerRadius)
  }

  private static func outside(of frame: Rect, radius: Points) -> [DisplayItem] {
    guard radius > 0 else { return [] }
    var outside = Path(usesEvenOddRule: true)
    outside.append(.rect(frame))
    outside.append(.continuousRect(frame, radius: radius))
    return [.fill(outside, .black)]
  }
}
