import Diagnostics

/// A spec that has been read and checked; the same for every cell.
package struct SpecDocument: Sendable {
  /// The path that diagnostics name.
  package let file: String
  /// Nil where the file gives none.
  package let title: String?
  package let limits: SpecLimits
  let metrics: Metrics
  let strings: StringTables
  let screen: ScreenDeclaration
  let context: MatrixContext
  /// The devices that the spec brings, in the order of the file.
  let devices: [AxisValue]
  let matrix: MatrixDeclaration
  /// The matrix' cells.
  let expansion: MatrixExpansion
  /// The root first.
  let views: Subtree
  let changes: [ConditionalChange]
  /// In the order of the file.
  package let transitions: [Transition]
  /// How the references are drawn and compared.
  package let comparison: ComparisonDeclaration
  /// How the rules of `strut lint` are tuned.
  package let linting: LintDeclaration
  /// Called with each cell that is built as the document describes it, on the builder's thread; for
  /// tests that count.
  package var onBuild: (@Sendable (Cell) -> Void)?
}
