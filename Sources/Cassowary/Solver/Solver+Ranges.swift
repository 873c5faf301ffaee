/// The range of an expression over all best solutions.
package struct SolutionRange: Hashable, Sendable {
  /// The least value, or nil if unbounded.
  package let lowest: Double?
  /// The greatest value, or nil if unbounded.
  package let highest: Double?

  package init(lowest: Double?, highest: Double?) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether there is only one value.
  package var isPoint: Bool {
    guard let lowest, let highest else { return false }
    return highest - lowest <= Epsilon.result
  }
}

/// A range moves the tableau along its best solutions and back, so the time depends on the
/// connected variables, not on the whole system.
extension Solver {
  /// Whether the variable has the same value in all solutions that are best on every level.
  ///
  /// The order of declaration is not considered.
  package mutating func isDetermined(_ variable: Variable) -> Bool {
    isDetermined(LinearExpression([LinearExpression.Term(variable)]))
  }

  /// Whether the expression has the same value in all solutions that are best on every level.
  ///
  /// The order of declaration is not considered.
  package mutating func isDetermined(_ expression: LinearExpression) -> Bool {
    guard !budget.isUsedUp, mayVary(expression) else { return true }
    return range().isPoint
  }

  /// The values of the variable in all solutions that are best on every level.
  package mutating func range(of variable: Variable) -> SolutionRange {
    range(of: LinearExpression([LinearExpression.Term(variable)]))
  }

  /// The values of the expression in all solutions that are best on every level.
  package mutating func range(of expression: LinearExpression) -> SolutionRange {
    guard mayVary(expression) else {
      let value = Self.settled(tableau.value(of: expansion))
      return SolutionRange(lowest: value, highest: value)
    }
    return range()
  }

  /// Whether a column that can leave 0 at no cost changes the expression, which is expanded.
  private mutating func mayVary(_ expression: LinearExpression) -> Bool {
    expand(expression)
    return tableau.mayVary(expansion)
  }

  /// Finds the best solution, and expands the expression to the roots into `expansion`.
  mutating func expand(_ expression: LinearExpression) {
    optimize()
    own()
    expression.terms.withUnsafeBufferPointer { terms in
      elimination.expand(
        Elimination.Function(terms: terms, constant: expression.constant), into: &expansion)
    }
  }

  /// The range of the function in `expansion`.
  private mutating func range() -> SolutionRange {
    let lowest = tableau.extreme(of: expansion, maximised: false)
    let highest = tableau.extreme(of: expansion, maximised: true)
    _ = tableau.optimize(levels: tableau.levels.count, breakingTies: true)
    return SolutionRange(lowest: lowest, highest: highest)
  }
}

extension Tableau {
  /// Whether the function depends on a symbol that can leave 0 at no cost on any level.
  ///
  /// The tableau must be optimal.
  func mayVary(_ expansion: Expansion) -> Bool {
    expansion.variables.elements.contains { mayVary(Int($0)) }
  }

  /// Whether the variable, which must be a root, depends on such a symbol.
  func mayVary(_ variable: Int) -> Bool {
    let symbol = symbol(ofVariable: variable)
    guard symbol >= 0 else { return true }
    let place = symbols[symbol].place
    guard place.isBasic else { return pricing.columns[place.slot].isTied }
    return rows.row(place.row).contains { pricing.columns[Int($0.slot)].isTied }
  }

  /// Moves to a best solution with the least or greatest value of the function, and returns the
  /// value.
  ///
  /// Nil if the value is unbounded.
  mutating func extreme(of expansion: Expansion, maximised: Bool) -> Double? {
    let objective = insertObjective(expansion, maximised: maximised)
    let isBounded = optimize(levels: levels.count, breakingTies: false)
    remove(symbol: objective)
    return isBounded ? value(of: expansion) : nil
  }
}
