package import Geometry

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// An affine map of the plane, as `CGAffineTransform`: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct Transform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Points
  package var ty: Points

  package init(a: Double, b: Double, c: Double, d: Double, tx: Points, ty: Points) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A scaling around a fixed point.
  package static func scaling(x: Double, y: Double, around point: Point) -> Transform {
    Transform(
      a: x, b: 0, c: 0, d: y, tx: point.x - point.x * x, ty: point.y - point.y * y)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: point.x * a + point.y * c + tx, y: point.x * b + point.y * d + ty)
  }

  /// The greatest factor by which the map stretches a line.
  package var greatestStretch: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }

  /// The smallest rectangle around the image of a rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      self(rect.origin), self(Point(x: rect.maxX, y: rect.minY)),
      self(Point(x: rect.minX, y: rect.maxY)), self(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(
      minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// The map mirrored in a container of that width.
  package func mirrored(in width: Points) -> Transform {
    Transform(
      a: a, b: -b, c: -c, d: d, tx: width - width * a - tx, ty: ty + width * b)
  }
}

extension Transform: CustomStringConvertible {
  package var description: String {
    let factors = [a, b, c, d].map { DecimalText.shortest($0, places: 3) }
    return "(\(factors.joined(separator: ", ")), \(tx), \(ty))"
  }
}

extension Transform {
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Points, y: Points) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A clockwise rotation around the origin.
  ///
  /// Quarter turns are exact.
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

  /// This map followed by another.
  package func followed(by next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map with a point as its origin.
  package func around(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).followed(by: self)
      .followed(by: .translation(x: point.x, y: point.y))
  }

  /// The inverse map, or nil if the map is singular.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard determinant.isNormal else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (ty * c - tx * d) * (1 / determinant), ty: (tx * b - ty * a) * (1 / determinant))
  }
}

extension Transform {
  /// The map from a rectangle, which is not empty, to another.
  package static func stretching(_ rect: Rect, to other: Rect) -> Transform {
    let x = other.width.value / rect.width.value
    let y = other.height.value / rect.height.value
    return Transform(
      a: x, b: 0, c: 0, d: y, tx: other.minX - rect.minX * x, ty: other.minY - rect.minY * y)
  }

  /// A clockwise rotation by an angle in radians around a fixed point.
  package static func rotation(by angle: Double, around point: Point) -> Transform {
    let (c, s) = (cos(angle), sin(angle))
    return Transform(
      a: c, b: s, c: -s, d: c, tx: point.x - point.x * c + point.y * s,
      ty: point.y - point.x * s - point.y * c)
  }
}
