import Cassowary
import Geometry

/// A constraint of a solved system with its outcome.
struct HeldConstraint {
  let subject: Subject
  /// The IDs in the solver; a content size has two, for hugging and compression resistance.
  let ids: [ConstraintID]
  /// The constraints in the order of `ids`.
  let constraints: [LinearConstraint]
  /// The solved value of the constraint's expression.
  let value: Double
  let strength: Strength
  var outcome = Outcome.decides

  enum Subject: Hashable {
    /// A declared constraint, by its position in the scene's list.
    case declared(Int)
    /// The size of a view's content, by hugging and compression resistance.
    case content(slot: Int, Axis)
    case nonNegative(slot: Int, Axis)
    /// The size of a root whose contents determine it.
    case fitting(Axis)
    /// The chosen value of an ambiguous size or position.
    case settled(slot: Int, Axis, isSize: Bool)
  }

  enum Outcome: Hashable {
    /// The constraint is satisfied exactly, and the layout could differ without it.
    case decides
    /// The constraint is satisfied exactly, but it is redundant.
    case implied
    /// The constraint is an inequality that is satisfied with this slack, in points.
    case slack(Double)
    /// The constraint is violated by this distance, in points.
    ///
    /// `pulls` is true if the layout could differ without the constraint.
    case broken(by: Double, pulls: Bool)
  }

  /// The order of preference if several constraints explain the same value.
  struct Strength: Comparable {
    let priority: Priority
    let isEquality: Bool
    let isEngine: Bool
    /// The position in order of declaration, or the slot for content sizes.
    let order: Int

    static func < (one: Strength, other: Strength) -> Bool {
      if one.priority != other.priority { return one.priority < other.priority }
      if one.isEquality != other.isEquality { return !one.isEquality }
      if one.isEngine != other.isEngine { return one.isEngine }
      return one.order > other.order
    }
  }

  /// Whether the constraint is satisfied exactly.
  var isTight: Bool {
    switch outcome {
    case .decides, .implied: true
    case .slack, .broken: false
    }
  }

  /// The sort key for reasons: declared constraints first, those that pull last.
  var rank: (Int, Int, Int) {
    let side = isTight ? 0 : 1
    return if case .declared(let position) = subject {
      (side, 0, position)
    } else {
      (side, 1, strength.order)
    }
  }

  var row: SparseRow { constraints.first.map { SparseRow($0.expression) } ?? SparseRow() }

  init(
    _ subject: Subject, _ held: [(id: ConstraintID, constraint: LinearConstraint)],
    in solver: Solver,
    strength: Strength
  ) {
    self.subject = subject
    self.strength = strength
    ids = held.map(\.id)
    constraints = held.map(\.constraint)
    value = held.first.map { solver.value(of: $0.constraint.expression) } ?? 0
    outcome = Self.outcome(value, constraints.map(\.relation))
  }

  /// Creates an entry for a constraint without variables, which is not in the solver.
  init(_ position: Int, known constraint: LinearConstraint, strength: Strength) {
    subject = .declared(position)
    ids = []
    constraints = [constraint]
    self.strength = strength
    value = constraint.expression.constant
    outcome = Self.outcome(value, [constraint.relation])
    if outcome == .decides { outcome = .implied }
  }

  private static func outcome(_ value: Double, _ relations: [Relation]) -> Outcome {
    if abs(value) <= tolerance { return .decides }
    return relations.allSatisfy { $0.holds(value) }
      ? .slack(abs(value)) : .broken(by: abs(value), pulls: true)
  }

  /// Whether a constraint is violated by more than the tolerance.
  static func isBroken(_ constraint: LinearConstraint, in solver: Solver) -> Bool {
    let value = solver.value(of: constraint.expression)
    return abs(value) > tolerance && !constraint.relation.holds(value)
  }

  /// The tolerance in points; solved values are exact to 1e-7.
  static let tolerance = 1e-6
}
