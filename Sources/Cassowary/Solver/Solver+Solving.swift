extension Solver {
  /// Finds the best solution, continuing from the last one.
  ///
  /// Call it after changes and before reading many values.
  package mutating func solve() {
    optimize()
    guard solution != .evaluated else { return }
    own()
    for variable in values.indices {
      let symbol = tableau.symbol(ofVariable: variable)
      values[variable] = symbol >= 0 ? tableau.value(of: symbol) : 0
    }
    elimination.evaluate(into: &values)
    tableau.counters.evaluations += values.count
    solution = .evaluated
  }

  /// Finds the best solution without the values of the variables.
  mutating func optimize() {
    guard solution == .outdated else { return }
    own()
    if isStale || absorbedCount > 0 { rebuild(isSolvingNext: true) }
    enterPending()
    _ = tableau.optimize(levels: tableau.levels.count, breakingTies: true)
    solution = .optimal
  }

  /// The expression's value in the best solution.
  ///
  /// Between changes it takes less time than `solve()`, which computes the values of all variables.
  package mutating func singleValue(of expression: LinearExpression) -> Double {
    expand(expression)
    return Self.settled(tableau.value(of: expansion))
  }

  /// The variable's value in the best solution.
  ///
  /// After a change without `solve()`, each call solves again.
  package func value(of variable: Variable) -> Double {
    guard solution == .evaluated else {
      var copy = self
      copy.solve()
      return copy.value(of: variable)
    }
    return Self.settled(values[Int(variable.index)])
  }

  /// The expression's value in the best solution.
  package func value(of expression: LinearExpression) -> Double {
    guard solution == .evaluated else {
      var copy = self
      copy.solve()
      return copy.value(of: expression)
    }
    return Self.settled(exactValue(of: expression))
  }

  private func exactValue(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += term.coefficient * values[Int(term.variable.index)] }
    return sum
  }

  /// The constraint's violation in units of its expression.
  ///
  /// 0 if the constraint holds within a millionth, or if the solver does not hold it.
  package func violation(of id: ConstraintID) -> Double {
    guard let constraint = constraint(id) else { return 0 }
    let value = value(of: constraint.expression)
    let excess: Double
    switch constraint.relation {
    case .lessThanOrEqual: excess = value
    case .equal: excess = abs(value)
    case .greaterThanOrEqual: excess = -value
    }
    return excess > Epsilon.result ? excess : 0
  }

  /// Returns the value rounded to a multiple of 2⁻²⁴.
  ///
  /// This hides the rounding errors of different ways to the same solution.
  static func settled(_ value: Double) -> Double {
    // Between 2²⁸ and 2²⁹, adjacent numbers are 2⁻²⁴ apart.
    let grid = 0x1.8p28
    return abs(value) < 0x1p26 ? (value + grid) - grid : value
  }
}
