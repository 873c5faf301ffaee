import Cassowary

/// Removes redundant constraints from a solved system one after another.
///
/// In the remaining system each constraint that holds exactly is needed, and each unmet optional
/// constraint pulls. The weakest is removed first, so that of several equivalent constraints the
/// strongest one decides. Otherwise a weak constraint that happens to agree with a limit could seem
/// to decide instead of the limit and the constraint that pulls against it.
///
/// An unmet constraint may be redundant only because another constraint keeps it from pulling. So
/// each constraint must be redundant with the removed unmet constraints too.
struct Reduction {
  /// The strongest first.
  private(set) var held: [HeldConstraint]
  /// The number of trial solutions without a constraint.
  private(set) var trials = 0
  /// The number of constraints in all of these solutions.
  private(set) var triedConstraints = 0
  private let budget: WorkBudget

  /// - Parameters:
  ///   - held: the strongest first, with their values before ambiguous ones were settled.
  ///   - budget: the work that the trials may take.
  init(_ held: [HeldConstraint], within budget: WorkBudget) {
    self.held = held
    self.budget = budget
    let overruled = leaveOutOverruled()
    let doubtful = doubtful()
    let numbers = held.indices.filter { !held[$0].ids.isEmpty && !overruled.contains($0) }
    for part in SystemPart.divide(numbers, of: held, doubtful: doubtful) {
      reduce(part, doubtful)
    }
  }

  /// Removes the redundant constraints of a part of the system.
  ///
  /// - Parameters:
  ///   - part: the numbers of its constraints, the strongest first.
  ///   - doubtful: the numbers of constraints that may be redundant.
  private mutating func reduce(_ part: [Int], _ doubtful: Set<Int>) {
    // A content that presses less than an unmet constraint of the spec must not stand in its place.
    let unmet = part.filter { isInForce($0) && !held[$0].isTight }
    let ofEngine = unmet.prefix { held[$0].strength.isEngine }
    let weaker = unmet.dropFirst(ofEngine.count).filter { held[$0].strength.isEngine }
    var candidates = Array(part.filter { doubtful.contains($0) || weaker.contains($0) }.reversed())
    guard !candidates.isEmpty || !ofEngine.isEmpty else { return }
    var system = SystemPart(part, of: held, within: budget)
    var withUnmet: SystemPart?
    // Removing an unmet constraint can make others redundant, so the search is repeated.
    while !budget.isUsedUp, leaveOut(candidates, &system, &withUnmet) {
      candidates.removeAll { !isInForce($0) }
    }
    for number in ofEngine.reversed()
    where !budget.isUsedUp && rest(of: system, without: number) != nil {
      held[number].outcome = held[number].outcome.needless
    }
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
  ///
  /// - Returns: the numbers of those that are no longer in the system.
  private mutating func leaveOutOverruled() -> Set<Int> {
    var overruled: Set<Int> = []
    var required = RowSpan(within: budget)
    for number in held.indices where held[number].isTight && held[number].isRequiredEquality {
      _ = required.add(held[number].row, number: number)
    }
    for number in held.indices where isInForce(number) && !held[number].isTight {
      guard required.parts(of: held[number].row) != nil else { continue }
      if !held[number].strength.isEngine { overruled.insert(number) }
      held[number].outcome = held[number].outcome.needless
    }
    return overruled
  }

  /// The constraints that may be redundant.
  ///
  /// A constraint that holds exactly and does not follow from others is needed for certain.
  private func doubtful() -> Set<Int> {
    var all = RowSpan(within: budget)
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
    return doubtful
  }

  /// Removes the redundant candidates from a part.
  ///
  /// - Parameters:
  ///   - candidates: the numbers of constraints that may be redundant, the weakest first.
  ///   - system: the part.
  ///   - withUnmet: the part with the unmet constraints that were removed, or nil without any.
  /// - Returns: whether an unmet optional constraint was among them.
  private mutating func leaveOut(
    _ candidates: [Int], _ system: inout SystemPart, _ withUnmet: inout SystemPart?
  ) -> Bool {
    var isWishGone = false
    for number in candidates where !budget.isUsedUp {
      guard let smaller = rest(of: system, without: number) else { continue }
      let isTight = held[number].isTight
      if let whole = withUnmet {
        guard let other = rest(of: whole, without: number) else { continue }
        if isTight { withUnmet = other }
      } else if !isTight {
        withUnmet = system
      }
      system = smaller
      if !isTight { isWishGone = true }
      held[number].outcome = held[number].outcome.needless
    }
    return isWishGone
  }

  /// The part without one of its constraints, or nil if its best solutions could differ.
  private mutating func rest(of system: SystemPart, without number: Int) -> SystemPart? {
    trials += 1
    triedConstraints += system.count
    return system.leaving(number, of: held)
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
