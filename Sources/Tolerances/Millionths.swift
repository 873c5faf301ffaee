/// A decimal number in integer millionths, so that comparisons give the same result on every
/// machine.
package struct Millionths: Hashable, Comparable, Sendable, Codable {
  package let count: Int

  package init(count: Int) { self.count = count }

  /// Rounds to the nearest millionth; exact for decimals of up to six places and nine digits.
  ///
  /// - Parameter value: a finite number from −10⁹ to 10⁹.
  package init(_ value: Double) { count = Int((value * 1_000_000).rounded()) }

  package static let zero = Millionths(count: 0)

  package var value: Double { Double(count) / 1_000_000 }

  package static func < (lhs: Millionths, rhs: Millionths) -> Bool { lhs.count < rhs.count }
}
