import Devices
import Geometry
import Graphics

/// The fade of content into the screen's background under the floating bars of iOS 26.
enum GlassEdge {
  /// What is on a floating bar.
  enum Content {
    case tabs
    case buttons
  }

  /// Returns the fade at the bottom.
  ///
  /// Measured under tabs: from 29 points above the bar to the screen's bottom, in light and in dark
  /// appearance. Measured under a toolbar's buttons in light appearance: from 16 points above the
  /// bar.
  static func bottom(
    of bar: Rect, under content: Content, color: RGBAColor, in appearance: Appearance
  ) -> DisplayItem {
    let start = bar.minY - (content == .tabs ? 29 : 16)
    let frame = Rect(minX: bar.minX, minY: start, maxX: bar.maxX, maxY: bar.maxY)
    let (places, shares): ([Points], [Double]) =
      switch (content, appearance) {
      case (.tabs, .light): ([29, 42, 79, frame.height], [0.23, 0.36, 0.75, 0.77])
      case (.tabs, .dark): ([29, 42, 79, frame.height], [0.18, 0.27, 0.57, 0.59])
      case (.buttons, _): ([24, frame.height], [0.6, 0.84])
      }
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
