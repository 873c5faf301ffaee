public import Geometry
import Graphics
import ViewKinds

/// A map of the plane, as `CGAffineTransform`: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// What of x goes into x′ and into y′.
  public var a, b: Double
  /// What of y goes into x′ and into y′.
  public var c, d: Double
  /// What is added, in points.
  public var tx, ty: Points

  /// A map by its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Points, ty: Points) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Turns clockwise, by an angle in radians.
  public init(rotationAngle angle: Double) {
    self.init(Transform.rotation(degrees: angle * 180 / .pi))
  }

  /// Makes wider and higher by factors.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Moves right and down.
  public init(translationX x: Points, y: Points) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// This map, and then the other one.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(transform.followed(by: next.transform))
  }

  /// A turn, and then this map.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A change of size, and then this map.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move, and then this map.
  public func translatedBy(x: Points, y: Points) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  var transform: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  private init(_ transform: Transform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
