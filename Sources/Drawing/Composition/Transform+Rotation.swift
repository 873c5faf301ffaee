package import Geometry
package import ViewKinds

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

extension Transform {
  /// Takes a rectangle that is not empty to another one.
  static func stretching(_ rect: Rect, to other: Rect) -> Transform {
    let x = other.width.value / rect.width.value
    let y = other.height.value / rect.height.value
    return Transform(
      a: x, b: 0, c: 0, d: y, tx: other.minX - rect.minX * x, ty: other.minY - rect.minY * y)
  }

  /// Turns clockwise by an angle in radians around a point, which stays.
  package static func rotation(by angle: Double, around point: Point) -> Transform {
    let (c, s) = (cos(angle), sin(angle))
    return Transform(
      a: c, b: s, c: -s, d: c, tx: point.x - point.x * c + point.y * s,
      ty: point.y - point.x * s - point.y * c)
  }
}
