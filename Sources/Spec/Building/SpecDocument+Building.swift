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
}
