import Devices

/// What cells are seen against: the axes of the spec and what holds where they are left open.
struct MatrixContext: Sendable {
  /// In the order of cell names.
  var axes: [MatrixAxis]
  var defaults: MatrixDefaults

  func cell(in state: CellState) -> Cell { Cell(state, on: axes, defaults) }

  /// Whether all patterns of a list match a state.
  func matches(_ patterns: [AxisPattern], _ state: CellState) -> Bool {
    patterns.allSatisfy { $0.matches(state, defaults) }
  }

  /// Whether the matrix has the state, possible or not.
  func selects(_ state: CellState, _ matrix: MatrixDeclaration) -> Bool {
    !matrix.exclude.contains { matches($0, state) }
      && matrix.only?.contains { matches($0, state) } ?? true
  }

  /// The matrix' cells, and what no device can be in.
  ///
  /// - Parameter matrix: the matrix, no larger than the limit.
  /// - Returns: the cells in the order of the axes.
  /// - Throws: where the pairs of a matrix cannot be covered in reasonable time.
  func expansion(of matrix: MatrixDeclaration) throws(PairwiseCover.TooHard) -> MatrixExpansion {
    var expansion = MatrixExpansion()
    for product in matrix.products {
      switch matrix.strategy {
      case .full: expand(product, of: matrix, into: &expansion)
      case .pairwise:
        try PairwiseExpansion(product, of: matrix, in: self).expand(into: &expansion)
      }
    }
    return expansion
  }

  private func expand(
    _ product: MatrixProduct, of matrix: MatrixDeclaration, into expansion: inout MatrixExpansion
  ) {
    product.forEach { state in
      guard selects(state, matrix) else { return }
      let cell = cell(in: state)
      if let unsupported = state.unsupportedState {
        expansion.addImpossible(cell.name, reason: unsupported.clause)
      } else {
        expansion.add(cell)
      }
    }
  }
}
