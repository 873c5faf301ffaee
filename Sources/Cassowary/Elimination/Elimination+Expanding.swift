extension Elimination {
  /// Memory for adding terms, all 0 between uses.
  struct Work: Sendable {
    struct Sum: BitwiseCopyable {
      var value = 0.0
      var isTouched = false
    }

    var sums = Store<Sum>()
    var roots = Store<Int32>()
    /// The negated ranks of touched variables that have a definition, as a heap, so that the
    /// greatest rank comes first.
    var ranks = Store<Int32>()
    /// The substitutions of the last expansion.
    var substitutions = Store<Substitution>()

    mutating func own() {
      sums.own()
      roots.own()
      ranks.own()
      substitutions.own()
    }

    var growths: Int {
      sums.growths + roots.growths + ranks.growths + substitutions.growths
    }

    mutating func addVariable() { sums.append(Sum()) }
  }

  /// Expands the expression to a function of the roots.
  ///
  /// Definitions are substituted in the reverse order of evaluation, so terms that cancel do so
  /// before they are expanded.
  mutating func expand(_ function: Function, into expansion: inout Tableau.Expansion) {
    work.substitutions.removeAll()
    expansion.clear()
    var constant = function.constant
    for term in function.terms { add(term.coefficient, term.variable.index) }
    while let negated = work.ranks.popLeast(by: <) {
      let index = step(ofRank: -negated)
      let step = steps[index]
      let variable = Int(step.variable)
      let factor = work.sums[variable].value
      work.sums[variable] = Work.Sum()
      guard abs(factor) > Epsilon.cancellation else { continue }
      work.substitutions.append(Substitution(step: Int32(index), factor: factor))
      constant += factor * step.offset
      for place in step.terms.indices {
        let term = terms[place]
        add(factor * term.coefficient, term.variable.index)
      }
    }
    work.roots.sort()
    for index in work.roots.indices {
      let root = work.roots[index]
      let sum = work.sums[Int(root)].value
      if abs(sum) > Epsilon.cancellation { expansion.append(sum, of: root) }
      work.sums[Int(root)] = Work.Sum()
    }
    work.roots.removeAll()
    expansion.constant = constant
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ variable: Int32) {
    let index = Int(variable)
    work.sums[index].value += coefficient
    guard !work.sums[index].isTouched else { return }
    work.sums[index].isTouched = true
    let rank = roles[index].rank
    if rank == 0 {
      work.roots.append(variable)
    } else {
      work.ranks.push(-rank, by: <)
    }
  }
}
