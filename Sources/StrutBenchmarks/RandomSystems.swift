import Cassowary
import Spec

/// Solves random systems of constraints, for a comparison with another solver by
/// `scripts/checks/solver`.
///
/// Prints one line of JSON for each system, with the results of the solver.
struct RandomSystems {
  /// The number of systems.
  ///
  /// The seeds count from 0.
  var count = 2000

  func run() {
    for seed in 0..<count {
      var system = RandomSystem(seed: UInt64(seed))
      system.run()
      print(system.json)
    }
  }
}

/// A system of constraints that is built, solved, changed and solved again.
private struct RandomSystem {
  private let seed: UInt64
  private var random: SplitMix
  private var solver = Solver()
  private var variables: [Variable] = []
  private var held: [ConstraintID] = []
  /// The refused constraints, each with the constraints that the solver reported as contradicting
  /// it.
  private var refused: [(constraint: LinearConstraint, conflicting: [LinearConstraint])] = []

  private static let levels: [Double] = [1000, 1000, 1000, 750, 750, 500, 250, 250, 249.5, 50]
  private static let coefficients: [Double] = [1, 1, 1, 1, -1, -1, 2, 0.5, -0.5, 1.0 / 3, 16.0 / 9]

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix(seed: seed)
  }

  mutating func run() {
    let size = Int.random(in: 1...30, using: &random)
    variables = (0..<size).map { _ in solver.makeVariable() }
    for _ in 0..<Int.random(in: 1...4 * size, using: &random) { add() }
    solver.solve()
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: add()
      case 1: remove()
      default: change()
      }
      if Bool.random(using: &random) { solver.solve() }
    }
    solver.solve()
  }

  private mutating func add() {
    let constraint = Bool.random(using: &random) ? layoutLike() : anything()
    do {
      held.append(try solver.add(constraint))
    } catch {
      refused.append((constraint, error.conflicting.compactMap { solver.constraint($0) }))
    }
  }

  private mutating func remove() {
    guard !held.isEmpty else { return }
    solver.remove(held.remove(at: Int.random(in: held.indices, using: &random)))
  }

  private mutating func change() {
    guard let id = held.randomElement(using: &random) else { return }
    try? solver.setConstant(Double(Int.random(in: -200...200, using: &random)), of: id)
  }

  /// A constraint like those of a layout: the distance between two positions, or a size.
  private mutating func layoutLike() -> LinearConstraint {
    let first = Int.random(in: variables.indices, using: &random)
    var terms = [LinearExpression.Term(variables[first])]
    if first > 0, Bool.random(using: &random) {
      terms.append(.init(variables[Int.random(in: 0..<first, using: &random)], -1))
    }
    return constraint(terms)
  }

  private mutating func anything() -> LinearConstraint {
    var coefficients: [Int: Double] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let variable = Int.random(in: variables.indices, using: &random)
      coefficients[variable] = Self.coefficients.randomElement(using: &random)
    }
    let terms = variables.indices.compactMap { index in
      coefficients[index].map { LinearExpression.Term(variables[index], $0) }
    }
    return constraint(terms)
  }

  private mutating func constraint(_ terms: [LinearExpression.Term]) -> LinearConstraint {
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constant = Double(Int.random(in: -200...200, using: &random))
    let relation = relations.randomElement(using: &random) ?? .equal
    let level = Self.levels.randomElement(using: &random) ?? 1000
    return LinearConstraint(
      LinearExpression(terms, constant: constant), relation,
      priority: Priority(level) ?? .required)
  }

  // MARK: JSON

  var json: String {
    let values = variables.map { "\(solver.value(of: $0))" }.joined(separator: ",")
    let constraints = held.compactMap { solver.constraint($0) }.map(Self.json)
    let refusals = refused.map { refusal in
      let conflict = refusal.conflicting.map(Self.json).joined(separator: ",")
      return "[\(Self.json(refusal.constraint)),[\(conflict)]]"
    }
    return """
      {"seed":\(seed),"values":[\(values)],"held":[\(constraints.joined(separator: ","))],\
      "refused":[\(refusals.joined(separator: ","))]}
      """
  }

  /// A constraint as `[terms, constant, relation, level]`.
  private static func json(_ constraint: LinearConstraint) -> String {
    let terms = constraint.expression.terms
      .map { "[\($0.variable.index),\($0.coefficient)]" }.joined(separator: ",")
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let constant = constraint.expression.constant
    return "[[\(terms)],\(constant),\"\(relation)\",\(constraint.priority.level)]"
  }
}
