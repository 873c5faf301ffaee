import AutoLayout
import Geometry

/// Measures whole layout passes over screens of rows.
///
/// The largest screen has ten thousand views.
///
/// Prints one line for each screen: the number of views, the best time in milliseconds, the
/// microseconds for each view, and a checksum.
struct LayoutWorkload {
  /// The number of timed passes.
  ///
  /// The fastest one counts.
  var samples = 5

  func run() {
    for rows in [20, 200, 2000] {
      let screen = LayoutScreen(rows: rows)
      var layout = screen.layout()
      let clock = ContinuousClock()
      let times = (0..<samples).map { _ in clock.measure { layout = screen.layout() } }
      let best: Double = (times.min() ?? .zero) / Duration.milliseconds(1)
      let count = layout.views.count
      print("layout.\(count)", best, best * 1000 / Double(count), Self.checksum(layout))
    }
  }

  /// The sum over all frames in points, in which x, y, width and height have different weights.
  private static func checksum(_ layout: Layout) -> Double {
    layout.views.reduce(0) { sum, view in
      let frame = view.exact
      return sum + frame.x.value + 2 * frame.y.value + 3 * frame.width.value
        + 5 * frame.height.value
    }
  }
}
