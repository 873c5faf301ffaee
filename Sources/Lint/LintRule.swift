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
  /// - Returns: findings that hold on all of the cells.
  func findings(
    in cells: [LintedScene], measuring text: any TextMeasuring
  ) -> [LintFinding]
}

/// A cell's scene with its frames.
package struct LintedScene: Sendable {
  package let built: BuiltCell
  package let layout: Layout

  package init(built: BuiltCell, layout: Layout) {
    self.built = built
    self.layout = layout
  }
}
