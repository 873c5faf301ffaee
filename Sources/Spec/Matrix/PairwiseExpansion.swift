import Devices

/// Expands a product into cells that contain every possible pair of values of two axes.
struct PairwiseExpansion {
  private let context: MatrixContext
  private let matrix: MatrixDeclaration
  /// The state with the values of all axes that have only one value.
  private let base: CellState
  /// The axes with several values.
  private let columns: [[AxisValue]]
  private let product: MatrixProduct

  init(_ product: MatrixProduct, of matrix: MatrixDeclaration, in context: MatrixContext) {
    self.context = context
    self.matrix = matrix
    self.product = product
    base = product.factors.filter { $0.count == 1 }.reduce(CellState()) { state, factor in
      factor.reduce(state) { $1.applied(to: $0) }
    }
    columns = product.factors.filter { $0.count > 1 }
  }

  /// Adds the cells, and the pairs of values that no device supports.
  ///
  /// - Parameter expansion: the destination.
  /// - Throws: `TooHard` if the cells cannot be found in reasonable time.
  func expand(into expansion: inout MatrixExpansion) throws(PairwiseCover.TooHard) {
    let cover = try PairwiseCover(sizes: columns.map(\.count), rules: rules)
    for row in cover.rows { expansion.add(cell(of: row)) }
    let unset = [Int](repeating: PairwiseRules.unset, count: columns.count)
    var impossible: [[Int]] = cover.impossible.map { one, other in
      var row = unset
      row[one.column] = one.value
      row[other.column] = other.value
      return row
    }
    if cover.rows.isEmpty, impossible.isEmpty { impossible = [unset] }
    for row in impossible {
      guard let reason = reason(for: row) else { continue }
      expansion.addImpossible(cell(of: row).name, reason: reason)
    }
  }

  private func cell(of row: [Int]) -> Cell { context.cell(in: state(of: row)) }

  /// The state with the chosen values of a row.
  private func state(of row: [Int]) -> CellState {
    product.filled(
      zip(columns, row).reduce(base) { state, choice in
        choice.1 == PairwiseRules.unset ? state : choice.0[choice.1].applied(to: state)
      })
  }

  // MARK: Rules

  private var rules: PairwiseRules {
    var rules = PairwiseRules(sizes: columns.map(\.count))
    for unsupported in UnsupportedState.allCases {
      rules.add(positions(of: unsupported.axes)) { unsupported.holds(in: state(of: $0)) }
    }
    for filter in matrix.exclude {
      rules.add(positions(of: filter.axes)) { context.matches(filter, state(of: $0)) }
    }
    if let only = matrix.only {
      rules.add(positions(of: only.flatMap(\.axes))) { row in
        let state = state(of: row)
        return !only.contains { context.matches($0, state) }
      }
    }
    return rules
  }

  /// The indices of the columns of these axes.
  private func positions(of axes: [String]) -> [Int] {
    columns.indices.filter { axes.contains(columns[$0][0].axis) }
  }

  /// The reason why two values cannot occur together, or nil if the spec excludes the pair.
  private func reason(for row: [Int]) -> String? {
    let state = state(of: row)
    func isChosen(_ axes: [String]) -> Bool {
      positions(of: axes).allSatisfy { row[$0] != PairwiseRules.unset }
    }
    let known = UnsupportedState.allCases.first { isChosen($0.axes) && $0.holds(in: state) }
    if let known { return known.clause }
    let isExcluded = matrix.exclude.contains { filter in
      isChosen(filter.axes) && context.matches(filter, state)
    }
    return isExcluded || matrix.only != nil ? nil : Self.leftover
  }

  private static let leftover = "no cell that is left has both values"
}
