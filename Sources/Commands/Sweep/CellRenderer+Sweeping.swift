import Cells
import Spec

extension CellRenderer {
  /// A cell with a window and texts to vary.
  func swept(_ selected: SelectedCell) -> SweptScreen {
    SweptScreen(selected.cell, of: selected.spec.document, measuring: measurer)
  }
}
