extension Tableau {
  /// The first symbol whose cost changes along a column, and what a unit along it costs.
  struct Tie {
    var order: Int64
    var slope: Double
  }

  /// The column along which no level gets worse and the earliest symbol costs less.
  mutating func tieBreakingColumn(levels levelCount: Int) -> Entering? {
    var best: Entering?
    for slot in slotSymbol.indices
    where isTied[slot] && !isTieSettled[slot] && !scratch.barred.contains(slot) {
      guard let entering = tieBreak(along: slot, levels: levelCount) else {
        isTieSettled[slot] = true
        continue
      }
      if let known = best, known.tieOrder <= entering.tieOrder { continue }
      best = entering
    }
    return best
  }

  /// Nil where the column breaks no tie.
  private mutating func tieBreak(along slot: Int, levels levelCount: Int) -> Entering? {
    guard let tie = tie(along: slot) else { return nil }
    let positive = tie.slope < 0
    let symbol = symbols[slotSymbol[slot]]
    let ownCost = symbol.kind == .slack ? 0 : positive ? symbol.up : symbol.down
    if ownCost > 0, symbol.order < tie.order { return nil }
    guard sign(of: slot, positive: positive, levels: levelCount).lead == levelCount else {
      return nil
    }
    return Entering(slot: slot, positive: positive, lead: levelCount, tieOrder: tie.order)
  }

  /// Notes that a row has changed in its columns.
  mutating func unsettleTies(ofRow row: Int) {
    for place in rows.range(of: row) { isTieSettled[Int(rows[place].slot)] = false }
  }

  /// Nil where no cost changes along the column.
  mutating func tie(along slot: Int) -> Tie? {
    rows.tidy(slot)
    var first: Tie?
    for (dependent, coefficient) in zip(rows.rows(of: slot), rows.columnCoefficients) {
      let row = Int(dependent)
      let symbol = symbols[rowSymbol[row]]
      guard symbol.kind == .error || symbol.kind == .external else { continue }
      if let known = first, known.order <= symbol.order { continue }
      let slope = slope(ofRow: row)
      guard slope != 0, abs(coefficient) > Tolerance.tableau else { continue }
      first = Tie(order: symbol.order, slope: slope * coefficient)
    }
    return first
  }

  /// Makes a parametric symbol basic, by the move that is best when it costs nothing itself.
  ///
  /// It stays parametric where nothing depends on it.
  mutating func enterBasis(_ symbol: Int) {
    if objectiveIsStale { recomputeObjective() }
    symbols[symbol].up = 0
    symbols[symbol].down = 0
    let slot = symbols[symbol].place.slot
    let sign = sign(of: slot, positive: true, levels: levels.count)
    var entering = Entering(
      slot: slot, positive: sign.amount < 0, lead: sign.lead, tieOrder: .min)
    if sign.lead == levels.count, let tie = tie(along: slot) {
      entering.positive = tie.slope < 0
      entering.tieOrder = tie.order
    }
    if move(entering, levels: levels.count, bland: false) != nil { return }
    // Rounding hid the breakpoint: any row that depends on the symbol will do, the optimisation
    // that follows puts the rest right.
    var best = -1
    var magnitude = Tolerance.tableau
    for dependent in rows.rows(of: slot) {
      let row = Int(dependent)
      let coefficient = abs(rows.coefficient(of: slot, in: row))
      if coefficient > magnitude, symbols[rowSymbol[row]].hasBreakpoint {
        best = row
        magnitude = coefficient
      }
    }
    if best >= 0 {
      pivot(entering: slot, leaving: best, positive: true)
      settleSides()
    }
  }
}
