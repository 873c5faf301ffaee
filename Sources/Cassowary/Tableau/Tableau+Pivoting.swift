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
    rows.tidy(slot)
    let dependents = rows.rows(of: slot)
    let factors = rows.columnCoefficients
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
    let constant = constants[row]
    for index in dependents.indices {
      let other = Int(dependents[index])
      guard other != row else { continue }
      rows.substitute(slot, times: factors[index], by: row, in: other)
      constants[other] += factors[index] * constant
    }
    charge(row: row, times: 1)
    unsettle(slot)
    unsettleTies(ofRow: row)
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
