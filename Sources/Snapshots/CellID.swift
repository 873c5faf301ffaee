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

extension CellID {
  /// The part of the name that cannot name a file, nil where both can.
  var illegalPart: String? {
    [screen, cell].first { !Self.isLegal($0) }
  }

  /// Whether a screen's or a cell's name can name a file.
  ///
  /// A file's name has 1 to 180 bytes, which leaves room for endings, is not hidden, and has neither
  /// `/` nor control characters.
  package static func isLegal(_ name: String) -> Bool {
    (1...180).contains(name.utf8.count) && !name.hasPrefix(".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension CellID: CustomStringConvertible {
  package var description: String { "\(screen)/\(cell)" }
}
