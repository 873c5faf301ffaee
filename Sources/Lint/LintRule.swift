package import AutoLayout
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
package protocol MatrixRule: LintRule {
  /// What breaks the rule on every cell.
  ///
  /// - Parameters:
  ///   - cells: all of the matrix.
  ///   - text: measures text as the cells' own layouts did.
  /// - Returns: findings, each with the cells that have what it is about.
  func findings(
    in cells: [LintedScene], measuring text: any TextMeasuring
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
