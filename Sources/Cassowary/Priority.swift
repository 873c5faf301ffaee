/// The priority of a constraint.
///
/// Each value is a level of its own. A higher level always wins, however many lower constraints it
/// violates. Required is 1000.
package struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The level, above 0 and at most 1000.
  package let level: Double

  /// A priority, or nil unless 0 < level ≤ 1000.
  package init?(_ level: Double) {
    guard level > 0, level <= 1000 else { return nil }
    self.level = level
  }

  /// The nearest level from 0.001 to 1000.
  package init(clamping level: Double) { self.level = min(max(level, 0.001), 1000) }

  private init(unchecked level: Double) { self.level = level }

  package static let required = Priority(unchecked: 1000)
  package static let high = Priority(unchecked: 750)
  package static let low = Priority(unchecked: 250)
  /// A level below all levels that users can set.
  package static let least = Priority(unchecked: .leastNormalMagnitude)
  package static let fitting = Priority(unchecked: 50)

  package var isRequired: Bool { level == 1000 }

  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.level < rhs.level }
}
