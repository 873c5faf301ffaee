/// The product of several axes: each value of an axis with each value of the others.
struct MatrixProduct: Sendable {
  /// The values of each given axis, in the order of the axes.
  ///
  /// No list is empty.
  var factors: [[AxisValue]]

  /// The project's values of axes without a factor, in the order of the axes.
  private var defaults: [AxisValue] = []

  init(factors: [[AxisValue]] = []) { self.factors = factors }

  /// Takes a project's values of the axes that the product does not have.
  mutating func fill(with defaults: [AxisValue]) {
    let given = Set(factors.compactMap { $0.first?.axis })
    self.defaults = defaults.filter { !given.contains($0.axis) }
  }

  /// Whether the product gives values of the axis.
  func has(_ axis: String) -> Bool { factors.contains { $0.first?.axis == axis } }

  /// Returns the product of the axes with these names alone.
  func keeping(_ axes: [String]) -> MatrixProduct {
    var product = self
    product.factors.removeAll { factor in !axes.contains { $0 == factor.first?.axis } }
    return product
  }

  /// Returns a state with the project's values, without those that the device does not support.
  func filled(_ state: CellState) -> CellState {
    defaults.reduce(state) { state, value in
      let filled = value.applied(to: state)
      return filled.unsupportedState == nil ? filled : state
    }
  }

  /// The number of cells in the product, or `Int.max` on overflow.
  var count: Int {
    factors.reduce(1) { count, factor in
      let (product, overflows) = count.multipliedReportingOverflow(by: factor.count)
      return overflows ? Int.max : product
    }
  }

  /// The least possible number of cells that contain every pair of values of two axes.
  var leastPairwiseCount: Int {
    MatrixProduct(factors: factors.sorted { $0.count < $1.count }.suffix(2)).count
  }

  /// Calls `body` with each state.
  ///
  /// The first axis changes slowest.
  func forEach(_ body: (CellState) -> Void) { visit(CellState(), factors[...], body) }

  private func visit(
    _ state: CellState, _ rest: ArraySlice<[AxisValue]>, _ body: (CellState) -> Void
  ) {
    guard let factor = rest.first else { return body(filled(state)) }
    for value in factor { visit(value.applied(to: state), rest.dropFirst(), body) }
  }
}
