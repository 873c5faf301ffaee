package import Geometry

extension Path {
  /// A rectangle with corners of continuous curvature, as UIKit draws display corners, app icons
  /// and `cornerCurve = .continuous`.
  ///
  /// The curve begins 1.528665 radii before the corner, so half the shorter side limits the radius.
  package static func continuousRect(_ rect: Rect, radius: Points) -> Path {
    let r = min(radius, min(rect.width, rect.height) / 2 / ContinuousCorner.reach)
    guard r > 0 else { return .rect(rect) }
    return continuous(rect, Corners(radius: r))
  }

  /// A rectangle with continuous corners of radii that fit into it.
  ///
  /// If a corner's curve would begin beyond its part of a side, the corner keeps its radius and
  /// approaches a quarter circle along that side. So the ends of a capsule are smooth along the long
  /// sides alone, as measured in pictures of iOS 26.
  static func continuous(_ rect: Rect, _ corners: Corners) -> Path {
    func smoothness(_ radius: Points, _ other: Points, on side: Points) -> Double {
      let sum = radius + other
      let reach = sum > 0 ? side.value / sum.value : ContinuousCorner.reach
      return min(max((reach - 1) / (ContinuousCorner.reach - 1), 0), 1)
    }
    let (tl, tr) = (corners.topLeft, corners.topRight)
    let (br, bl) = (corners.bottomRight, corners.bottomLeft)
    let (width, height) = (rect.width, rect.height)
    var path = Path()
    path.appendCorner(
      Point(x: rect.maxX, y: rect.minY), tr,
      (smoothness(tr, tl, on: width), smoothness(tr, br, on: height)), into: (-1, 0), out: (0, 1))
    path.appendCorner(
      Point(x: rect.maxX, y: rect.maxY), br,
      (smoothness(br, tr, on: height), smoothness(br, bl, on: width)), into: (0, -1), out: (-1, 0))
    path.appendCorner(
      Point(x: rect.minX, y: rect.maxY), bl,
      (smoothness(bl, br, on: width), smoothness(bl, tl, on: height)), into: (1, 0), out: (0, -1))
    path.appendCorner(
      Point(x: rect.minX, y: rect.minY), tl,
      (smoothness(tl, bl, on: height), smoothness(tl, tr, on: width)), into: (0, 1), out: (1, 0))
    path.close()
    return path
  }

  /// One corner in clockwise order.
  ///
  /// `into` points from the corner back along the incoming side, `out` along the outgoing side; the
  /// smoothness is for both in that order.
  private mutating func appendCorner(
    _ corner: Point, _ radius: Points, _ smoothness: (into: Double, out: Double),
    into: (x: Double, y: Double),
    out: (x: Double, y: Double)
  ) {
    func at(_ place: (back: Double, forth: Double)) -> Point {
      Point(
        x: corner.x + radius * (place.back * into.x + place.forth * out.x),
        y: corner.y + radius * (place.back * into.y + place.forth * out.y))
    }
    let start = at(ContinuousCorner.place(0, smoothness))
    if elements.isEmpty { move(to: start) } else { line(to: start) }
    guard radius > 0 else { return }
    for step in stride(from: 1, to: 10, by: 3) {
      curve(
        to: at(ContinuousCorner.place(step + 2, smoothness)),
        at(ContinuousCorner.place(step, smoothness)),
        at(ContinuousCorner.place(step + 1, smoothness)))
    }
  }
}

private enum ContinuousCorner {
  /// From the corner to where the curve begins, in radii.
  static let reach = 1.528665

  /// The start of the curve, and the handles and end of each of its three parts, in radii back and
  /// forth from the corner.
  ///
  /// The smooth values are published measurements of UIKit's rounded-rectangle path (PaintCode,
  /// "Code for iOS 7 Rounded Rectangles"); the round ones split a quarter circle at the same
  /// places.
  private static let places: [(smooth: (Double, Double), round: (Double, Double))] = [
    ((1.528665, 0), (1, 0)),
    ((1.088493, 0), (0.873260, 0)),
    ((0.868407, 0), (0.747676, 0.024093)),
    ((0.631494, 0.074911), (0.629934, 0.070995)),
    ((0.372824, 0.169060), (0.374766, 0.172640)),
    ((0.169060, 0.372824), (0.172640, 0.374766)),
    ((0.074911, 0.631494), (0.070995, 0.629934)),
    ((0, 0.868407), (0.024093, 0.747676)),
    ((0, 1.088493), (0, 0.873260)),
    ((0, 1.528665), (0, 1)),
  ]

  /// - Parameters:
  ///   - index: from 0, the start, to 9, the end.
  ///   - smoothness: 1 for UIKit's curve, 0 for the circle, along both sides.
  /// - Returns: the place in radii from the corner, back and forth.
  static func place(
    _ index: Int, _ smoothness: (into: Double, out: Double)
  ) -> (back: Double, forth: Double) {
    let (smooth, round) = places[index]
    // Each half of the corner belongs to one side, so that tangents stay the same within a half.
    let smoothness = index < places.count / 2 ? smoothness.into : smoothness.out
    guard smoothness < 1 else { return smooth }
    return (
      round.0 + (smooth.0 - round.0) * smoothness, round.1 + (smooth.1 - round.1) * smoothness
    )
  }
}
