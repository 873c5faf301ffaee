/// The variables that required equalities determine, each as a function of others.
///
/// Nearly everything in a layout is decided by equalities, so they are taken out before the simplex
/// sees them. A variable met for the first time is defined by its equality as it stands (a *fresh*
/// definition, nothing is substituted); otherwise the equality is expanded down to the roots, the
/// variables that nothing determines, and defines one of those (a *late* definition). Fresh
/// definitions are evaluated in the order they were made, after the late ones in reverse.
///
/// Which variable an equality defines depends on the equalities before it and on nothing else, so
/// the same equalities always leave the same roots: the variables declared first.
struct Elimination: Sendable {
  /// What became of one required equality.
  struct Step: Sendable {
    var constraint: Int32
    /// -1 for an equality that follows from those before it.
    var variable: Int32
    /// The coefficient of the variable; 0 for an equality that follows.
    var pivot: Double
    /// The constant of the equality itself.
    var constant: Double
    /// The definition's terms.
    var terms: Range<Int>
    /// The definitions that were put into the equality to expand it.
    var substitutions: Range<Int>
    /// The definition's constant; what the equality misses by where it follows from others.
    var offset: Double
  }

  /// A definition that was put into an equality, with the factor it had.
  struct Substitution: Sendable {
    var step: Int32
    var factor: Double
  }

  /// In the order of the equalities.
  private(set) var steps: [Step] = []
  var terms: [LinearExpression.Term] = []
  var substitutions: [Substitution] = []
  /// Indices of steps.
  private(set) var fresh: [Int32] = []
  private(set) var late: [Int32] = []

  /// The place of each variable's definition in the order of evaluation: positive for fresh ones,
  /// negative for late ones, 0 for roots.
  private(set) var rank: [Int32] = []
  /// Whether an equality has named the variable.
  private(set) var isUsed: [Bool] = []

  var work = Work()

  mutating func addVariable() {
    rank.append(0)
    isUsed.append(false)
    work.addVariable()
  }

  func step(ofRank rank: Int32) -> Int {
    Int(rank > 0 ? fresh[Int(rank) - 1] : late[Int(-rank) - 1])
  }

  mutating func markUsed(_ terms: some Sequence<LinearExpression.Term>) {
    for term in terms { isUsed[Int(term.variable.index)] = true }
  }

  mutating func append(_ step: Step, isFresh: Bool) {
    let index = Int32(steps.count)
    steps.append(step)
    guard step.variable >= 0 else { return }
    if isFresh {
      fresh.append(index)
      rank[Int(step.variable)] = Int32(fresh.count)
    } else {
      late.append(index)
      rank[Int(step.variable)] = -Int32(late.count)
    }
  }

  /// Forgets an equality that follows from others.
  mutating func removeStep(ofRedundant constraint: Int32) {
    guard
      let index = steps.firstIndex(where: { $0.constraint == constraint && $0.variable < 0 })
    else { return }
    steps.remove(at: index)
    for place in fresh.indices where Int(fresh[place]) > index { fresh[place] -= 1 }
    for place in late.indices where Int(late[place]) > index { late[place] -= 1 }
    for place in substitutions.indices where Int(substitutions[place].step) > index {
      substitutions[place].step -= 1
    }
  }

  mutating func setStep(_ index: Int, constant: Double, offset: Double) {
    steps[index].constant = constant
    steps[index].offset = offset
  }

  /// Completes the values of the roots with those of all defined variables.
  func evaluate(into values: inout [Double]) {
    for index in late.reversed() { evaluate(steps[Int(index)], into: &values) }
    for index in fresh { evaluate(steps[Int(index)], into: &values) }
  }

  private func evaluate(_ step: Step, into values: inout [Double]) {
    var sum = step.offset
    for place in step.terms {
      let term = terms[place]
      sum += term.coefficient * values[Int(term.variable.index)]
    }
    values[Int(step.variable)] = sum
  }
}
