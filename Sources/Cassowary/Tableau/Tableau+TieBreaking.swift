extension Tableau {
  /// The first symbol whose cost changes along a column, with its cost per unit.
  struct Tie: BitwiseCopyable {
    var order: Int64
    var slope: Double
  }

  /// A column that breaks a tie for the better and worsens no level, or nil if there is none.
  ///
  /// It has the earliest tie if the search must not cycle.
  mutating func tieBreakingColumn(bland: Bool) -> Entering? {
    if bland || !workspace.barred.isEmpty { return earliestTieBreakingColumn() }
    while !pricing.ties.isEmpty {
      let slot = Int(pricing.ties[pricing.ties.count - 1])
      if pricing.columns[slot].isTied, !pricing.columns[slot].isTieSettled {
        if let entering = tieBreak(along: slot) { return entering }
        pricing.columns[slot].isTieSettled = true
      }
      pricing.columns[slot].isTieListed = false
      pricing.ties.removeLast()
    }
    return nil
  }

  private func earliestTieBreakingColumn() -> Entering? {
    var best: Entering?
    for slot in slotSymbol.indices
    where pricing.columns[slot].isTied && !pricing.columns[slot].isTieSettled
      && !workspace.isBarred(slot)
    {
      guard let entering = tieBreak(along: slot) else { continue }
      if let known = best, known.tieOrder <= entering.tieOrder { continue }
      best = entering
    }
    return best
  }

  /// The move along the column, or nil if it breaks no tie.
  @inline(__always)
  private func tieBreak(along slot: Int) -> Entering? {
    guard let tie = tie(along: slot) else { return nil }
    let positive = tie.slope < 0
    let symbol = symbols[Int(slotSymbol[slot])]
    let ownCost = symbol.kind == .slack ? 0 : positive ? symbol.up : symbol.down
    if ownCost > 0, symbol.order < tie.order { return nil }
    guard sign(of: slot, positive: positive).lead == levels.count else { return nil }
    return Entering(slot: slot, positive: positive, lead: levels.count, tieOrder: tie.order)
  }

  /// Records that the row's columns may break other ties.
  mutating func unsettleTies(ofRow row: Int) {
    for entry in rows.row(row) { pricing.unsettleTie(Int(entry.slot)) }
  }

  /// The first symbol whose cost changes along the column, or nil if no cost changes.
  @inline(__always)
  func tie(along slot: Int) -> Tie? {
    var first: Tie?
    for entry in rows.column(slot) {
      let row = Int(entry.row)
      let symbol = symbols[Int(rowSymbol[row])]
      guard symbol.kind == .error || symbol.kind == .external else { continue }
      if let known = first, known.order <= symbol.order { continue }
      let slope = slope(ofRow: row)
      let coefficient = rows.coefficient(at: entry)
      guard slope != 0, abs(coefficient) > Epsilon.tableau else { continue }
      first = Tie(order: symbol.order, slope: slope * coefficient)
    }
    return first
  }

  /// Makes a parametric symbol basic, by the move that is best if the symbol itself costs nothing.
  ///
  /// It stays parametric if nothing depends on it.
  mutating func enterBasis(_ symbol: Int) {
    if objectiveIsStale { recomputeObjective() }
    symbols[symbol].up = 0
    symbols[symbol].down = 0
    let slot = symbols[symbol].place.slot
    let sign = sign(of: slot, positive: true)
    var entering = Entering(
      slot: slot, positive: sign.amount < 0, lead: sign.lead, tieOrder: .min)
    if sign.lead == levels.count, let tie = tie(along: slot) {
      entering.positive = tie.slope < 0
      entering.tieOrder = tie.order
    }
    if move(entering, bland: false) != nil { return }
    // Rounding hid the breakpoint. Any row that depends on the symbol is good enough, because the
    // next optimisation corrects the rest.
    var best = -1
    var magnitude = Epsilon.tableau
    for entry in rows.column(slot) {
      let row = Int(entry.row)
      let coefficient = abs(rows.coefficient(at: entry))
      if coefficient > magnitude, symbols[Int(rowSymbol[row])].hasBreakpoint {
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
