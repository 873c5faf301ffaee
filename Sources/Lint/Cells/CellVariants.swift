package import Spec

/// The same cell in other states, for rules that compare; not thread-safe.
package struct CellVariants {
  private let cell: Cell
  private let document: SpecDocument
  /// Lays a variant out.
  package let layOut: (Cell) -> LintedCell

  /// - Parameters:
  ///   - cell: the original.
  ///   - document: its spec.
  ///   - layOut: lays a variant out, with only each view's own drawing.
  package init(
    of cell: Cell, in document: SpecDocument, layingOut layOut: @escaping (Cell) -> LintedCell
  ) {
    self.cell = cell
    self.document = document
    self.layOut = layOut
  }

  /// The cell in every language of the spec that the matrix does not draw.
  package var translations: [Cell] { document.translations(of: cell) }

  /// The cell in a left-to-right language.
  package var leftToRight: Cell { document.leftToRight(cell) }
}
