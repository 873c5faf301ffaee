import Cassowary

extension SystemSolver {
  /// The values an expression may have once ties are broken: between constraints of equal priority
  /// the one declared first is met first.
  ///
  /// What is open then hangs on no wish at all, and a value chosen from it is the same in a mirrored
  /// layout.
  mutating func rangeBesidesTies(of expression: LinearExpression) -> SolutionRange {
    var system = tieBroken ?? brokenTies()
    let range = system.range(of: expression)
    tieBroken = system
    return range
  }

  /// The system with every wish that may be met more or less held to what it is met now.
  private func brokenTies() -> Solver {
    var system = solver
    let mayVary = solver.variablesThatMayVary()
    for (id, _) in sources {
      guard let constraint = solver.constraint(id), !constraint.priority.isRequired,
        constraint.expression.terms.contains(where: { mayVary[Int($0.variable.index)] })
      else { continue }
      var expression = constraint.expression
      let value = solver.value(of: expression)
      let isMet = constraint.relation.holds(value)
      if !isMet { expression.constant -= value }
      system.add(
        wish: LinearConstraint(
          expression, isMet ? constraint.relation : .equal, priority: .least))
    }
    system.solve()
    return system
  }
}
