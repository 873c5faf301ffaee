import Devices
import Foundation
package import Snapshots
package import Spec

/// A selected cell of a spec.
package struct SelectedCell: Sendable {
  package let spec: LoadedSpec
  package let cell: Cell
  /// The cell that the check of its spec built; nil if the check built another cell for the same
  /// conditions.
  var checked: CheckedCell?

  package init(spec: LoadedSpec, cell: Cell) {
    self.spec = spec
    self.cell = cell
  }

  /// Builds the cell, unless the check of its spec has built it.
  package func build() -> BuiltCell { checked?.take() ?? spec.document.build(cell) }

  package var id: CellID { CellID(screen: spec.location.screen, cell: cell.name) }
  /// The device's name for display, such as in reports.
  package var deviceName: String { cell.device.name }
  /// The state in words.
  ///
  /// The orientation is first.
  package var states: [String] { cell.stateWords }
}

/// A built cell that is kept until it is used.
///
/// Several threads may use it.
final class CheckedCell: @unchecked Sendable {
  private let lock = NSLock()
  private var cell: BuiltCell?

  init(_ cell: BuiltCell) { self.cell = cell }

  /// The cell at the first call, and nil at later ones.
  ///
  /// A run uses a cell once. The memory is then free for the next ones.
  func take() -> BuiltCell? { lock.withLock { cell.take() } }
}
