extension Tableau {
  /// The sign, level by level, of what moving a column's symbol costs.
  struct ColumnSign: Sendable {
    /// The first level that improves or worsens; the number of levels where none does.
    var lead: Int
    /// What a unit costs at that level.
    var amount: Double
  }

  /// A column that improves the solution, and how much.
  struct Price: Sendable {
    var positive = true
    var sign = ColumnSign(lead: 0, amount: 0)
  }

  func sign(of slot: Int, positive: Bool, levels levelCount: Int) -> ColumnSign {
    let symbol = symbols[slotSymbol[slot]]
    let base = slot * levels.count
    for level in 0..<levelCount {
      var amount = positive ? objective[base + level] : -objective[base + level]
      if Int(symbol.level) == level { amount += positive ? symbol.up : symbol.down }
      if abs(amount) > Tolerance.tableau { return ColumnSign(lead: level, amount: amount) }
    }
    return ColumnSign(lead: levelCount, amount: 0)
  }

  /// The column whose first improving level is the highest, then the steepest, then the one with
  /// the fewest rows, so that what is apart stays apart, then the one declared first; by Bland's
  /// rule just the one declared first.
  mutating func improvingColumn(bland: Bool) -> Entering? {
    settlePrices()
    var best = -1
    var kept = 0
    for slot in improving {
      guard isImproving[slot] else {
        isListed[slot] = false
        continue
      }
      improving[kept] = slot
      kept += 1
      if !scratch.barred.contains(slot), best < 0 || isBetter(slot, than: best, bland: bland) {
        best = slot
      }
    }
    improving.removeLast(improving.count - kept)
    guard best >= 0 else { return nil }
    let price = prices[best]
    return Entering(
      slot: best, positive: price.positive, lead: price.sign.lead, tieOrder: .min)
  }

  private func isBetter(_ slot: Int, than other: Int, bland: Bool) -> Bool {
    if !bland {
      let sign = prices[slot].sign
      let known = prices[other].sign
      if sign.lead != known.lead { return sign.lead < known.lead }
      if sign.amount != known.amount { return sign.amount < known.amount }
      let length = rows.length(of: slot)
      let otherLength = rows.length(of: other)
      if length != otherLength { return length < otherLength }
    }
    return symbols[slotSymbol[slot]].order < symbols[slotSymbol[other]].order
  }

  /// Looks at the columns whose costs have changed.
  private mutating func settlePrices() {
    for slot in unsettled {
      isUnsettled[slot] = false
      isImproving[slot] = false
      isTied[slot] = false
      guard slotSymbol[slot] >= 0 else { continue }
      let above = sign(of: slot, positive: true, levels: pricedLevels)
      let below = sign(of: slot, positive: false, levels: pricedLevels)
      isTied[slot] = above.lead == pricedLevels || below.lead == pricedLevels
      // Costs are convex: at most one direction improves.
      guard above.amount < 0 || below.amount < 0 else { continue }
      isImproving[slot] = true
      prices[slot] =
        above.amount < 0 ? Price(positive: true, sign: above) : Price(positive: false, sign: below)
      if !isListed[slot] {
        isListed[slot] = true
        improving.append(slot)
      }
    }
    unsettled.removeAll(keepingCapacity: true)
  }

  /// Notes that the column may improve the solution.
  mutating func unsettle(_ slot: Int) {
    isTieSettled[slot] = false
    guard !isUnsettled[slot] else { return }
    isUnsettled[slot] = true
    unsettled.append(slot)
  }

  mutating func unsettleAll() {
    for slot in slotSymbol.indices where slotSymbol[slot] >= 0 { unsettle(slot) }
  }
}
