package import Geometry

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

  /// Makes wider and higher by factors around a point, which stays.
  package static func scaling(x: Double, y: Double, around point: Point) -> Transform {
    Transform(
      a: x, b: 0, c: 0, d: y, tx: point.x - point.x * x, ty: point.y - point.y * y)
  }

  package func callAsFunction(_ point: Point) -> Point {
    Point(x: point.x * a + point.y * c + tx, y: point.x * b + point.y * d + ty)
  }

  /// The smallest rectangle around a mapped one.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      self(rect.origin), self(Point(x: rect.maxX, y: rect.minY)),
      self(Point(x: rect.minX, y: rect.maxY)), self(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(
      minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// The same map in a container of the given width seen in a mirror.
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
