import Devices
package import Snapshots
package import Spec

/// A selected cell of a spec.
package struct SelectedCell: Sendable {
  package let spec: LoadedSpec
  package let cell: Cell
  /// The cell as the check of its spec built it; nil if the check built another cell in its place.
  var checked: BuiltCell?

  package init(spec: LoadedSpec, cell: Cell) {
    self.spec = spec
    self.cell = cell
  }

  /// Builds the cell, unless the check of its spec did.
  package func build() -> BuiltCell { checked ?? spec.document.build(cell) }

  package var id: CellID { CellID(screen: spec.location.screen, cell: cell.name) }
  /// The device's name, for people.
  package var deviceName: String { cell.device.name }
  /// The state in words, the orientation first.
  package var states: [String] { cell.stateWords }
}
