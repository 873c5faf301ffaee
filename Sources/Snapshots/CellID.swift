/// One cell of one screen's matrix, by name.
package struct CellID: Hashable, Sendable, Codable {
  /// The spec's file name without its ending.
  package let screen: String
  /// The cell's name: device and states.
  package let cell: String

  package init(screen: String, cell: String) {
    self.screen = screen
    self.cell = cell
  }
}

extension CellID: CustomStringConvertible {
  package var description: String { "\(screen)/\(cell)" }
}
