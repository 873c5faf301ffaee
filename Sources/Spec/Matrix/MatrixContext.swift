import Devices

/// The axes and defaults that all cells of a spec share.
struct MatrixContext: Sendable {
  /// The axes in the order of cell names.
  var axes: [MatrixAxis]
  var defaults: MatrixDefaults

  func cell(in state: CellState) -> Cell { Cell(state, on: axes, defaults) }

  /// Whether all patterns of a list match a state.
  func matches(_ patterns: [AxisPattern], _ state: CellState) -> Bool {
    patterns.allSatisfy { $0.matches(state, defaults) }
  }

  func matches(_ filter: MatrixFilter, _ state: CellState) -> Bool {
    matches(filter.patterns, state)
  }

  /// The filters that match no state of the matrix.
  ///
  /// Filters on an axis that the matrix does not have are left out, because they also apply to values
  /// that a command sets. Filters of too many combinations of values are left out too.
  func idle(_ filters: [MatrixFilter], of matrix: MatrixDeclaration) -> [MatrixFilter] {
    filters.filter { filter in
      let isOfMatrix = filter.patterns.allSatisfy { pattern in
        matrix.products.contains { $0.has(pattern.axis.name) }
      }
      guard isOfMatrix else { return false }
      let products = matrix.products.map { $0.keeping(filter.axes + ["device"]) }
      return products.allSatisfy { product in
        guard product.count <= Self.greatestFilterProduct else { return false }
        var isIdle = true
        product.forEach { if isIdle, matches(filter, $0) { isIdle = false } }
        return isIdle
      }
    }
  }

  /// The number of combinations up to which a filter is checked.
  private static let greatestFilterProduct = 100_000

  /// Whether the matrix selects the state, even if no device supports it.
  func selects(_ state: CellState, _ matrix: MatrixDeclaration) -> Bool {
    !matrix.exclude.contains { matches($0, state) }
      && matrix.only?.contains { matches($0, state) } ?? true
  }

  /// The matrix' cells, and the combinations that no device supports.
  ///
  /// - Parameter matrix: a matrix within the limit of cells.
  /// - Returns: the cells in the order of the axes.
  /// - Throws: `TooHard` if the cells of a pairwise matrix cannot be found in reasonable time.
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
