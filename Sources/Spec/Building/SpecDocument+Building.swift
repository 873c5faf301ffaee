package import AutoLayout
package import Devices

extension SpecDocument {
  /// Builds one cell.
  ///
  /// - Parameter cell: one of `cells()`.
  /// - Returns: the input for layout and drawing, with the diagnostics of this cell only.
  package func build(_ cell: Cell) -> BuiltCell {
    onBuild?(cell)
    var builder = CellBuilder(self, cell)
    return builder.build()
  }

  /// Builds one cell with other texts in labels and other titles on buttons.
  ///
  /// - Parameters:
  ///   - cell: one of `cells()`, or a variation of one.
  ///   - texts: the new texts by view; texts with several runs do not change.
  /// - Returns: the input for layout and drawing.
  package func build(_ cell: Cell, replacing texts: [ViewID: String]) -> BuiltCell {
    var builder = CellBuilder(self, cell)
    builder.texts = texts
    return builder.build()
  }

  /// The positions of the entries of `when` that hold in a cell, ascending.
  ///
  /// If the same entries hold in two cells, the cells have the same `BuiltCell.diagnostics`.
  package func conditions(in cell: Cell) -> [Int] {
    CellContext.changes(of: self, holdingIn: cell)
  }

  /// The geometry of a cell's screen, without its views.
  package func geometry(of cell: Cell) -> ScreenGeometry { CellContext(cell, of: self).geometry }
}
