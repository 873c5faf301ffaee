package import AutoLayout
package import Graphics
package import Spec

/// One thing that may be wrong with a screen; each has a file of its own, whose doc comment is its
/// section of the manual.
package protocol LintRule: Sendable {
  static var name: LintRuleName { get }
  init()
}

/// A rule that a cell breaks or keeps on its own.
package protocol CellRule: LintRule {
  /// What breaks the rule in one cell, in the views' order.
  func findings(in cell: LintedCell) -> [LintFinding]
}

/// A rule about all cells of a matrix at once.
///
/// It keeps a record of each cell in which the cell itself is not held, and decides by all records.
package protocol MatrixRule: LintRule {
  /// What the rule has to know of one cell.
  ///
  /// - Parameters:
  ///   - cell: one of the matrix, or an end of one of its films.
  ///   - text: measures text as the cell's own layout did.
  /// - Returns: a record that is small.
  func record(of cell: LintedScene, measuring text: any TextMeasuring) -> ConstraintRecord

  /// What breaks the rule on every cell.
  ///
  /// - Parameters:
  ///   - records: of all cells, in the matrix' order.
  ///   - text: measures text as the cells' own layouts did.
  ///   - scene: lays the cell of a record out once more, by the record's position.
  /// - Returns: findings, each with the cells that have what it is about.
  func findings(
    in records: [ConstraintRecord], measuring text: any TextMeasuring,
    scene: @escaping (Int) -> LintedScene
  ) -> [MatrixFinding]
}

/// What a rule found on several cells at once.
package struct MatrixFinding: Hashable, Sendable {
  package let finding: LintFinding
  /// Their names, in the matrix' order; ends of films too.
  package let cells: [String]

  package init(_ finding: LintFinding, on cells: [String]) {
    self.finding = finding
    self.cells = cells
  }
}

/// A cell's scene with its frames.
package struct LintedScene: Sendable {
  /// The cell's.
  package let name: String
  package let built: BuiltCell
  package let layout: Layout

  package init(_ name: String, built: BuiltCell, layout: Layout) {
    self.name = name
    self.built = built
    self.layout = layout
  }
}
