extension Tableau {
  /// The row's cost per unit of its symbol, on the symbol's current side.
  @inline(__always)
  func slope(ofRow row: Int) -> Double {
    let symbol = symbols[Int(rowSymbol[row])]
    return isPositive[row] ? symbol.up : -symbol.down
  }

  /// Adds a multiple of the row's cost to its level of the objective.
  mutating func charge(row: Int, times factor: Double) {
    charge(row: row, factor * slope(ofRow: row))
  }

  /// Computes the objective again from the rows.
  mutating func recomputeObjective() {
    objective.removeAll()
    objective.grow(by: slotSymbol.count * levels.count, repeating: 0)
    objectiveIsStale = false
    for row in constants.indices where rowSymbol[row] >= 0 { charge(row: row, times: 1) }
    unsettleAll()
  }

  private mutating func charge(row: Int, _ amount: Double) {
    let level = Int(symbols[Int(rowSymbol[row])].level)
    guard level >= 0, amount != 0, !objectiveIsStale else { return }
    let stride = levels.count
    for entry in rows.row(row) {
      let slot = Int(entry.slot)
      objective[slot * stride + level] += amount * entry.coefficient
      unsettle(slot)
    }
  }

  /// Substitutes the row of the symbol that became basic into the costs of its column.
  mutating func substituteInObjective(_ slot: Int, by row: Int) {
    guard !objectiveIsStale else { return }
    let stride = levels.count
    for level in 0..<stride {
      let factor = objective[slot * stride + level]
      guard factor != 0 else { continue }
      objective[slot * stride + level] = 0
      for entry in rows.row(row) {
        objective[Int(entry.slot) * stride + level] += factor * entry.coefficient
        unsettle(Int(entry.slot))
      }
    }
  }

  /// Moves the row's symbol to the other side of 0.
  mutating func flip(row: Int) {
    counters.flips += 1
    let before = slope(ofRow: row)
    isPositive[row].toggle()
    charge(row: row, slope(ofRow: row) - before)
    if symbols[Int(rowSymbol[row])].kind == .external { unsettleTies(ofRow: row) }
  }

  mutating func settleSides() {
    for row in constants.indices where rowSymbol[row] >= 0 { settleSide(of: row) }
  }

  mutating func settleSide(of row: Int) {
    let constant = constants[row]
    if isPositive[row] ? constant < -Epsilon.tableau : constant > Epsilon.tableau {
      flip(row: row)
    }
  }
}
