import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// An arc of an ellipse between two points, as in SVG's command `A`.
///
/// The centre follows SVG 1.1, appendix F.6.5. Radii that are too small for the distance are scaled
/// up.
struct EllipticalArc {
  /// Curves of at most a quarter turn each, from the first point to the second.
  ///
  /// A line if a radius is zero, nothing if the points are equal.
  let curves: [Path.Element]

  /// - Parameters:
  ///   - from: where the arc begins.
  ///   - to: where it ends.
  ///   - radiusX: half the ellipse's first axis, in points. The sign is ignored.
  ///   - radiusY: half the second axis.
  ///   - rotation: the clockwise angle from the x axis to the first axis, in degrees.
  ///   - isLarge: whether the arc is more than half a turn.
  ///   - isClockwise: the direction on the screen.
  init(
    from: Point, to: Point, radiusX: Double, radiusY: Double, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard from != to else {
      curves = []
      return
    }
    guard radiusX != 0, radiusY != 0 else {
      curves = [.line(to)]
      return
    }
    let angle = rotation * .pi / 180
    let (cosine, sine) = (cos(angle), sin(angle))
    let halfX = (from.x.value - to.x.value) / 2
    let halfY = (from.y.value - to.y.value) / 2
    let x = cosine * halfX + sine * halfY
    let y = cosine * halfY - sine * halfX
    var (rx, ry) = (radiusX.magnitude, radiusY.magnitude)
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let denominator = rx * rx * y * y + ry * ry * x * x
    let rest = max(0, (rx * rx * ry * ry - denominator) / denominator)
    let factor = rest.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let centerX = factor * rx * y / ry
    let centerY = -factor * ry * x / rx
    let start = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - start
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middleX = (from.x.value + to.x.value) / 2
    let middleY = (from.y.value + to.y.value) / 2
    /// A point of the unit circle, placed on the ellipse.
    func place(_ u: Double, _ v: Double) -> Point {
      let (along, across) = (rx * u + centerX, ry * v + centerY)
      return Point(
        x: Points(middleX + cosine * along - sine * across),
        y: Points(middleY + sine * along + cosine * across))
    }
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / Double(count)
    let handle = 4 / 3 * tan(part / 4)
    curves = (0..<count).map { index in
      let (first, last) = (start + part * Double(index), start + part * Double(index + 1))
      return .curve(
        index == count - 1 ? to : place(cos(last), sin(last)),
        control1: place(cos(first) - handle * sin(first), sin(first) + handle * cos(first)),
        control2: place(cos(last) + handle * sin(last), sin(last) - handle * cos(last)))
    }
  }
}
