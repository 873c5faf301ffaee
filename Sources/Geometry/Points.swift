/// A length or coordinate in points, the unit of layout.
///
/// One point is `scale` device pixels; `PixelGrid` is the only bridge between the two.
public struct Points: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The number of points; may be negative or fractional, never NaN in a finished layout.
  public var value: Double

  /// A length of that many points.
  public init(_ value: Double) { self.value = value }
  /// A length of that many points.
  public init(_ value: Int) { self.value = Double(value) }

  /// Zero points.
  public static let zero = Points(0.0)

  /// Whether the first is less than the second.
  public static func < (lhs: Points, rhs: Points) -> Bool { lhs.value < rhs.value }
  /// The sum.
  public static func + (lhs: Points, rhs: Points) -> Points { Points(lhs.value + rhs.value) }
  /// The difference.
  public static func - (lhs: Points, rhs: Points) -> Points { Points(lhs.value - rhs.value) }
  /// A multiple.
  public static func * (lhs: Points, rhs: Double) -> Points { Points(lhs.value * rhs) }
  /// A multiple.
  public static func * (lhs: Double, rhs: Points) -> Points { Points(lhs * rhs.value) }
  /// A part.
  public static func / (lhs: Points, rhs: Double) -> Points { Points(lhs.value / rhs) }
  /// The negated length.
  public static prefix func - (operand: Points) -> Points { Points(-operand.value) }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A length written as a decimal.
  public init(floatLiteral value: Double) { self.value = value }
  /// A length written as a whole number.
  public init(integerLiteral value: Int) { self.value = Double(value) }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal with at most three places: `20`, `20.5`, `20.333`.
  public var description: String { DecimalText.shortest(value, places: 3) }
}
