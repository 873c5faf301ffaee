import AutoLayout
import Cassowary
import Diagnostics

/// The spec's constraints in one cell, and whether they matter there.
package struct ConstraintRecord: Sendable {
  /// The cell's name.
  package let cell: String
  /// Each constraint once, in the scene's order.
  private(set) var entries: [Entry] = []
  /// Whether the outcomes of the cell's constraints take too much work to find.
  ///
  /// Then there are no entries.
  var isTooComplex = false
  /// Whether the layout stays the same without all redundant constraints.
  var isSameWithoutRedundant = true
  private var positions: [WrittenConstraint: Int] = [:]

  struct Entry: Sendable {
    let key: WrittenConstraint
    /// Whether at least one copy of the constraint changes the layout.
    fileprivate(set) var matters: Bool
    /// The finding if the constraint matters in no cell; nil if the first copy matters.
    let finding: LintFinding?
  }

  init(_ cell: String) { self.cell = cell }

  mutating func add(
    _ key: WrittenConstraint, matters: Bool, finding: () -> LintFinding
  ) {
    if let position = positions[key] {
      if matters { entries[position].matters = true }
    } else {
      positions[key] = entries.count
      entries.append(Entry(key: key, matters: matters, finding: matters ? nil : finding()))
    }
  }

  /// The constraints that do not matter in this cell.
  var redundant: Set<WrittenConstraint> { Set(entries.filter { !$0.matters }.map(\.key)) }
}

/// A constraint in the spec; equal for all its copies, in all cells.
struct WrittenConstraint: Hashable {
  let span: SourceSpan
  let attributes: [Attribute]
  let isInequality: Bool

  /// Returns nil for the engine's constraints and for sizes that are numbers.
  ///
  /// A size that is a number documents the intent, so no rule calls it redundant.
  init?(_ constraint: Constraint) {
    guard !constraint.origin.isEngine, let span = constraint.origin.span,
      !constraint.terms.isEmpty || constraint.relation != .equal
    else { return nil }
    self.span = span
    attributes = constraint.anchors.map(\.attribute)
    isInequality = constraint.relation != .equal
  }
}
