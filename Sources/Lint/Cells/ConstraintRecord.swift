import AutoLayout
import Cassowary
import Diagnostics

/// What became of a spec's constraints in one cell.
package struct ConstraintRecord: Sendable {
  /// Its name.
  package let cell: String
  /// Each constraint once, in the scene's order.
  private(set) var entries: [Entry] = []
  /// Whether the layout is the same without all that matters nowhere in the cell.
  var isSameWithoutIdle = true
  private var positions: [WrittenConstraint: Int] = [:]

  struct Entry: Sendable {
    let key: WrittenConstraint
    /// Whether one of its copies decides something.
    fileprivate(set) var matters: Bool
    /// What is told of it where it matters in no cell.
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

  /// What matters nowhere in the cell.
  var idle: Set<WrittenConstraint> { Set(entries.filter { !$0.matters }.map(\.key)) }
}

/// A constraint as the spec has it, the same in every cell and in every copy.
struct WrittenConstraint: Hashable {
  let span: SourceSpan
  let attributes: [Attribute]
  let isInequality: Bool

  /// Nil for constraints that no spec has, and for sizes given as numbers, which say what is meant.
  init?(_ constraint: Constraint) {
    guard !constraint.origin.isEngine, let span = constraint.origin.span,
      !constraint.terms.isEmpty || constraint.relation != .equal
    else { return nil }
    self.span = span
    attributes = constraint.anchors.map(\.attribute)
    isInequality = constraint.relation != .equal
  }
}
