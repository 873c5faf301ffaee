extension Tableau {
  /// What the row's cost changes with its symbol, on the side it is on.
  func slope(ofRow row: Int) -> Double {
    let symbol = symbols[rowSymbol[row]]
    return isPositive[row] ? symbol.up : -symbol.down
  }

  /// Adds a multiple of the row's cost to its level of the objective.
  mutating func charge(row: Int, times factor: Double) {
    let level = Int(symbols[rowSymbol[row]].level)
    guard level >= 0, !objectiveIsStale else { return }
    let amount = factor * slope(ofRow: row)
    guard amount != 0 else { return }
    let stride = levels.count
    for place in rows.range(of: row) {
      let entry = rows[place]
      objective[Int(entry.slot) * stride + level] += amount * entry.coefficient
    }
  }

  /// Adds the objective up again from the rows.
  mutating func recomputeObjective() {
    objective.removeAll(keepingCapacity: true)
    objective.append(contentsOf: repeatElement(0, count: slotSymbol.count * levels.count))
    objectiveIsStale = false
    for row in constants.indices { charge(row: row, times: 1) }
  }

  /// Moves the row's symbol to the other side of 0.
  mutating func flip(row: Int) {
    counters.flips += 1
    let before = slope(ofRow: row)
    isPositive[row].toggle()
    let level = Int(symbols[rowSymbol[row]].level)
    guard level >= 0, !objectiveIsStale else { return }
    let change = slope(ofRow: row) - before
    let stride = levels.count
    for place in rows.range(of: row) {
      let entry = rows[place]
      objective[Int(entry.slot) * stride + level] += change * entry.coefficient
    }
  }

  mutating func settleSide(of row: Int) {
    let constant = constants[row]
    if isPositive[row] ? constant < -Tolerance.tableau : constant > Tolerance.tableau {
      flip(row: row)
    }
  }
}
