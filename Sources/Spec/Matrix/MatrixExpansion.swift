import Devices

/// The cells of a matrix.
package struct MatrixExpansion: Sendable {
  /// In the order of the axes, the device slowest.
  package var cells: [Cell] = []
  /// How many combinations were left out because no device can be in them.
  package var impossible = 0
}

extension SpecDocument {
  /// The cells that the screen is drawn in, each name once.
  package func cells() -> MatrixExpansion {
    var expansion = MatrixExpansion()
    var names: Set<String> = []
    let defaults = matrixDefaults
    for product in matrix.products {
      _ = product.contains { state in
        if matrix.excludes(state, defaults) { return false }
        if !state.isPossible {
          expansion.impossible += 1
          return false
        }
        let cell = Cell(state, on: axes, defaults)
        if names.insert(cell.name).inserted { expansion.cells.append(cell) }
        return false
      }
    }
    return expansion
  }

  /// A cell that differs from another in these values alone, in the matrix or not.
  package func cell(_ cell: Cell, with values: [AxisValue]) -> Cell {
    let state = values.reduce(cell.state) { $1.applied(to: $0) }
    return Cell(state, on: axes, matrixDefaults)
  }

  /// What holds in cells that leave an axis open.
  var matrixDefaults: MatrixDefaults { screen.defaults }
}
