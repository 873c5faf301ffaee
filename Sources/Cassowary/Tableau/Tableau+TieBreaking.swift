extension Tableau {
  /// The column along which no level gets worse and an earlier symbol costs less.
  func isTied(_ slot: Int, positive: Bool, levels levelCount: Int) -> Bool {
    sign(of: slot, positive: positive, levels: levelCount).lead == levelCount
  }

  mutating func tieBreakingColumn(levels levelCount: Int) -> Entering? {
    var anyIsTied = false
    for slot in slotSymbol.indices where slotSymbol[slot] >= 0 {
      let isTied =
        isTied(slot, positive: true, levels: levelCount)
        || isTied(slot, positive: false, levels: levelCount)
      scratch.isTouched[slot] = isTied
      if isTied { anyIsTied = true }
    }
    defer { for slot in scratch.isTouched.indices { scratch.isTouched[slot] = false } }
    guard anyIsTied else { return nil }
    collectTies()

    var best: Entering?
    for slot in slotSymbol.indices where scratch.isTouched[slot] && !scratch.barred.contains(slot) {
      for positive in [true, false] {
        guard isTied(slot, positive: positive, levels: levelCount),
          breaksTie(slot, positive: positive)
        else { continue }
        if let known = best, known.tieOrder <= scratch.tieOrder[slot] { continue }
        best = Entering(
          slot: slot, positive: positive, lead: levelCount, tieOrder: scratch.tieOrder[slot])
      }
    }
    return best
  }

  /// Whether the first cost to change along the column gets smaller.
  func breaksTie(_ slot: Int, positive: Bool) -> Bool {
    let symbol = symbols[slotSymbol[slot]]
    let order = scratch.tieOrder[slot]
    guard order < .max else { return false }
    let own =
      symbol.kind == .slack || symbol.kind == .dummy ? 0 : positive ? symbol.up : symbol.down
    if symbol.order < order, own > 0 { return false }
    return positive ? scratch.tieSlope[slot] < 0 : scratch.tieSlope[slot] > 0
  }

  /// Notes for each touched column the first symbol whose cost changes along it.
  mutating func collectTies() {
    for slot in scratch.tieOrder.indices { scratch.tieOrder[slot] = .max }
    for row in constants.indices {
      let symbol = symbols[rowSymbol[row]]
      guard symbol.kind == .error || symbol.kind == .external else { continue }
      let slope = isPositive[row] ? symbol.up : -symbol.down
      guard slope != 0 else { continue }
      for place in rows.range(of: row) {
        let entry = rows[place]
        let slot = Int(entry.slot)
        guard scratch.isTouched[slot], symbol.order < scratch.tieOrder[slot],
          abs(entry.coefficient) > Tolerance.tableau
        else { continue }
        scratch.tieOrder[slot] = symbol.order
        scratch.tieSlope[slot] = slope * entry.coefficient
      }
    }
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
    if sign.lead == levels.count {
      scratch.isTouched[slot] = true
      collectTies()
      scratch.isTouched[slot] = false
      entering.positive = scratch.tieSlope[slot] < 0
      entering.tieOrder = scratch.tieOrder[slot]
    }
    if move(entering, levels: levels.count, bland: false) != nil { return }
    // Rounding hid the breakpoint: any row that depends on the symbol will do, the optimisation
    // that follows puts the rest right.
    var best = -1
    var magnitude = Tolerance.tableau
    for row in constants.indices {
      let coefficient = abs(rows.coefficient(of: Int32(slot), in: row))
      if coefficient > magnitude, symbols[rowSymbol[row]].hasBreakpoint {
        best = row
        magnitude = coefficient
      }
    }
    if best >= 0 {
      pivot(entering: slot, leaving: best, positive: true)
      for row in constants.indices { settleSide(of: row) }
    }
  }
}
