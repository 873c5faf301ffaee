package import Geometry

extension Path {
  /// A rectangle with corners of continuous curvature, as UIKit draws display corners, app icons
  /// and `cornerCurve = .continuous`.
  ///
  /// The curve begins 1.528665 radii before the corner, so the radius is cut to what half the
  /// shorter side allows. The factors are published measurements of UIKit's rounded-rectangle path
  /// (PaintCode, "Code for iOS 7 Rounded Rectangles").
  package static func continuousRect(_ rect: Rect, radius: Points) -> Path {
    let r = min(radius, min(rect.width, rect.height) / 2 / ContinuousCorner.reach)
    guard r > 0 else { return .rect(rect) }
    var path = Path()
    path.appendCorner(Point(x: rect.maxX, y: rect.minY), r, into: (-1, 0), out: (0, 1))
    path.appendCorner(Point(x: rect.maxX, y: rect.maxY), r, into: (0, -1), out: (-1, 0))
    path.appendCorner(Point(x: rect.minX, y: rect.maxY), r, into: (1, 0), out: (0, -1))
    path.appendCorner(Point(x: rect.minX, y: rect.minY), r, into: (0, 1), out: (1, 0))
    path.close()
    return path
  }

  /// One corner in clockwise order; `into` points from the corner back along the side that comes
  /// in, `out` along the side that goes out.
  private mutating func appendCorner(
    _ corner: Point, _ radius: Points, into: (x: Double, y: Double), out: (x: Double, y: Double)
  ) {
    func at(_ back: Double, _ forth: Double) -> Point {
      Point(
        x: corner.x + radius * (back * into.x + forth * out.x),
        y: corner.y + radius * (back * into.y + forth * out.y))
    }
    let start = at(ContinuousCorner.reach, 0)
    if elements.isEmpty { move(to: start) } else { line(to: start) }
    curve(to: at(0.631494, 0.074911), at(1.088493, 0), at(0.868407, 0))
    curve(to: at(0.074911, 0.631494), at(0.372824, 0.169060), at(0.169060, 0.372824))
    curve(to: at(0, ContinuousCorner.reach), at(0, 0.868407), at(0, 1.088493))
  }
}

private enum ContinuousCorner {
  /// From the corner to where the curve begins, in radii.
  static let reach = 1.528665
}
