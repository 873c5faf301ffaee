public import Geometry
import Graphics
import ViewKinds

/// An affine transform of the plane, as `CGAffineTransform`.
///
/// It maps x to x′ = a·x + c·y + tx, and y to y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The factors of x in x′ (`a`) and in y′ (`b`).
  public var a, b: Double
  /// The factors of y in x′ (`c`) and in y′ (`d`).
  public var c, d: Double
  /// The translation to the right (`tx`) and down (`ty`), in points.
  public var tx, ty: Points

  /// Creates a transform from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Points, ty: Points) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a clockwise rotation by an angle in radians.
  public init(rotationAngle angle: Double) {
    self.init(Transform.rotation(degrees: angle * 180 / .pi))
  }

  /// Creates a scaling by a horizontal and a vertical factor.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a translation to the right and down, in points.
  public init(translationX x: Points, y: Points) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transform that applies this transform first, then `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(transform.followed(by: next.transform))
  }

  /// Returns the transform that rotates clockwise by an angle in radians, then applies this
  /// transform.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that scales, then applies this transform.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that translates by points, then applies this transform.
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
