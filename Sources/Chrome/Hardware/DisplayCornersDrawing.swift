import Devices
import Geometry
import Graphics

/// The black around a display with rounded corners, and around a window that floats with its own.
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
