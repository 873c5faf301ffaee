package import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Transform {
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Points, y: Points) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Turns clockwise around the origin; quarter turns are exact.
  package static func rotation(degrees: Double) -> Transform {
    let (c, s) = unit(degrees)
    return Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  private static func unit(_ degrees: Double) -> (cos: Double, sin: Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0: return (1, 0)
    case 90: return (0, 1)
    case 180: return (-1, 0)
    case 270: return (0, -1)
    default: return (cos(turn * .pi / 180), sin(turn * .pi / 180))
    }
  }

  /// This map, and then the other one.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map with the given point in the place of the origin.
  package func around(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).followed(by: self)
      .followed(by: .translation(x: point.x, y: point.y))
  }

  /// The map back; nil where all of the plane comes to lie on a line.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant.isNormal else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (ty * c - tx * d) * (1 / determinant), ty: (tx * b - ty * a) * (1 / determinant))
  }
}
