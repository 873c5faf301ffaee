/// The values something takes over all best solutions.
package struct SolutionRange: Hashable, Sendable {
  /// Nil where there is no least value.
  package let lowest: Double?
  /// Nil where there is no greatest value.
  package let highest: Double?

  package init(lowest: Double?, highest: Double?) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether there is one value only.
  package var isPoint: Bool {
    guard let lowest, let highest else { return false }
    return highest - lowest <= Tolerance.result
  }
}

extension Solver {
  /// Whether the variable has one value in all solutions that are best on every level, before the
  /// order of declaration decides.
  package func isDetermined(_ variable: Variable) -> Bool {
    isDetermined(LinearExpression([LinearExpression.Term(variable)]))
  }

  /// Whether the expression has one value in all solutions that are best on every level, before
  /// the order of declaration decides.
  package func isDetermined(_ expression: LinearExpression) -> Bool {
    var copy = self
    copy.solve()
    guard let expansion = copy.undetermined(expression) else { return true }
    return copy.range(of: expansion).isPoint
  }

  /// The values the variable takes over all solutions that are best on every level.
  package func range(of variable: Variable) -> SolutionRange {
    range(of: LinearExpression([LinearExpression.Term(variable)]))
  }

  /// The values the expression takes over all solutions that are best on every level.
  package func range(of expression: LinearExpression) -> SolutionRange {
    var copy = self
    copy.solve()
    guard let expansion = copy.undetermined(expression) else {
      let value = copy.value(of: expression)
      return SolutionRange(lowest: value, highest: value)
    }
    return copy.range(of: expansion)
  }

  /// The expression over the roots; nil where it moves with no column that may leave 0 for free.
  private mutating func undetermined(_ expression: LinearExpression) -> Tableau.Expansion? {
    own()
    var expansion = Tableau.Expansion()
    expression.terms.withUnsafeBufferPointer { terms in
      elimination.expand(
        Elimination.Function(terms: terms, constant: expression.constant), into: &expansion)
    }
    return tableau.mayVary(expansion) ? expansion : nil
  }

  private func range(of expansion: Tableau.Expansion) -> SolutionRange {
    SolutionRange(
      lowest: tableau.extreme(of: expansion, maximised: false),
      highest: tableau.extreme(of: expansion, maximised: true))
  }
}

extension Tableau {
  /// Whether the function depends on a symbol that can leave 0 at no cost on any level; the
  /// tableau must be optimal.
  func mayVary(_ expansion: Expansion) -> Bool {
    expansion.variables.elements.contains { mayVary(Int($0)) }
  }

  /// Whether the variable does; it must be a root.
  func mayVary(_ variable: Int) -> Bool {
    let symbol = symbol(ofVariable: variable)
    guard symbol >= 0 else { return true }
    let place = symbols[symbol].place
    guard place.isBasic else { return pricing.columns[place.slot].isTied }
    return rows.row(place.row).contains { pricing.columns[Int($0.slot)].isTied }
  }

  /// The least or greatest value of the function over all best solutions; nil where it has none.
  func extreme(of expansion: Expansion, maximised: Bool) -> Double? {
    var copy = self
    copy.own()
    copy.insertObjective(expansion, maximised: maximised)
    guard copy.optimize(levels: copy.levels.count, breakingTies: false) else { return nil }
    return copy.value(of: expansion)
  }
}
