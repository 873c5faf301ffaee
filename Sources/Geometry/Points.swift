/// A length or coordinate in points, the unit of layout.
///
/// One point is `scale` device pixels; only `PixelGrid` converts between the two.
public struct Points: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The number of points, which may be negative or fractional; a finished layout has no NaN.
  public var value: Double

  /// Creates a length from a number of points.
  public init(_ value: Double) { self.value = value }
  /// Creates a length from a number of points.
  public init(_ value: Int) { self.value = Double(value) }

  /// Zero points.
  public static let zero = Points(0.0)

  /// Returns whether the first length is less than the second.
  public static func < (lhs: Points, rhs: Points) -> Bool { lhs.value < rhs.value }
  /// Returns the sum of two lengths.
  public static func + (lhs: Points, rhs: Points) -> Points { Points(lhs.value + rhs.value) }
  /// Returns the difference of two lengths.
  public static func - (lhs: Points, rhs: Points) -> Points { Points(lhs.value - rhs.value) }
  /// Returns a multiple of a length.
  public static func * (lhs: Points, rhs: Double) -> Points { Points(lhs.value * rhs) }
  /// Returns a multiple of a length.
  public static func * (lhs: Double, rhs: Points) -> Points { Points(lhs * rhs.value) }
  /// Returns a length divided by a number.
  public static func / (lhs: Points, rhs: Double) -> Points { Points(lhs.value / rhs) }
  /// Returns the negated length.
  public static prefix func - (operand: Points) -> Points { Points(-operand.value) }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length from a decimal literal.
  public init(floatLiteral value: Double) { self.value = value }
  /// Creates a length from an integer literal.
  public init(integerLiteral value: Int) { self.value = Double(value) }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal with at most three places: `20`, `20.5`, `20.333`.
  public var description: String { DecimalText.shortest(value, places: 3) }
}
