extension Tableau {
  /// Exchanges the column's symbol with the row's, which becomes 0.
  ///
  /// - Parameters:
  ///   - slot: the column of the symbol that becomes basic.
  ///   - row: the row of the symbol that becomes parametric.
  ///   - positive: the side of 0 on which the entering symbol starts.
  mutating func pivot(entering slot: Int, leaving row: Int, positive: Bool) {
    counters.pivots += 1
    charge(row: row, times: -1)
    let coefficient = rows.solve(row, for: slot)
    constants[row] = -constants[row] / coefficient

    let entering = slotSymbol[slot]
    let leaving = rowSymbol[row]
    slotSymbol[slot] = leaving
    rowSymbol[row] = entering
    symbols[leaving].place = .slot(slot)
    symbols[entering].place = .row(row)
    isPositive[row] = positive

    substituteInObjective(slot, by: row)
    rows.tidy(slot)
    let constant = constants[row]
    for dependent in rows.rows(of: slot) where Int(dependent) != row {
      let other = Int(dependent)
      let factor = rows.coefficient(of: slot, in: other)
      rows.substitute(slot, times: factor, by: row, in: other)
      constants[other] += factor * constant
    }
    charge(row: row, times: 1)
    unsettle(slot)
  }

  private mutating func substituteInObjective(_ slot: Int, by row: Int) {
    guard !objectiveIsStale else { return }
    let stride = levels.count
    for level in 0..<stride {
      let factor = objective[slot * stride + level]
      guard factor != 0 else { continue }
      objective[slot * stride + level] = 0
      for place in rows.range(of: row) {
        let entry = rows[place]
        objective[Int(entry.slot) * stride + level] += factor * entry.coefficient
        unsettle(Int(entry.slot))
      }
    }
  }
}
