import Cassowary

/// Leaves out of a settled system, one after another, what its solution would be the same without.
///
/// What remains is the least of it: each constraint that holds exactly is needed, and each wish that
/// is not met pulls. The weakest goes first, so that of several that say the same the strongest is
/// the one that decides. Without the order a weak wish that happens to agree with a limit could be
/// taken for what decides in place of the limit and the wish that pulls against it.
struct Reduction {
  /// The strongest first.
  private(set) var held: [HeldConstraint]
  /// How often something was left out to see what becomes of the solution.
  private(set) var trials = 0
  private var system: Solver

  /// - Parameters:
  ///   - held: the strongest first.
  ///   - solver: what holds them, before anything open was given a value.
  init(_ held: [HeldConstraint], in solver: Solver) {
    self.held = held
    system = solver
    leaveOutOverruled()
    var candidates = doubtful()
    // Only without a wish that is not met may something be needless that was needed with it.
    while leaveOut(candidates) {
      candidates.removeAll { !isInForce($0) }
    }
    findRedundantOfEngine()
  }

  /// Whether a constraint is held by the solver and is not known to be needless.
  private func isInForce(_ number: Int) -> Bool {
    guard !held[number].ids.isEmpty else { return false }
    return switch held[number].outcome {
    case .decides, .broken(_, pulls: true): true
    case .implied, .slack, .broken(_, pulls: false): false
    }
  }

  /// Leaves out the wishes whose expressions required equalities determine: they pull at nothing.
  private mutating func leaveOutOverruled() {
    var required = RowSpan()
    for number in held.indices where held[number].isTight && held[number].isRequiredEquality {
      _ = required.add(held[number].row, number: number)
    }
    for number in held.indices where isInForce(number) && !held[number].isTight {
      guard required.parts(of: held[number].row) != nil else { continue }
      if !held[number].strength.isEngine {
        for id in held[number].ids { system.remove(id) }
      }
      held[number].outcome = held[number].outcome.needless
    }
  }

  /// What may be needless, the weakest first.
  ///
  /// What holds exactly and is made of nothing else that does is needed for certain.
  private func doubtful() -> [Int] {
    var all = RowSpan()
    var doubtful: Set<Int> = []
    for number in held.indices where isInForce(number) {
      guard held[number].isTight else {
        if !held[number].strength.isEngine { doubtful.insert(number) }
        continue
      }
      guard let others = all.add(held[number].row, number: number) else { continue }
      doubtful.insert(number)
      doubtful.formUnion(others)
    }
    return doubtful.sorted().reversed()
  }

  /// Leaves out what is needless of the candidates.
  ///
  /// - Returns: whether a wish that is not met was among it.
  private mutating func leaveOut(_ candidates: [Int]) -> Bool {
    var isWishGone = false
    for number in candidates {
      guard let rest = reduced(leaving: number) else { continue }
      system = rest
      if !held[number].isTight { isWishGone = true }
      held[number].outcome = held[number].outcome.needless
    }
    return isWishGone
  }

  /// Finds what the engine wishes for in vain; it is there whatever else is left out.
  private mutating func findRedundantOfEngine() {
    for number in held.indices.reversed() where isInForce(number) {
      guard !held[number].isTight, held[number].strength.isEngine else { continue }
      if reduced(leaving: number) != nil { held[number].outcome = held[number].outcome.needless }
    }
  }

  /// The system without one of its constraints; nil where its solution would be another.
  private mutating func reduced(leaving number: Int) -> Solver? {
    var trial = system
    for id in held[number].ids { trial.remove(id) }
    trials += 1
    return trial.keeps(held[number]) ? trial : nil
  }
}

extension HeldConstraint {
  /// Whether it must come out as it does, whatever wishes there are.
  fileprivate var isRequiredEquality: Bool {
    constraints.allSatisfy(\.priority.isRequired)
      && (constraints.count > 1 || constraints.first?.relation == .equal)
  }
}

extension HeldConstraint.Outcome {
  /// How it comes out of what the solution would be the same without.
  fileprivate var needless: Self {
    switch self {
    case .decides, .implied: .implied
    case .slack: self
    case .broken(let distance, _): .broken(by: distance, pulls: false)
    }
  }
}

extension Solver {
  /// Whether every best solution has what the constraint comes to, though it is not asked for.
  fileprivate mutating func keeps(_ held: HeldConstraint) -> Bool {
    guard !held.isTight else {
      for constraint in held.constraints where !holds(throughout: constraint) { return false }
      return true
    }
    guard let expression = held.constraints.first?.expression else { return true }
    let range = range(of: expression)
    guard range.isPoint, let value = range.lowest else { return false }
    return abs(value - held.value) <= HeldConstraint.tolerance
  }

  /// Whether every best solution meets the constraint exactly or better.
  private mutating func holds(throughout constraint: LinearConstraint) -> Bool {
    let range = range(of: constraint.expression)
    let tolerance = HeldConstraint.tolerance
    let isNotAbove = range.highest.map { $0 <= tolerance } ?? false
    let isNotBelow = range.lowest.map { $0 >= -tolerance } ?? false
    return switch constraint.relation {
    case .lessThanOrEqual: isNotAbove
    case .equal: isNotAbove && isNotBelow
    case .greaterThanOrEqual: isNotBelow
    }
  }
}
