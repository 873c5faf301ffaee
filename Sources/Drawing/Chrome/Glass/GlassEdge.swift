import Devices
import Geometry
import ViewKinds

/// What iOS 26 lays under floating bars in place of a bar's background: the content fades into the
/// screen's own colour.
enum GlassEdge {
  /// Measured under tabs: nothing 42 points above the bar, 20 % at its top, 60 % at the screen's
  /// bottom.
  static func bottom(of bar: Rect, color: Color) -> DisplayItem {
    let frame = Rect(minX: bar.minX, minY: bar.minY - 42, maxX: bar.maxX, maxY: bar.maxY)
    return fade(frame, from: frame.minY, to: frame.maxY, color, strength: 0.6)
  }

  static func top(of bar: Rect, color: Color) -> DisplayItem {
    fade(bar, from: bar.maxY, to: bar.minY, color, strength: 0.95)
  }

  private static func fade(
    _ frame: Rect, from clear: Points, to full: Points, _ color: Color, strength: Double
  ) -> DisplayItem {
    .gradient(
      .rect(frame),
      Gradient(
        .linear(from: Point(x: frame.midX, y: clear), to: Point(x: frame.midX, y: full)),
        stops: [
          Gradient.Stop(location: 0, color: color.withAlpha(0)),
          Gradient.Stop(location: 1, color: color.withAlpha(UInt8(255 * strength))),
        ]))
  }
}
