extension Tableau {
  /// What the row's cost changes with its symbol, on the side it is on.
  func slope(ofRow row: Int) -> Double {
    let symbol = symbols[rowSymbol[row]]
    return isPositive[row] ? symbol.up : -symbol.down
  }

  /// Adds a multiple of the row's cost to its level of the objective.
  mutating func charge(row: Int, times factor: Double) {
    charge(row: row, factor * slope(ofRow: row))
  }

  /// Adds the objective up again from the rows.
  mutating func recomputeObjective() {
    objective.removeAll(keepingCapacity: true)
    objective.append(contentsOf: repeatElement(0, count: slotSymbol.count * levels.count))
    objectiveIsStale = false
    for row in constants.indices where rowSymbol[row] >= 0 { charge(row: row, times: 1) }
    unsettleAll()
  }

  private mutating func charge(row: Int, _ amount: Double) {
    let level = Int(symbols[rowSymbol[row]].level)
    guard level >= 0, amount != 0, !objectiveIsStale else { return }
    let stride = levels.count
    for place in rows.range(of: row) {
      let entry = rows[place]
      objective[Int(entry.slot) * stride + level] += amount * entry.coefficient
      unsettle(Int(entry.slot))
    }
  }

  /// Moves the row's symbol to the other side of 0.
  mutating func flip(row: Int) {
    counters.flips += 1
    let before = slope(ofRow: row)
    isPositive[row].toggle()
    charge(row: row, slope(ofRow: row) - before)
    if symbols[rowSymbol[row]].kind == .external { unsettleTies(ofRow: row) }
  }

  mutating func settleSides() {
    for row in constants.indices where rowSymbol[row] >= 0 { settleSide(of: row) }
  }

  mutating func settleSide(of row: Int) {
    let constant = constants[row]
    if isPositive[row] ? constant < -Tolerance.tableau : constant > Tolerance.tableau {
      flip(row: row)
    }
  }
}
