/// The cells of a matrix.
package struct MatrixExpansion: Sendable {
  /// The cells in the order of the axes.
  ///
  /// The device changes slowest.
  ///
  /// No two cells have the same name.
  package private(set) var cells: [Cell] = []
  /// The cells that no device supports, by reason.
  package private(set) var impossible: [ImpossibleCells] = []
  private var names: Set<String> = []

  /// Whether a cell has the name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  mutating func add(_ cell: Cell) {
    if names.insert(cell.name).inserted { cells.append(cell) }
  }

  mutating func addImpossible(_ name: String, reason: String) {
    impossible.add(name, reason: reason)
  }
}

/// Combinations of values that no device supports.
package struct ImpossibleCells: Hashable, Sendable {
  /// The reason, as a clause.
  package let reason: String
  /// The names of the combinations.
  ///
  /// In a `pairwise` matrix, each name has only the two values that cannot occur together.
  package fileprivate(set) var names: [String]
}

extension [ImpossibleCells] {
  /// Adds a name to the entry with the same reason, or adds a new entry.
  mutating func add(_ name: String, reason: String) {
    if let index = firstIndex(where: { $0.reason == reason }) {
      self[index].names.append(name)
    } else {
      append(ImpossibleCells(reason: reason, names: [name]))
    }
  }
}

extension SpecDocument {
  /// The cells of the matrix, and the combinations that no device supports.
  package func cells() -> MatrixExpansion { expansion }

  /// The cell that differs from another one only in these values.
  ///
  /// The matrix need not have it.
  package func cell(_ cell: Cell, with values: [AxisValue]) -> Cell {
    context.cell(in: values.reduce(cell.state) { $1.applied(to: $0) })
  }
}
