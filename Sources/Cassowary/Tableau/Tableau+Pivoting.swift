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
    let value = -constants[row] / rows.coefficient(of: slot, in: row)
    for entry in rows.column(slot) {
      constants[Int(entry.row)] += rows.coefficient(at: entry) * value
    }
    constants[row] = value
    let work = rows.work
    rows.pivot(row, on: slot)
    budget.spend(rows.work - work + levels.count * rows.row(row).count)

    let entering = slotSymbol[slot]
    let leaving = rowSymbol[row]
    slotSymbol[slot] = leaving
    rowSymbol[row] = entering
    symbols[Int(leaving)].place = .slot(slot)
    symbols[Int(entering)].place = .row(row)
    isPositive[row] = positive

    substituteInObjective(slot, by: row)
    charge(row: row, times: 1)
    unsettle(slot)
    unsettleTies(ofRow: row)
  }
}
