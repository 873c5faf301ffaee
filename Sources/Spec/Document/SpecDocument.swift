import AutoLayout
import Diagnostics

/// A spec that has been read and checked; the same for every cell.
package struct SpecDocument: Sendable {
  /// The path that diagnostics name.
  package let file: String
  /// Nil where the file gives none.
  package let title: String?
  let limits: SpecLimits
  let metrics: Metrics
  let screen: ScreenDeclaration
  /// In the order of cell names.
  let axes: [MatrixAxis]
  let matrix: MatrixDeclaration
  /// The root first.
  let views: Subtree
  let changes: [ConditionalChange]
}
