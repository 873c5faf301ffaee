import Cells
import Spec

extension CellRenderer {
  /// A cell whose window and texts can be varied.
  func swept(_ selected: SelectedCell) -> SweptScreen {
    SweptScreen(selected.cell, of: selected.spec.document, measuring: measurer)
  }
}
