import AutoLayout
import Geometry

/// Whole layout passes over screens of rows, the largest of ten thousand views.
///
/// Each prints a line: views, milliseconds at best, microseconds a view, and a checksum.
struct LayoutWorkload {
  /// Timed passes, of which the quickest counts.
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

  /// A sum over all frames, with another weight for each of their numbers.
  private static func checksum(_ layout: Layout) -> Double {
    layout.views.reduce(0) { sum, view in
      let frame = view.exact
      return sum + frame.x.value + 2 * frame.y.value + 3 * frame.width.value
        + 5 * frame.height.value
    }
  }
}
