import Devices
import Geometry
import Graphics

/// The fade of content into the screen's background under the floating bars of iOS 26.
enum GlassEdge {
  /// Returns the fade at the bottom.
  ///
  /// Measured under tabs: from 29 points above the bar to the screen's bottom, in light and in dark
  /// appearance.
  static func bottom(
    of bar: Rect, color: RGBAColor, in appearance: Appearance
  ) -> DisplayItem {
    let start = bar.minY - 29
    let frame = Rect(minX: bar.minX, minY: start, maxX: bar.maxX, maxY: bar.maxY)
    let shares = appearance == .light ? [0.23, 0.36, 0.75, 0.77] : [0.18, 0.27, 0.57, 0.59]
    let places: [Points] = [29, 42, 79, frame.height]
    let length = max(frame.height, 80)
    return fade(
      frame, from: start, to: start + length, color,
      strengths: [(0, 0)] + zip(places, shares).map { (min($0.value / length.value, 1), $1) })
  }

  /// Returns the fade at the top, with estimated values.
  ///
  /// It is nearly opaque behind the buttons and transparent at the bar's lower edge.
  static func top(of bar: Rect, color: RGBAColor) -> DisplayItem {
    fade(
      bar, from: bar.maxY, to: bar.minY, color, strengths: [(0, 0), (0.4, 0.8), (1, 0.96)])
  }

  private static func fade(
    _ frame: Rect, from start: Points, to end: Points, _ color: RGBAColor,
    strengths: [(location: Double, share: Double)]
  ) -> DisplayItem {
    .gradient(
      .rect(frame),
      Gradient(
        .linear(from: Point(x: frame.midX, y: start), to: Point(x: frame.midX, y: end)),
        stops: strengths.map {
          Gradient.Stop(location: $0.location, color: color.withAlpha(UInt8(255 * $0.share)))
        }))
  }
}
