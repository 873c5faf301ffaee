/// The priority of a constraint.
///
/// Each value is a level of its own, compared strictly and never weighed against lower ones;
/// required is 1000.
package struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// Above 0, at most 1000.
  package let level: Double

  /// Nil outside 0 < level ≤ 1000.
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
  /// Below everything that is asked for.
  package static let least = Priority(unchecked: .leastNormalMagnitude)
  package static let fitting = Priority(unchecked: 50)

  package var isRequired: Bool { level == 1000 }

  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.level < rhs.level }
}
