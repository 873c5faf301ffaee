import Cells
import Spec

extension CellRenderer {
  /// Creates a cell whose window, text size and texts can be varied.
  func swept(_ selected: SelectedCell) -> SweptScreen {
    SweptScreen(selected.cell, of: selected.spec.document, measuring: measurer)
  }
}
