import Devices
package import Snapshots
package import Spec

/// A cell of a spec that was asked for.
package struct SelectedCell: Sendable {
  package let spec: LoadedSpec
  package let cell: Cell

  package init(spec: LoadedSpec, cell: Cell) {
    self.spec = spec
    self.cell = cell
  }

  package var id: CellID { CellID(screen: spec.location.screen, cell: cell.name) }
  /// As people say it.
  package var deviceName: String { cell.device.name }
  /// In words: how the device is held, and what else is not as usual.
  package var states: [String] { StateWords.of(cell.deviations) }
}
