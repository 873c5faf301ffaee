extension Solver {
  /// Whether each variable may have another value in an equally good solution, by variable index.
  ///
  /// `false` is exact. `true` may be a false positive: a zero-cost direction may be blocked by a
  /// bound. One call checks the whole system; `isDetermined` checks one variable exactly.
  package func variablesThatMayVary() -> [Bool] {
    guard solution != .outdated else {
      var copy = self
      copy.solve()
      return copy.variablesThatMayVary()
    }
    var mayVary = [Bool](repeating: false, count: values.count)
    for root in values.indices where elimination.isRoot(root) {
      mayVary[root] = tableau.mayVary(root)
    }
    for index in elimination.late.elements.reversed() + elimination.fresh.elements {
      let step = elimination.steps[Int(index)]
      mayVary[Int(step.variable)] = step.terms.indices.contains {
        mayVary[Int(elimination.terms[$0].variable.index)]
      }
    }
    return mayVary
  }
}
