import Cassowary
import Geometry

/// One thing that a settled system keeps to, and how it comes out.
struct HeldConstraint {
  let subject: Subject
  /// Under what the solver knows it; two for the size of a content, from above and from below.
  let ids: [ConstraintID]
  /// In the ids' order.
  let constraints: [LinearConstraint]
  /// What the expression comes to.
  let value: Double
  let strength: Strength
  var outcome = Outcome.decides

  enum Subject: Hashable {
    /// By its place in the scene's list.
    case declared(Int)
    /// A view is as large as its content, by hugging and compression resistance.
    case content(slot: Int, Axis)
    case nonNegative(slot: Int, Axis)
    /// A root whose contents decide its size.
    case fitting(Axis)
    /// Nothing decides it.
    case settled(slot: Int, Axis, isSize: Bool)
  }

  enum Outcome: Hashable {
    /// It holds exactly, and without it the layout could be another.
    case decides
    /// It holds exactly, and would without being asked for.
    case implied
    /// An inequality that holds with so many points to spare.
    case slack(Double)
    /// It does not hold, by so many points; `pulls` where the layout could be another without it.
    case broken(by: Double, pulls: Bool)
  }

  /// Of several ways to tell what decides something the strongest is told.
  struct Strength: Comparable {
    let priority: Priority
    let isEquality: Bool
    let isEngine: Bool
    /// In order of declaration; views' own after these.
    let order: Int

    static func < (one: Strength, other: Strength) -> Bool {
      if one.priority != other.priority { return one.priority < other.priority }
      if one.isEquality != other.isEquality { return !one.isEquality }
      if one.isEngine != other.isEngine { return one.isEngine }
      return one.order > other.order
    }
  }

  /// Whether it holds exactly.
  var isTight: Bool {
    switch outcome {
    case .decides, .implied: true
    case .slack, .broken: false
    }
  }

  /// In the order in which reasons are told: what pulls against them last, declared ones first.
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

  /// One constraint whose sides are known numbers, which no solver holds.
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

  /// In points; solved values are exact to a ten-millionth.
  static let tolerance = 1e-6
}
