import Devices
package import Snapshots
package import Spec

/// A selected cell of a spec.
package struct SelectedCell: Sendable {
  package let spec: LoadedSpec
  package let cell: Cell
  /// The cell that the check of its spec built; nil if the check built another cell for the same
  /// conditions.
  var checked: BuiltCell?

  package init(spec: LoadedSpec, cell: Cell) {
    self.spec = spec
    self.cell = cell
  }

  /// Builds the cell, unless the check of its spec has built it.
  package func build() -> BuiltCell { checked ?? spec.document.build(cell) }

  package var id: CellID { CellID(screen: spec.location.screen, cell: cell.name) }
  /// The device's name for display, such as in reports.
  package var deviceName: String { cell.device.name }
  /// The state in words.
  ///
  /// The orientation is first.
  package var states: [String] { cell.stateWords }
}
