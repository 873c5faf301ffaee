/// The name of a cell and the name of its screen.
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
  /// The first name that is not a legal file name, or nil if both are legal.
  var illegalPart: String? {
    [screen, cell].first { !Self.isLegal($0) }
  }

  /// Whether the name of a screen or a cell is a legal file name.
  ///
  /// A legal name has 1 to 180 bytes, so that an extension fits. It does not begin with a dot, and
  /// has no `/` and no control characters.
  package static func isLegal(_ name: String) -> Bool {
    (1...180).contains(name.utf8.count) && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension CellID {
  /// The glob that matches only a name.
  package static func glob(of name: String) -> String {
    // Globs are read by scalars: a combining mark behind a star does not hide it.
    name.unicodeScalars.map { #"*?\"#.unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension CellID: CustomStringConvertible {
  package var description: String { "\(screen)/\(cell)" }
}
