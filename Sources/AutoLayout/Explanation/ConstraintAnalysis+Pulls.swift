import Cassowary

extension ConstraintAnalysis {
  /// The constraints that decide an expression, and those that pull against them.
  ///
  /// A limit decides only because something pulls against it: an unmet optional constraint, a
  /// larger content, or a limit from the other side. The reasons include it, with the constraints
  /// through which it pulls. A content is a limit on both sides.
  ///
  /// - Returns: numbers in `held`, each once.
  func reasons(for expression: LinearExpression) -> [Int] {
    var reasons = decisive(for: expression).map(\.number)
    var isListed = Set(reasons)
    var next = 0
    while next < reasons.count {
      for pull in pullsOfNumber[reasons[next]] ?? [] {
        for number in [pull.number] + pull.through where isListed.insert(number).inserted {
          reasons.append(number)
        }
      }
      next += 1
    }
    return reasons
  }

  /// A constraint that pulls against a deciding one.
  struct Pull {
    let number: Int
    /// The constraints that the pull's own expression consists of.
    let through: [Int]
  }

  /// Returns the pulls against each deciding constraint, by its index in `held`.
  static func pulls(
    _ held: [HeldConstraint], in span: RowSpan
  ) -> [Int: [Pull]] {
    var pulls: [Int: [Pull]] = [:]
    for number in held.indices where held[number].mayPull {
      guard let parts = span.parts(of: held[number].row) else { continue }
      // A deciding constraint does not pull against itself.
      guard !parts.all.elementsEqual([number], by: { $0.number == $1 }) else { continue }
      let pull = Pull(number: number, through: parts.numbers)
      for part in parts.all where held[number].pulls(at: held[part.number], times: part.factor) {
        pulls[part.number, default: []].append(pull)
      }
    }
    return pulls
  }
}

extension HeldConstraint {
  /// Whether the layout could differ without it.
  fileprivate var mayPull: Bool {
    switch outcome {
    case .decides, .broken(_, pulls: true): true
    case .implied, .slack, .broken(_, pulls: false): false
    }
  }

  /// Whether it pulls against another constraint that holds exactly.
  ///
  /// - Parameters:
  ///   - other: the constraint that keeps it from moving.
  ///   - factor: the change of its own expression per unit of the other's.
  /// - Returns: false if the other holds without a pull.
  fileprivate func pulls(at other: HeldConstraint, times factor: Double) -> Bool {
    guard let limit = other.limit else {
      if pulls(atContent: other, times: factor) { return true }
      // Only an optional constraint of equal priority pulls against an equation.
      return !isTight && !strength.priority.isRequired
        && strength.priority == other.strength.priority
    }
    guard let direction else { return true }
    return direction * factor * limit > 0
  }

  /// Whether it pulls against one side of a content: its hugging or its compression resistance.
  ///
  /// That side must be at least as strong, and the other side no stronger. A stronger one does
  /// without the pull.
  private func pulls(atContent other: HeldConstraint, times factor: Double) -> Bool {
    guard other.constraints.count > 1, let direction else { return false }
    let unmet = constraints.filter { !isTight && !$0.relation.holds(value) }.map(\.priority)
    let priority = unmet.max() ?? strength.priority
    return other.constraints.allSatisfy { side in
      guard let limit = side.relation.limit else { return false }
      return direction * factor * limit > 0
        ? side.priority >= priority : side.priority <= priority
    }
  }

  /// The direction in which it is violated: 1 above, -1 below; nil for both.
  private var limit: Double? { constraints.count == 1 ? constraints.first?.relation.limit : nil }

  /// The direction in which it moves its own expression: 1 up, -1 down; nil for both.
  private var direction: Double? {
    isTight ? limit.map { -$0 } : value < 0 ? 1 : -1
  }
}

extension Relation {
  /// The direction in which it is violated: 1 above, -1 below; nil for both.
  fileprivate var limit: Double? {
    switch self {
    case .lessThanOrEqual: 1
    case .equal: nil
    case .greaterThanOrEqual: -1
    }
  }
}
