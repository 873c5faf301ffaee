package import AutoLayout
import Diagnostics

/// A constraint that the spec has, but not for one cell.
package struct InactiveConstraint: Hashable, Sendable {
  /// Under the file's own metrics where its condition does not hold.
  package let constraint: Constraint
  package let cause: Cause

  package enum Cause: Hashable, Sendable {
    /// The entry holds, and deactivates the constraint or puts another key in its place.
    case switchedOff(by: WhenEntry)
    /// The entry that brings it does not hold.
    case conditionFails(WhenEntry)
    /// It is not active, and no entry that holds activates it.
    case inactive
  }
}

extension CellBuilder {
  /// The constraints that take no part, in the order of the file.
  var inactiveConstraints: [InactiveConstraint] {
    let inactive = constraints.filter { !$0.isActive }.map { pending in
      InactiveConstraint(
        constraint: pending.constraint,
        cause: pending.switchedOffBy.map { .switchedOff(by: document.changes[$0].entry) }
          ?? .inactive)
    }
    let holding = Set(context.changes)
    let elsewhere = document.changes.enumerated().filter { !holding.contains($0.offset) }
      .flatMap { _, change in
        let declarations =
          change.constraints
          + change.views.flatMap { patch in
            patch.constraints + patch.keys.shorthands.flatMap(\.constraints)
          }
        return declarations.flatMap(\.constraints).map {
          InactiveConstraint(constraint: $0, cause: .conditionFails(change.entry))
        }
      }
    return Self.inOrderOfFile(inactive + replaced + elsewhere) { $0.constraint }
  }

  /// In order of what is written; of one place as given.
  static func inOrderOfFile<Element>(
    _ elements: [Element], _ constraint: (Element) -> Constraint
  ) -> [Element] {
    elements.enumerated().sorted { one, other in
      let places = (
        constraint(one.element).origin.span, constraint(other.element).origin.span
      )
      guard case (let a?, let b?) = places, (a.line, a.column) != (b.line, b.column) else {
        return one.offset < other.offset
      }
      return (a.line, a.column) < (b.line, b.column)
    }.map(\.element)
  }
}
