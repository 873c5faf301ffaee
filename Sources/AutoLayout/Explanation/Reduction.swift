import Cassowary

/// Removes redundant constraints from a solved system one after another.
///
/// In the remaining system each constraint that holds exactly is needed, and each unmet optional
/// constraint pulls. The weakest is removed first, so that of several equivalent constraints the
/// strongest one decides. Otherwise a weak constraint that happens to agree with a limit could seem
/// to decide instead of the limit and the constraint that pulls against it.
struct Reduction {
  /// The strongest first.
  private(set) var held: [HeldConstraint]
  /// The number of trial solutions without a constraint.
  private(set) var trials = 0
  private var system: Solver

  /// - Parameters:
  ///   - held: the strongest first.
  ///   - solver: their solver, before ambiguous values were settled.
  init(_ held: [HeldConstraint], in solver: Solver) {
    self.held = held
    system = solver
    leaveOutOverruled()
    var candidates = doubtful()
    // Removing an unmet constraint can make others redundant, so the search is repeated.
    while leaveOut(candidates) {
      candidates.removeAll { !isInForce($0) }
    }
    findRedundantOfEngine()
  }

  /// Whether the solver holds a constraint that is not known to be redundant.
  private func isInForce(_ number: Int) -> Bool {
    guard !held[number].ids.isEmpty else { return false }
    return switch held[number].outcome {
    case .decides, .broken(_, pulls: true): true
    case .implied, .slack, .broken(_, pulls: false): false
    }
  }

  /// Removes the optional constraints whose expressions required equalities determine: they cannot
  /// pull.
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

  /// The constraints that may be redundant, the weakest first.
  ///
  /// A constraint that holds exactly and does not follow from others is needed for certain.
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

  /// Removes the redundant candidates.
  ///
  /// - Returns: whether an unmet optional constraint was among them.
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

  /// Finds the engine's optional constraints that are unmet and do not pull.
  private mutating func findRedundantOfEngine() {
    for number in held.indices.reversed() where isInForce(number) {
      guard !held[number].isTight, held[number].strength.isEngine else { continue }
      if reduced(leaving: number) != nil { held[number].outcome = held[number].outcome.needless }
    }
  }

  /// The system without one of its constraints, or nil if its solution could differ.
  private mutating func reduced(leaving number: Int) -> Solver? {
    var trial = system
    for id in held[number].ids { trial.remove(id) }
    trials += 1
    return trial.keeps(held[number]) ? trial : nil
  }
}

extension HeldConstraint {
  /// Whether it is a required equality.
  fileprivate var isRequiredEquality: Bool {
    constraints.allSatisfy(\.priority.isRequired)
      && (constraints.count > 1 || constraints.first?.relation == .equal)
  }
}

extension HeldConstraint.Outcome {
  /// The outcome of a constraint that is redundant.
  fileprivate var needless: Self {
    switch self {
    case .decides, .implied: .implied
    case .slack: self
    case .broken(let distance, _): .broken(by: distance, pulls: false)
    }
  }
}

extension Solver {
  /// Whether the constraint's value stays the same in every best solution without it.
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

  /// Whether every best solution satisfies the constraint.
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
