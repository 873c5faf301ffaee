/// Which cells of the specs are wanted; empty lists want all.
package struct Selection: Hashable, Sendable {
  /// Globs of cell names or of `screen/cell`.
  package var cells: [String]
  /// Globs of device ids.
  package var devices: [String]

  package init(cells: [String] = [], devices: [String] = []) {
    self.cells = cells
    self.devices = devices
  }

  package var isEverything: Bool { cells.isEmpty && devices.isEmpty }

  /// The globs as the user wrote them.
  package var patterns: [String] { cells + devices }
}
