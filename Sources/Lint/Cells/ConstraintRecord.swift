import AutoLayout
import Cassowary
import Diagnostics

/// Which of a spec's constraints matter in one cell.
package struct ConstraintRecord: Sendable {
  /// The cell's name.
  package let cell: String
  /// Each constraint once, in the scene's order.
  private(set) var entries: [Entry] = []
  /// Whether the layout stays the same without the redundant constraints.
  var isSameWithoutRedundant = true
  private var positions: [WrittenConstraint: Int] = [:]

  struct Entry: Sendable {
    let key: WrittenConstraint
    /// Whether one of its copies changes the layout.
    fileprivate(set) var matters: Bool
    /// The finding to report if it matters in no cell.
    let finding: LintFinding
  }

  init(_ cell: String) { self.cell = cell }

  mutating func add(
    _ key: WrittenConstraint, matters: Bool, finding: () -> LintFinding
  ) {
    if let position = positions[key] {
      if matters { entries[position].matters = true }
    } else {
      positions[key] = entries.count
      entries.append(Entry(key: key, matters: matters, finding: finding()))
    }
  }

  /// The constraints that do not matter in this cell.
  var redundant: Set<WrittenConstraint> { Set(entries.filter { !$0.matters }.map(\.key)) }
}

/// A constraint in the spec, identical for all cells and copies.
struct WrittenConstraint: Hashable {
  let span: SourceSpan
  let attributes: [Attribute]
  let isInequality: Bool

  /// Nil for the engine's constraints and for sizes given as numbers, which document the intent.
  init?(_ constraint: Constraint) {
    guard !constraint.origin.isEngine, let span = constraint.origin.span,
      !constraint.terms.isEmpty || constraint.relation != .equal
    else { return nil }
    self.span = span
    attributes = constraint.anchors.map(\.attribute)
    isInequality = constraint.relation != .equal
  }
}
