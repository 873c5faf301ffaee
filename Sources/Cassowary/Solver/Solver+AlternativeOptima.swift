extension Solver {
  /// The variables that may have other values in solutions as good on every level, by index.
  ///
  /// One look at the whole system, where `isDetermined` looks at one variable: false is certain,
  /// true may be said in vain, where a move costs nothing but there is no room for it.
  package func variablesThatMayVary() -> [Bool] {
    guard isSolved else {
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
