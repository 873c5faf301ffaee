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
  /// As many again, and only rounding keeps the search going: each column gets one more try.
  private static let exhaustion = 4000

  /// Moves to the best solution of the first levels.
  ///
  /// - Parameters:
  ///   - levelCount: how many levels count.
  ///   - breakingTies: whether the order of declaration decides between solutions equally good on
  ///     all of them.
  /// - Returns: false where the objective row has no bound.
  mutating func optimize(levels levelCount: Int, breakingTies: Bool) -> Bool {
    if objectiveIsStale { recomputeObjective() }
    if pricedLevels != levelCount {
      pricedLevels = levelCount
      unsettleAll()
    }
    scratch.barred.removeAll(keepingCapacity: true)
    var stalled = 0
    while true {
      let bland = stalled > Self.patience
      var choice = improvingColumn(bland: bland)
      if choice == nil, breakingTies { choice = tieBreakingColumn(levels: levelCount) }
      guard let entering = choice else { return true }
      guard let length = move(entering, levels: levelCount, bland: bland) else {
        if entering.lead < levels.count, levels[entering.lead] == 0 { return false }
        scratch.barred.append(entering.slot)
        continue
      }
      if stalled > Self.exhaustion {
        scratch.barred.append(entering.slot)
      } else {
        scratch.barred.removeAll(keepingCapacity: true)
      }
      stalled = length > Tolerance.tableau ? 0 : stalled + 1
    }
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
    for (dependent, coefficient) in zip(rows.rows(of: entering.slot), rows.columnCoefficients) {
      let row = Int(dependent)
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
