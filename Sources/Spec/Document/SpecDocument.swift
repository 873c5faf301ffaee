package import Diagnostics

/// A parsed and checked spec.
///
/// It is the same for every cell.
package struct SpecDocument: Sendable {
  /// The path that diagnostics name.
  package let file: String
  /// The title, or nil if the file has none.
  package let title: String?
  package let limits: SpecLimits
  let metrics: Metrics
  let strings: StringTables
  let screen: ScreenDeclaration
  let context: MatrixContext
  /// The spec's own devices in file order.
  let devices: [AxisValue]
  let matrix: MatrixDeclaration
  /// The place of `matrix` in the file, or nil if the file has none.
  package var matrixSpan: SourceSpan? { matrix.span }
  /// The matrix' cells.
  let expansion: MatrixExpansion
  /// The views, root first.
  let views: Subtree
  let changes: [ConditionalChange]
  /// The transitions in file order.
  package let transitions: [Transition]
  /// The settings for drawing and comparing the references.
  package let comparison: ComparisonDeclaration
  /// The configuration of `strut lint` rules.
  package let linting: LintDeclaration
  /// The object id of each view in the Interface Builder document that the spec is made of, by the
  /// view's id; empty for other specs.
  package let objects: [String: String]
  /// The name of that document's scene; nil for other specs.
  package let scene: String?
  /// A hook for tests that count cells.
  ///
  /// `build(_:)` calls it with each cell, on the calling thread.
  package var onBuild: (@Sendable (Cell) -> Void)?

  /// The number of views without the root, and of constraints without those of shorthands.
  package var size: (views: Int, constraints: Int) {
    (views.views.count - 1, views.constraints.count)
  }

  /// The number of views with the root and with those of rows.
  package var countWithRows: Int { views.countWithRows }
}
