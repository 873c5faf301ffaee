/// The names of a cell and its screen.
package struct CellID: Hashable, Sendable, Codable {
  /// The spec's file name without its extension.
  package let screen: String
  /// The cell's name: its device and states.
  package let cell: String

  package init(screen: String, cell: String) {
    self.screen = screen
    self.cell = cell
  }
}

extension CellID {
  /// The name that is not a legal file name, or nil if both are legal.
  var illegalPart: String? {
    [screen, cell].first { !Self.isLegal($0) }
  }

  /// Whether a screen's or a cell's name is a legal file name.
  ///
  /// A legal name has 1 to 180 bytes, which leaves room for extensions. It is not hidden, and has
  /// no `/` and no control characters.
  package static func isLegal(_ name: String) -> Bool {
    (1...180).contains(name.utf8.count) && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension CellID: CustomStringConvertible {
  package var description: String { "\(screen)/\(cell)" }
}
