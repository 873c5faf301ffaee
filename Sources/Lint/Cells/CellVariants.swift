package import Spec

/// The same cell in other states, for rules that compare; belongs to one thread.
package struct CellVariants {
  /// The cell in every language of the spec that is not a cell of the matrix itself.
  package let translations: [Cell]
  /// The cell as it is where reading begins at the left.
  package let leftToRight: Cell
  /// Lays such a cell out.
  package let layOut: (Cell) -> LintedCell

  /// - Parameters:
  ///   - cell: whose variants.
  ///   - document: its spec.
  ///   - layOut: makes a variant as the cell itself was made.
  package init(
    of cell: Cell, in document: SpecDocument, layingOut layOut: @escaping (Cell) -> LintedCell
  ) {
    translations = document.translations(of: cell)
    leftToRight = document.leftToRight(cell)
    self.layOut = layOut
  }
}
