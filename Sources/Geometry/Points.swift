/// A length or coordinate in points, the unit of layout.
///
/// One point is `scale` device pixels; `PixelGrid` is the only bridge between the two.
package struct Points: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The number of points; may be negative or fractional, never NaN in a finished layout.
  package var value: Double

  package init(_ value: Double) { self.value = value }
  package init(_ value: Int) { self.value = Double(value) }

  package static let zero = Points(0.0)

  package static func < (lhs: Points, rhs: Points) -> Bool { lhs.value < rhs.value }
  package static func + (lhs: Points, rhs: Points) -> Points { Points(lhs.value + rhs.value) }
  package static func - (lhs: Points, rhs: Points) -> Points { Points(lhs.value - rhs.value) }
  package static func * (lhs: Points, rhs: Double) -> Points { Points(lhs.value * rhs) }
  package static func * (lhs: Double, rhs: Points) -> Points { Points(lhs * rhs.value) }
  package static func / (lhs: Points, rhs: Double) -> Points { Points(lhs.value / rhs) }
  package static prefix func - (operand: Points) -> Points { Points(-operand.value) }
}

extension Points: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Double(value) }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal with at most three places: `20`, `20.5`, `20.333`.
  package var description: String { DecimalText.shortest(value, places: 3) }
}
