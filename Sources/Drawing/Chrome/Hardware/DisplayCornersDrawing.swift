import Devices
import Geometry
import ViewKinds

/// The black around a display with rounded corners.
enum DisplayCornersDrawing {
  static func items(configuration: Configuration, geometry: ScreenGeometry) -> [DisplayItem] {
    let radius = configuration.device.displayCornerRadius
    guard radius > 0 else { return [] }
    let screen = Rect(origin: .zero, size: geometry.size)
    var outside = Path(usesEvenOddRule: true)
    outside.append(.rect(screen))
    outside.append(.continuousRect(screen, radius: radius))
    return [.fill(outside, .black)]
  }
}
