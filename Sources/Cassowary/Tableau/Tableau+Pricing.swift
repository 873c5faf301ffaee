extension Tableau {
  func sign(of slot: Int, positive: Bool) -> ColumnSign {
    lead(of: slot, positive: positive, symbols.base + Int(slotSymbol[slot]))
  }

  @inline(__always)
  private func lead(
    of slot: Int, positive: Bool, _ symbol: UnsafePointer<Symbol>
  ) -> ColumnSign {
    let count = levels.count
    var level = 0
    while level < count {
      let amount = cost(of: slot, positive: positive, at: level, symbol)
      if abs(amount) > Epsilon.tableau { return ColumnSign(lead: level, amount: amount) }
      level += 1
    }
    return ColumnSign(lead: count, amount: 0)
  }

  /// The cost per unit in the direction at a level.
  @inline(__always)
  private func cost(
    of slot: Int, positive: Bool, at level: Int, _ symbol: UnsafePointer<Symbol>
  ) -> Double {
    let ofBasics = objective[slot * levels.count + level]
    let amount = positive ? ofBasics : -ofBasics
    guard Int(symbol.pointee.level) == level else { return amount }
    return amount + (positive ? symbol.pointee.up : symbol.pointee.down)
  }

  /// The column to enter, or nil if no column improves the solution.
  ///
  /// It is the column whose first improving level is the highest, then the one that worsens the
  /// lower levels least, then the one declared first. With Bland's rule, it is the one declared
  /// first.
  mutating func improvingColumn(levels levelCount: Int, bland: Bool) -> Entering? {
    settlePrices()
    if bland || !workspace.barred.isEmpty {
      return improvingColumnOfAll(levels: levelCount, bland: bland)
    }
    while !pricing.candidates.isEmpty {
      let first = pricing.candidates[0]
      let slot = Int(first.slot)
      let column = pricing.columns[slot]
      if column.isImproving, column.rank == first.rank,
        symbols[Int(slotSymbol[slot])].order == first.order
      {
        return column.lead < levelCount ? entering(slot) : nil
      }
      _ = pricing.candidates.popLeast(by: <)
    }
    return nil
  }

  /// The column to enter, searched without the heap: for Bland's rule, or if columns are barred.
  private func improvingColumnOfAll(levels levelCount: Int, bland: Bool) -> Entering? {
    var best: Pricing.Candidate?
    for slot in slotSymbol.indices {
      let column = pricing.columns[slot]
      guard column.isImproving, column.lead < levelCount, !workspace.isBarred(slot) else {
        continue
      }
      let candidate = Pricing.Candidate(
        slot: Int32(slot), rank: bland ? 0 : column.rank,
        order: symbols[Int(slotSymbol[slot])].order)
      if let known = best, known < candidate { continue }
      best = candidate
    }
    return best.map { entering(Int($0.slot)) }
  }

  private func entering(_ slot: Int) -> Entering {
    let column = pricing.columns[slot]
    return Entering(
      slot: slot, positive: column.isPositive, lead: Int(column.lead), tieOrder: .min)
  }

  /// Updates the columns whose costs have changed.
  private mutating func settlePrices() {
    budget.spend(levels.count * pricing.unsettled.count)
    while let slot = pricing.unsettled.popLast() { settlePrice(of: Int(slot)) }
  }

  private mutating func settlePrice(of slot: Int) {
    var column = pricing.columns[slot]
    column.isUnsettled = false
    column.isImproving = false
    column.isTied = false
    if slotSymbol[slot] >= 0 {
      let count = levels.count
      let symbol = symbols.base + Int(slotSymbol[slot])
      let above = lead(of: slot, positive: true, symbol)
      let below = lead(of: slot, positive: false, symbol)
      column.isTied = above.lead == count || below.lead == count
      // Costs are convex: at most one direction improves.
      if above.amount < 0 || below.amount < 0 {
        column.isImproving = true
        column.isPositive = above.amount < 0
        column.lead = Int32(column.isPositive ? above.lead : below.lead)
        column.rank = rank(of: slot, column, symbol)
        pricing.candidates.push(
          Pricing.Candidate(
            slot: Int32(slot), rank: column.rank, order: symbol.pointee.order), by: <)
      }
    }
    pricing.columns[slot] = column
    if column.isTied { pricing.unsettleTie(slot) }
  }

  @inline(__always)
  private func rank(
    of slot: Int, _ column: Pricing.Column, _ symbol: UnsafePointer<Symbol>
  ) -> Int64 {
    let count = levels.count
    var level = Int(column.lead) + 1
    while level < count {
      let amount = cost(of: slot, positive: column.isPositive, at: level, symbol)
      if abs(amount) > Epsilon.tableau {
        return Int64(column.lead) << 32 | Int64(amount > 0 ? count - level : 0)
      }
      level += 1
    }
    return Int64(column.lead) << 32
  }

  /// Records that the column may improve the solution.
  mutating func unsettle(_ slot: Int) {
    guard !pricing.columns[slot].isUnsettled else { return }
    pricing.columns[slot].isUnsettled = true
    pricing.unsettled.append(Int32(slot))
  }

  mutating func unsettleAll() {
    for slot in slotSymbol.indices where slotSymbol[slot] >= 0 { unsettle(slot) }
  }
}
