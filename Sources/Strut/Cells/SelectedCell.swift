package import Snapshots
package import Spec

/// A cell of a spec that was asked for.
package struct SelectedCell: Sendable {
  package let spec: LoadedSpec
  package let cell: Cell

  package var id: CellID { CellID(screen: spec.location.screen, cell: cell.name) }
}
