import Geometry
import Graphics

/// The fade of content into the screen's background under the floating bars of iOS 26.
enum GlassEdge {
  /// Returns the fade at the bottom.
  ///
  /// Measured under tabs: 0 % at 42 points above the bar, 20 % at its top, 60 % at the screen's
  /// bottom.
  static func bottom(of bar: Rect, color: RGBAColor) -> DisplayItem {
    let frame = Rect(minX: bar.minX, minY: bar.minY - 42, maxX: bar.maxX, maxY: bar.maxY)
    return fade(frame, from: frame.minY, to: frame.maxY, color, strengths: [(0, 0), (1, 0.6)])
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
