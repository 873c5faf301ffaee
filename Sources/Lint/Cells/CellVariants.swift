package import Spec

/// The same cell in other states, for rules that compare; belongs to one thread.
package struct CellVariants {
  private let cell: Cell
  private let document: SpecDocument
  /// Lays such a cell out.
  package let layOut: (Cell) -> LintedCell

  /// - Parameters:
  ///   - cell: whose variants.
  ///   - document: its spec.
  ///   - layOut: makes a variant, with nothing drawn but what each view draws itself.
  package init(
    of cell: Cell, in document: SpecDocument, layingOut layOut: @escaping (Cell) -> LintedCell
  ) {
    self.cell = cell
    self.document = document
    self.layOut = layOut
  }

  /// The cell in every language of the spec that is not a cell of the matrix itself.
  package var translations: [Cell] { document.translations(of: cell) }

  /// The cell as it is where reading begins at the left.
  package var leftToRight: Cell { document.leftToRight(cell) }
}
