package import AutoLayout
package import Graphics
package import Spec

/// A check of a screen.
///
/// Each rule has its own file. The doc comment of its type is the rule's section in the manual.
package protocol LintRule: Sendable {
  static var name: LintRuleName { get }
  init()
}

/// A rule that checks one cell at a time.
package protocol CellRule: LintRule {
  /// Returns the findings in one cell, in the order of its views.
  ///
  /// - Throws: an error if the layout of a variant of the cell takes too much work.
  func findings(in cell: LintedCell) throws -> [LintFinding]
}

/// A rule that checks all cells of a matrix together.
///
/// It stores a small record of each cell instead of the cell, and decides from all records.
package protocol MatrixRule: LintRule {
  /// Returns the rule's record of one cell.
  ///
  /// - Parameters:
  ///   - cell: a cell of the matrix, or an end of one of its films.
  ///   - text: measures text as the cell's own layout did.
  /// - Returns: a record much smaller than the cell.
  func record(of cell: LintedScene, measuring text: any TextMeasuring) -> ConstraintRecord

  /// Returns the findings about all cells.
  ///
  /// - Parameters:
  ///   - records: the records of all cells, in the order of the matrix.
  ///   - text: measures text as the cells' own layouts did.
  ///   - scene: builds and lays out the cell of a record again, by the record's index.
  /// - Returns: the findings with the cells that they concern.
  /// - Throws: an error of `scene`.
  func findings(
    in records: [ConstraintRecord], measuring text: any TextMeasuring,
    scene: @escaping (Int) throws -> LintedScene
  ) throws -> [MatrixFinding]
}

/// A finding about several cells.
package struct MatrixFinding: Hashable, Sendable {
  package let finding: LintFinding
  /// The names of the cells, in the order of the matrix, including ends of films.
  package let cells: [String]

  package init(_ finding: LintFinding, on cells: [String]) {
    self.finding = finding
    self.cells = cells
  }
}

/// The scene of a cell, with its layout.
package struct LintedScene: Sendable {
  /// The cell's name.
  package let name: String
  package let built: BuiltCell
  package let layout: Layout

  package init(_ name: String, built: BuiltCell, layout: Layout) {
    self.name = name
    self.built = built
    self.layout = layout
  }
}

/// All rules, in the order of their findings.
package enum RuleCatalogue {
  package static let cellRules: [any CellRule] = [
    UnsatisfiableRule(), Ambiguous(), ClippedText(), ShrunkText(), ZeroSize(), Squeezed(),
    OutsideScreen(), UnsafeArea(), UnderBar(), UnderKeyboard(), UnfilledEdge(), SquareCorner(),
    Overlap(),
    TouchTarget(), ContrastRule(), FixedWidth(), FrozenFrame(), Mirroring(),
  ]
  package static let matrixRules: [any MatrixRule] = [NeverMatters()]

  package static var all: [any LintRule] {
    let rules: [any LintRule] = cellRules.map { $0 } + matrixRules.map { $0 }
    let order = LintRuleName.allCases
    return rules.sorted {
      order.firstIndex(of: type(of: $0).name) ?? 0 < order.firstIndex(of: type(of: $1).name) ?? 0
    }
  }

  /// Returns the cell rule with a name, or nil if no cell rule has it.
  package static func cellRule(_ name: LintRuleName) -> (any CellRule)? {
    cellRules.first { type(of: $0).name == name }
  }
}
