import Devices
import Geometry
import Graphics

/// The bar to swipe from: black on light content, white on dark.
enum HomeIndicatorDrawing {
  static func items(geometry: ScreenGeometry, appearance: Appearance) -> [DisplayItem] {
    guard let frame = geometry.homeIndicator else { return [] }
    return [
      .fill(
        .roundedRect(frame, radius: frame.height / 2), appearance == .light ? .black : .white)
    ]
  }
}
