/// The cells of a matrix.
package struct MatrixExpansion: Sendable {
  /// In the order of the axes, the device slowest; each name once.
  package private(set) var cells: [Cell] = []
  /// The cells that are impossible on every device, by reason.
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

/// Combinations that are impossible on every device.
package struct ImpossibleCells: Hashable, Sendable {
  /// A clause that says why.
  package let reason: String
  /// As the cells would be called; under the strategy `pairwise` cells of just two values.
  package fileprivate(set) var names: [String]
}

extension [ImpossibleCells] {
  /// Adds a name to those of its reason, in the order of the reasons' first names.
  mutating func add(_ name: String, reason: String) {
    if let index = firstIndex(where: { $0.reason == reason }) {
      self[index].names.append(name)
    } else {
      append(ImpossibleCells(reason: reason, names: [name]))
    }
  }
}

extension SpecDocument {
  /// The cells that the screen is drawn in.
  package func cells() -> MatrixExpansion { expansion }

  /// A cell that differs from another in these values alone, in the matrix or not.
  package func cell(_ cell: Cell, with values: [AxisValue]) -> Cell {
    context.cell(in: values.reduce(cell.state) { $1.applied(to: $0) })
  }
}
