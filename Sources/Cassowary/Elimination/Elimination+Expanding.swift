extension Elimination {
  /// Room for adding terms up, all 0 between uses.
  struct Work: Sendable {
    var sums: [Double] = []
    var isTouched: [Bool] = []
    var roots: [Int32] = []
    /// The ranks of touched variables that have a definition, as a heap, greatest first.
    var ranks: [Int32] = []
    /// The substitutions of the last expansion.
    var substitutions: [Substitution] = []

    mutating func addVariable() {
      sums.append(0)
      isTouched.append(false)
    }

    mutating func push(rank: Int32) {
      ranks.append(rank)
      var child = ranks.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        if ranks[parent] >= ranks[child] { return }
        ranks.swapAt(parent, child)
        child = parent
      }
    }

    mutating func popRank() -> Int32? {
      guard let first = ranks.first, let last = ranks.popLast() else { return nil }
      if ranks.isEmpty { return first }
      ranks[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= ranks.count { return first }
        if child + 1 < ranks.count, ranks[child + 1] > ranks[child] { child += 1 }
        if ranks[parent] >= ranks[child] { return first }
        ranks.swapAt(parent, child)
        parent = child
      }
    }
  }

  /// The expression as a function of the roots.
  ///
  /// Definitions are put in from the last of the order of evaluation to the first, so terms that
  /// cancel do so before they are taken apart.
  mutating func expand(_ expression: LinearExpression, into expansion: inout Tableau.Expansion) {
    work.substitutions.removeAll(keepingCapacity: true)
    expansion.variables.removeAll(keepingCapacity: true)
    expansion.coefficients.removeAll(keepingCapacity: true)
    var constant = expression.constant
    for term in expression.terms { add(term.coefficient, term.variable) }
    while let rank = work.popRank() {
      let index = step(ofRank: rank)
      let variable = Int(steps[index].variable)
      let factor = work.sums[variable]
      work.sums[variable] = 0
      work.isTouched[variable] = false
      guard abs(factor) > Tolerance.cancellation else { continue }
      work.substitutions.append(Substitution(step: Int32(index), factor: factor))
      constant += factor * steps[index].offset
      for place in steps[index].terms {
        add(factor * terms[place].coefficient, terms[place].variable)
      }
    }
    if work.roots.count > 1 { work.roots.sort() }
    for root in work.roots {
      let sum = work.sums[Int(root)]
      if abs(sum) > Tolerance.cancellation {
        expansion.variables.append(root)
        expansion.coefficients.append(sum)
      }
      work.sums[Int(root)] = 0
      work.isTouched[Int(root)] = false
    }
    work.roots.removeAll(keepingCapacity: true)
    expansion.constant = constant
  }

  private mutating func add(_ coefficient: Double, _ variable: Variable) {
    let index = Int(variable.index)
    work.sums[index] += coefficient
    guard !work.isTouched[index] else { return }
    work.isTouched[index] = true
    if rank[index] == 0 {
      work.roots.append(variable.index)
    } else {
      work.push(rank: rank[index])
    }
  }
}
