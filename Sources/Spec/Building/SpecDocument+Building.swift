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

  /// Builds one cell with other texts.
  ///
  /// - Parameters:
  ///   - cell: one of `cells()`, or a variation of one.
  ///   - texts: the new texts of labels and titles of buttons, by view. A text with several runs
  ///     does not change.
  /// - Returns: the input for layout and drawing.
  package func build(_ cell: Cell, replacing texts: [ViewID: String]) -> BuiltCell {
    var builder = CellBuilder(self, cell)
    builder.texts = texts
    return builder.build()
  }

  /// The indices of the entries of `when` whose conditions hold in a cell, ascending.
  ///
  /// Two cells with the same indices have the same `BuiltCell.diagnostics`.
  package func conditions(in cell: Cell) -> [Int] {
    CellContext.changes(of: self, holdingIn: cell)
  }

  /// The configuration of a cell's screen.
  package func configuration(of cell: Cell) -> Configuration {
    CellContext(cell, of: self).configuration
  }

  /// The geometry of a cell's screen, without its views.
  package func geometry(of cell: Cell) -> ScreenGeometry { CellContext(cell, of: self).geometry }
}
