/// A decimal number in whole millionths, so that comparing with it is the same on every machine.
package struct Millionths: Hashable, Comparable, Sendable, Codable {
  package let count: Int

  package init(count: Int) { self.count = count }

  /// The nearest number of millionths; exact for decimals of up to six places and nine digits.
  ///
  /// - Parameter value: finite, up to 10⁹ either way.
  package init(_ value: Double) { count = Int((value * 1_000_000).rounded()) }

  package static let zero = Millionths(count: 0)

  package var value: Double { Double(count) / 1_000_000 }

  package static func < (lhs: Millionths, rhs: Millionths) -> Bool { lhs.count < rhs.count }
}
