import Cassowary

extension ConstraintAnalysis {
  /// What decides an expression, and what pulls against that.
  ///
  /// A limit decides only because something presses against it: a wish that is not met, a content
  /// that asks for more, a limit from the other side. That belongs to the reasons, with what it
  /// presses through.
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

  /// What presses against something that decides.
  struct Pull {
    let number: Int
    /// What the pull's own expression is made of.
    let through: [Int]
  }

  /// By the number of what decides: what presses against it.
  static func pulls(
    _ held: [HeldConstraint], in span: RowSpan
  ) -> [Int: [Pull]] {
    var pulls: [Int: [Pull]] = [:]
    for number in held.indices where held[number].mayPull {
      guard let parts = span.parts(of: held[number].row) else { continue }
      // What decides by itself stands for itself alone.
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
  /// Whether the layout would be another without it.
  fileprivate var mayPull: Bool {
    switch outcome {
    case .decides, .broken(_, pulls: true): true
    case .implied, .slack, .broken(_, pulls: false): false
    }
  }

  /// Whether it presses against another that holds exactly.
  ///
  /// - Parameters:
  ///   - other: what it would move if that gave way.
  ///   - factor: how far its own expression moves with the other's.
  /// - Returns: false for what the other holds without being pressed.
  fileprivate func pulls(at other: HeldConstraint, times factor: Double) -> Bool {
    guard let limit = other.limit else {
      // Against an equation stands only a wish that counts as much.
      return !isTight && !strength.priority.isRequired
        && strength.priority == other.strength.priority
    }
    guard let direction else { return true }
    return direction * factor * limit > 0
  }

  /// Which way it would be overstepped; nil for what holds in both.
  private var limit: Double? {
    guard constraints.count == 1, let relation = constraints.first?.relation else { return nil }
    return switch relation {
    case .lessThanOrEqual: 1
    case .equal: nil
    case .greaterThanOrEqual: -1
    }
  }

  /// Which way it moves its own expression; nil where it holds it in both.
  private var direction: Double? {
    isTight ? limit.map { -$0 } : value < 0 ? 1 : -1
  }
}
