package import AutoLayout
package import Devices

extension SpecDocument {
  /// The scene of one cell.
  ///
  /// - Parameter cell: one of `cells()`.
  /// - Returns: what to lay out and draw, with the mistakes of the spec in this cell alone.
  package func build(_ cell: Cell) -> BuiltCell {
    onBuild?(cell)
    var builder = CellBuilder(self, cell)
    return builder.build()
  }

  /// The scene of one cell with other texts in labels and other titles on buttons.
  ///
  /// - Parameters:
  ///   - cell: one of `cells()`, or one varied from it.
  ///   - texts: by view; texts with several runs do not change.
  /// - Returns: the input for layout and drawing.
  package func build(_ cell: Cell, replacing texts: [ViewID: String]) -> BuiltCell {
    var builder = CellBuilder(self, cell)
    builder.texts = texts
    return builder.build()
  }

  /// The positions of the entries of `when` that hold in a cell, ascending.
  ///
  /// Cells of the same entries have the same `BuiltCell.diagnostics`.
  package func conditions(in cell: Cell) -> [Int] {
    CellContext.changes(of: self, holdingIn: cell)
  }

  /// The screen of a cell, without its views.
  package func geometry(of cell: Cell) -> ScreenGeometry { CellContext(cell, of: self).geometry }
}
