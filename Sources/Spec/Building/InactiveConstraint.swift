package import AutoLayout
import Diagnostics

/// A constraint from the spec that is inactive in one cell.
package struct InactiveConstraint: Hashable, Sendable {
  /// The constraint.
  ///
  /// If the condition of its entry does not hold, its numbers use the file's own metrics.
  package let constraint: Constraint
  package let cause: Cause

  package enum Cause: Hashable, Sendable {
    /// The entry's condition holds, and it deactivates the constraint or replaces its key.
    case switchedOff(by: WhenEntry)
    /// The condition of the entry that adds the constraint does not hold.
    case conditionFails(WhenEntry)
    /// The spec declares the constraint inactive, and no entry whose condition holds activates it.
    case inactive
  }
}

extension CellBuilder {
  /// The inactive constraints in file order.
  var inactiveConstraints: [InactiveConstraint] {
    let inactive = constraints.filter { !$0.isActive }.map { pending in
      InactiveConstraint(
        constraint: pending.constraint,
        cause: pending.deactivatedBy.map { .switchedOff(by: document.changes[$0].entry) }
          ?? .inactive)
    }
    let holding = Set(context.changes)
    // Changes are large, so they are not copied from the array.
    let elsewhere = document.changes.indices.filter { !holding.contains($0) }.flatMap { index in
      let declarations =
        document.changes[index].constraints
        + document.changes[index].views.flatMap { patch in
          patch.constraints + patch.keys.shorthands.flatMap(\.constraints)
        }
      return declarations.flatMap(\.constraints).map {
        InactiveConstraint(constraint: $0, cause: .conditionFails(document.changes[index].entry))
      }
    }
    return Self.inOrderOfFile(inactive + replaced + elsewhere) { $0.constraint }
  }

  /// Sorts elements by the place of their constraint in the file.
  ///
  /// Elements of the same place keep their order.
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
