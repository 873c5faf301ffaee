package import Spec

/// Other states of a cell, for rules that compare states; not thread-safe.
package struct CellVariants {
  private let cell: Cell
  private let document: SpecDocument
  /// Builds and lays out a variant.
  package let layOut: (Cell) throws -> LintedCell

  /// Creates the variants of a cell.
  ///
  /// - Parameters:
  ///   - cell: the original cell.
  ///   - document: the cell's spec.
  ///   - layOut: builds and lays out a variant, and draws only each view's own content.
  package init(
    of cell: Cell, in document: SpecDocument,
    layingOut layOut: @escaping (Cell) throws -> LintedCell
  ) {
    self.cell = cell
    self.document = document
    self.layOut = layOut
  }

  /// The cell in each of the spec's languages in which the matrix does not contain it.
  package var translations: [Cell] { document.translations(of: cell) }

  /// The cell in a left-to-right language.
  package var leftToRight: Cell { document.leftToRight(cell) }
}
