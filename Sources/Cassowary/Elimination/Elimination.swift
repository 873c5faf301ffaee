/// The variables that required equalities determine, each as a function of others.
///
/// Equalities determine most variables of a layout, so they are eliminated before the simplex.
/// There are two kinds of definition. If a variable is new, its equality defines it without
/// expansion (a *fresh* definition). Only variables equal to a number or to one other variable are
/// replaced in it. Otherwise the equality is expanded to the roots, the variables that nothing
/// determines, and defines one of them (a *late* definition). Evaluation computes the late
/// definitions in reverse order, then the fresh ones in order.
///
/// The variable that an equality defines depends only on the equalities before it. So the same
/// equalities always leave the same roots.
struct Elimination: Sendable {
  typealias Term = LinearExpression.Term

  /// An expression in borrowed storage.
  struct Function {
    var terms: UnsafeBufferPointer<Term>
    var constant: Double
  }

  /// The result of one required equality.
  struct Step: BitwiseCopyable {
    var constraint: Int32
    /// The index of the defined variable, or -1 if the equality follows from those before it.
    var variable: Int32
    /// The coefficient of the defined variable, or 0 if the equality follows from others.
    var pivot: Double
    /// The constant of the equality itself.
    var constant: Double
    /// The definition's terms.
    var terms: Run
    /// The definitions substituted to expand the equality.
    var substitutions: Run
    /// The definition's constant, or the residual of an equality that follows from others.
    var offset: Double
  }

  /// Neighbouring elements of a store.
  struct Run: BitwiseCopyable {
    var start: Int32
    var end: Int32

    init(_ start: Int, _ end: Int) {
      self.start = Int32(start)
      self.end = Int32(end)
    }

    var indices: Range<Int> { Int(start)..<Int(end) }
  }

  /// A definition substituted into an equality, with its factor.
  struct Substitution: BitwiseCopyable {
    var step: Int32
    var factor: Double
  }

  /// The state of a variable.
  struct Role: BitwiseCopyable {
    /// The position of the definition in the order of evaluation: positive for fresh ones, negative
    /// for late ones, 0 for roots.
    var rank: Int32 = 0
    /// Whether an equality contains the variable.
    var isUsed = false
    /// Whether a deferred constraint requires the variable to be a root.
    var isGuarded = false
  }

  /// The results, in the order of the equalities.
  private(set) var steps = Store<Step>()
  var terms = Store<Term>()
  var substitutions = Store<Substitution>()
  /// The indices of the steps with fresh definitions.
  private(set) var fresh = Store<Int32>()
  private(set) var late = Store<Int32>()
  private(set) var roles = Store<Role>()

  var work = Work()

  mutating func own() {
    steps.own()
    terms.own()
    substitutions.own()
    fresh.own()
    late.own()
    roles.own()
    work.own()
  }

  /// Removes all equalities and keeps the variables and the memory.
  mutating func removeAll() {
    steps.removeAll()
    terms.removeAll()
    substitutions.removeAll()
    fresh.removeAll()
    late.removeAll()
    for variable in roles.indices { roles[variable] = Role() }
  }

  /// The number of memory allocations.
  var growths: Int {
    let ofSteps = steps.growths + terms.growths + substitutions.growths
    return ofSteps + fresh.growths + late.growths + roles.growths + work.growths
  }

  mutating func addVariable() {
    roles.append(Role())
    work.addVariable()
  }

  func isGuarded(_ variable: Int) -> Bool { roles[variable].isGuarded }

  mutating func guardRoots(of expansion: Tableau.Expansion) {
    for variable in expansion.variables.elements { roles[Int(variable)].isGuarded = true }
  }

  mutating func forgetGuards() {
    for variable in roles.indices { roles[variable].isGuarded = false }
  }

  func isRoot(_ variable: Int) -> Bool { roles[variable].rank == 0 }

  func step(ofRank rank: Int32) -> Int {
    Int(rank > 0 ? fresh[Int(rank) - 1] : late[Int(-rank) - 1])
  }

  mutating func markUsed(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms { roles[Int(term.variable.index)].isUsed = true }
  }

  mutating func append(_ step: Step, isFresh: Bool) {
    let index = Int32(steps.count)
    steps.append(step)
    guard step.variable >= 0 else { return }
    if isFresh {
      fresh.append(index)
      roles[Int(step.variable)].rank = Int32(fresh.count)
    } else {
      late.append(index)
      roles[Int(step.variable)].rank = -Int32(late.count)
    }
  }

  /// Removes an equality that follows from others.
  mutating func removeStep(ofRedundant constraint: Int32) {
    let found = steps.elements.firstIndex { $0.constraint == constraint && $0.variable < 0 }
    guard let index = found else { return }
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

  /// Computes the values of all defined variables from those of the roots.
  func evaluate(into values: inout Store<Double>) {
    for index in late.elements.reversed() { evaluate(Int(index), into: &values) }
    for index in fresh.elements { evaluate(Int(index), into: &values) }
  }

  @inline(__always)
  private func evaluate(_ index: Int, into values: inout Store<Double>) {
    let step = steps.base + index
    var sum = step.pointee.offset
    for place in step.pointee.terms.indices {
      let term = terms.base + place
      sum += term.pointee.coefficient * values[Int(term.pointee.variable.index)]
    }
    values[Int(step.pointee.variable)] = sum
  }
}
