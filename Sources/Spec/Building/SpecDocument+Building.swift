package import AutoLayout
package import Diagnostics

extension SpecDocument {
  /// The scene of one cell.
  ///
  /// - Parameter cell: one of `cells()`.
  /// - Returns: what to lay out and draw, and what is wrong in this cell alone: numbers that a
  ///   condition makes illegal.
  package func build(_ cell: Cell) -> (built: BuiltCell, diagnostics: [Diagnostic]) {
    var builder = CellBuilder(self, cell)
    let built = builder.build()
    return (built, builder.findings.sorted)
  }

  /// The scene of one cell with other texts in labels and other titles on buttons.
  ///
  /// - Parameters:
  ///   - cell: one of `cells()`, or one varied from it.
  ///   - texts: by view; those of several runs stay as they are.
  /// - Returns: what to lay out.
  package func build(_ cell: Cell, replacing texts: [ViewID: String]) -> BuiltCell {
    var builder = CellBuilder(self, cell)
    builder.texts = texts
    return builder.build()
  }
}
