extension Tableau {
  /// A column that improves the solution when its symbol moves off 0.
  struct Entering {
    var slot: Int
    /// The direction of the move.
    var positive: Bool
    /// The first level that improves; the number of levels where only ties are broken.
    var lead: Int
    /// Where only ties are broken, the first symbol that improves.
    var tieOrder: Int64
  }

  /// Consecutive moves of no length after which the choice follows Bland's rule, which cannot
  /// cycle.
  private static let patience = 40

  /// Moves to the best solution of the first levels.
  ///
  /// - Parameters:
  ///   - levelCount: how many levels count.
  ///   - breakingTies: whether the order of declaration decides between solutions equally good on
  ///     all of them.
  /// - Returns: false where the objective row has no bound.
  mutating func optimize(levels levelCount: Int, breakingTies: Bool) -> Bool {
    if objectiveIsStale { recomputeObjective() }
    scratch.barred.removeAll(keepingCapacity: true)
    var stalled = 0
    while true {
      let bland = stalled > Self.patience
      var choice = improvingColumn(levels: levelCount, bland: bland)
      if choice == nil, breakingTies { choice = tieBreakingColumn(levels: levelCount) }
      guard let entering = choice else { return true }
      guard let length = move(entering, levels: levelCount, bland: bland) else {
        if entering.lead < levels.count, levels[entering.lead] == 0 { return false }
        scratch.barred.append(entering.slot)
        continue
      }
      if !scratch.barred.isEmpty {
        for slot in scratch.barred { unsettle(slot) }
        scratch.barred.removeAll(keepingCapacity: true)
      }
      stalled = length > Tolerance.tableau ? 0 : stalled + 1
    }
  }

  /// The sign, level by level, of what moving the column's symbol costs.
  struct ColumnSign {
    /// The first level that improves or worsens; the number of levels where none does.
    var lead: Int
    /// What a unit costs at that level.
    var amount: Double
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

  /// The column whose first improving level is the highest, then the steepest, then the one
  /// declared first; by Bland's rule just the one declared first.
  private mutating func improvingColumn(levels levelCount: Int, bland: Bool) -> Entering? {
    var best: Entering?
    var bestAmount = 0.0
    var bestOrder = Int64.max
    var kept = 0
    for index in unsettled.indices {
      let slot = unsettled[index]
      guard slotSymbol[slot] >= 0 else {
        isUnsettled[slot] = false
        continue
      }
      let above = sign(of: slot, positive: true, levels: levelCount)
      let below = sign(of: slot, positive: false, levels: levelCount)
      // Costs are convex: at most one direction improves.
      let sign = above.amount < 0 ? above : below
      guard sign.amount < 0, !scratch.barred.contains(slot) else {
        isUnsettled[slot] = false
        isTied[slot] = above.lead == levelCount || below.lead == levelCount
        continue
      }
      unsettled[kept] = slot
      kept += 1
      let order = symbols[slotSymbol[slot]].order
      let isBetter: Bool
      if let known = best, !bland {
        if sign.lead != known.lead {
          isBetter = sign.lead < known.lead
        } else if sign.amount != bestAmount {
          isBetter = sign.amount < bestAmount
        } else {
          isBetter = order < bestOrder
        }
      } else {
        isBetter = order < bestOrder
      }
      if isBetter {
        best = Entering(slot: slot, positive: above.amount < 0, lead: sign.lead, tieOrder: .min)
        bestAmount = sign.amount
        bestOrder = order
      }
    }
    unsettled.removeLast(unsettled.count - kept)
    return best
  }

  /// Moves along the entering column to the last breakpoint up to which the costs improve.
  ///
  /// Errors on the way change side without a pivot.
  /// - Returns: the length of the move; nil where nothing stops it.
  mutating func move(_ entering: Entering, levels levelCount: Int, bland: Bool) -> Double? {
    collectBreakpoints(along: entering)
    scratch.breakpoints.sort { $0 < $1 }
    scratch.slopes.removeAll(keepingCapacity: true)
    let symbol = symbols[slotSymbol[entering.slot]]
    for level in 0..<levelCount {
      let amount = objective[entering.slot * levels.count + level]
      let own = Int(symbol.level) == level ? (entering.positive ? symbol.up : symbol.down) : 0
      scratch.slopes.append((entering.positive ? amount : -amount) + own)
    }
    var stop: Int?
    for index in scratch.breakpoints.indices
    where bland || stops(at: scratch.breakpoints[index], entering) {
      stop = index
      break
    }
    guard let stop else { return nil }
    for index in 0..<stop { flip(row: scratch.breakpoints[index].row) }
    pivot(
      entering: entering.slot, leaving: scratch.breakpoints[stop].row, positive: entering.positive)
    return scratch.breakpoints[stop].distance
  }

  private mutating func collectBreakpoints(along entering: Entering) {
    scratch.breakpoints.removeAll(keepingCapacity: true)
    rows.tidy(entering.slot)
    for dependent in rows.rows(of: entering.slot) {
      let row = Int(dependent)
      let coefficient = rows.coefficient(of: entering.slot, in: row)
      guard abs(coefficient) > Tolerance.tableau else { continue }
      let rises = (coefficient > 0) == entering.positive
      guard rises != isPositive[row], symbols[rowSymbol[row]].hasBreakpoint else { continue }
      let room = max(0, isPositive[row] ? constants[row] : -constants[row])
      scratch.breakpoints.append(
        Breakpoint(
          distance: room / abs(coefficient), row: row, magnitude: abs(coefficient),
          order: symbols[rowSymbol[row]].order))
    }
  }

  /// Whether going beyond the breakpoint would no longer improve anything.
  private mutating func stops(at breakpoint: Breakpoint, _ entering: Entering) -> Bool {
    let symbol = symbols[rowSymbol[breakpoint.row]]
    let level = Int(symbol.level)
    if entering.lead == scratch.slopes.count {
      return level >= 0 || symbol.order <= entering.tieOrder
    }
    if level >= 0, level < scratch.slopes.count {
      scratch.slopes[level] += (symbol.up + symbol.down) * breakpoint.magnitude
    }
    for slope in scratch.slopes where abs(slope) > Tolerance.tableau { return slope > 0 }
    return true
  }
}
