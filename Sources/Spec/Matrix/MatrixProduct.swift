/// Values of several axes, each of which goes with each of the others'.
struct MatrixProduct: Sendable {
  /// The values of each axis that is given, in the order of the axes; none is empty.
  var factors: [[AxisValue]] = []

  /// How many cells the product has; `Int.max` where that is no number.
  var count: Int {
    factors.reduce(1) { count, factor in
      let (product, overflows) = count.multipliedReportingOverflow(by: factor.count)
      return overflows ? Int.max : product
    }
  }

  /// Whether any state of the product is so; looks at them in order, the first axis slowest, no
  /// further than the first.
  func contains(where isSo: (CellState) -> Bool) -> Bool {
    contains(CellState(), factors[...], isSo)
  }

  private func contains(
    _ state: CellState, _ rest: ArraySlice<[AxisValue]>, _ isSo: (CellState) -> Bool
  ) -> Bool {
    guard let factor = rest.first else { return isSo(state) }
    return factor.contains { contains($0.applied(to: state), rest.dropFirst(), isSo) }
  }
}
