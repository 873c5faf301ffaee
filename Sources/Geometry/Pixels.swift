/// A whole number of device pixels, the unit of bitmaps.
package struct Pixels: Hashable, Comparable, Sendable, AdditiveArithmetic {
  package var value: Int

  package init(_ value: Int) { self.value = value }

  package static let zero = Pixels(0)

  package static func < (lhs: Pixels, rhs: Pixels) -> Bool { lhs.value < rhs.value }
  package static func + (lhs: Pixels, rhs: Pixels) -> Pixels { Pixels(lhs.value + rhs.value) }
  package static func - (lhs: Pixels, rhs: Pixels) -> Pixels { Pixels(lhs.value - rhs.value) }
}

extension Pixels: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.value = value }
}

extension Pixels: CustomStringConvertible {
  package var description: String { String(value) }
}
