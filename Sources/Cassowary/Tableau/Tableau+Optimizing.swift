extension Tableau {
  /// A column that improves the solution when its symbol moves off 0.
  struct Entering: BitwiseCopyable {
    var slot: Int
    /// The direction of the move.
    var positive: Bool
    /// The first level that improves, or the number of levels if only ties are broken.
    var lead: Int
    /// If only ties are broken, the order of the first symbol that improves.
    var tieOrder: Int64
  }

  /// The number of consecutive moves of length 0 before Bland's rule applies, which cannot cycle.
  private static let patience = 40
  /// The number of such moves after which only rounding errors can continue the search.
  ///
  /// From then on, each column gets only one more try.
  private static let exhaustion = 4000

  /// Moves to the best solution.
  ///
  /// - Parameters:
  ///   - levelCount: the number of levels, from the highest, to optimise.
  ///   - breakingTies: whether the order of declaration decides between solutions that are equally
  ///     good on all levels.
  /// - Returns: false if the objective is unbounded.
  mutating func optimize(levels levelCount: Int, breakingTies: Bool) -> Bool {
    if objectiveIsStale { recomputeObjective() }
    workspace.barred.removeAll()
    var stalled = 0
    while !budget.isUsedUp {
      let bland = stalled > Self.patience
      var choice = improvingColumn(levels: levelCount, bland: bland)
      if choice == nil, breakingTies { choice = tieBreakingColumn(bland: bland) }
      guard let entering = choice else { return true }
      guard let length = move(entering, bland: bland) else {
        if entering.lead < levels.count, levels[entering.lead] == 0 { return false }
        workspace.barred.append(Int32(entering.slot))
        continue
      }
      if stalled > Self.exhaustion {
        workspace.barred.append(Int32(entering.slot))
      } else {
        workspace.barred.removeAll()
      }
      stalled = length > Epsilon.tableau ? 0 : stalled + 1
    }
    return true
  }

  /// Moves along the entering column to the last breakpoint up to which the costs improve.
  ///
  /// Errors between the two points change side without a pivot.
  ///
  /// - Returns: the length of the move, or nil if it is unbounded.
  mutating func move(_ entering: Entering, bland: Bool) -> Double? {
    collectBreakpoints(along: entering)
    collectSlopes(along: entering)
    workspace.passed.removeAll()
    while let breakpoint = workspace.breakpoints.popLeast(by: <) {
      guard bland || stops(at: breakpoint, entering) else {
        workspace.passed.append(Int32(breakpoint.row))
        continue
      }
      for index in workspace.passed.indices { flip(row: Int(workspace.passed[index])) }
      pivot(entering: entering.slot, leaving: breakpoint.row, positive: entering.positive)
      return breakpoint.distance
    }
    return nil
  }

  private mutating func collectSlopes(along entering: Entering) {
    workspace.slopes.removeAll()
    let symbol = symbols[Int(slotSymbol[entering.slot])]
    for level in 0..<levels.count {
      let amount = objective[entering.slot * levels.count + level]
      let own = Int(symbol.level) == level ? (entering.positive ? symbol.up : symbol.down) : 0
      workspace.slopes.append((entering.positive ? amount : -amount) + own)
    }
  }

  private mutating func collectBreakpoints(along entering: Entering) {
    workspace.breakpoints.removeAll()
    for entry in rows.column(entering.slot) {
      let row = Int(entry.row)
      let coefficient = rows.coefficient(at: entry)
      guard abs(coefficient) > Epsilon.tableau else { continue }
      let rises = (coefficient > 0) == entering.positive
      guard rises != isPositive[row] else { continue }
      let symbol = symbols[Int(rowSymbol[row])]
      guard symbol.hasBreakpoint else { continue }
      let room = max(0, isPositive[row] ? constants[row] : -constants[row])
      workspace.breakpoints.append(
        Breakpoint(
          distance: room / abs(coefficient), magnitude: abs(coefficient), order: symbol.order,
          row: row))
    }
    workspace.breakpoints.heapify(by: <)
    budget.spend(4 * rows.length(of: entering.slot) + levels.count)
  }

  /// Whether a move beyond the breakpoint would no longer improve anything.
  private mutating func stops(at breakpoint: Breakpoint, _ entering: Entering) -> Bool {
    let symbol = symbols[Int(rowSymbol[breakpoint.row])]
    let level = Int(symbol.level)
    if entering.lead == workspace.slopes.count {
      return level >= 0 || symbol.order <= entering.tieOrder
    }
    if level >= 0 {
      workspace.slopes[level] += (symbol.up + symbol.down) * breakpoint.magnitude
    }
    for index in workspace.slopes.indices where abs(workspace.slopes[index]) > Epsilon.tableau {
      return workspace.slopes[index] > 0
    }
    return true
  }
}
