import Cassowary
import Geometry

/// The outcome of each constraint in a solved system, and which constraints decide a position or a
/// size.
struct ConstraintAnalysis {
  let pass: SystemPass
  let solver: SystemSolver
  let ambiguities: [Ambiguity]
  /// The constraints, the strongest first; chosen values of ambiguous sizes and positions last.
  private(set) var held: [HeldConstraint] = []
  /// The solver before the values of ambiguous sizes and positions were chosen.
  private var open: Solver
  private var span: RowSpan
  /// The pulls against each deciding constraint, by its index in `held`.
  private(set) var pullsOfNumber: [Int: [Pull]] = [:]
  /// By the number of a deciding constraint that an ambiguous size or position depends on: whether
  /// only the order of constraints decides all of these.
  private(set) var certaintyOfNumber: [Int: AttributeExplanation.Certainty] = [:]
  /// By the number of a deciding constraint: whether its value is not determined, if known.
  private var isOpenOfNumber: [Int: Bool] = [:]
  /// The number of trial solutions without a constraint.
  private(set) var trials = 0
  /// The number of constraints in all of these solutions.
  private(set) var triedConstraints = 0
  /// The number of expressions whose ranges were searched.
  private(set) var searches = 0

  /// Solves a system again and analyses it.
  ///
  /// - Parameters:
  ///   - pass: the solved pass.
  ///   - axes: one of its axes, or both if constraints connect them.
  init(_ pass: SystemPass, axes: [Axis]) {
    self.pass = pass
    span = RowSpan(within: pass.budget)
    var solver = SystemSolver(
      pass.plan, pass.inputs, axes: axes, in: pass.hierarchy, within: pass.budget)
    solver.solve()
    open = solver.solver
    ambiguities = solver.settle()
    self.solver = solver
    collect()
    held.sort { $0.strength > $1.strength }
    let reduction = Reduction(held, within: pass.budget)
    held = reduction.held
    trials = reduction.trials
    triedConstraints = reduction.triedConstraints
    for number in held.indices where held[number].outcome == .decides {
      _ = span.add(held[number].row, number: number)
    }
    settle()
    pullsOfNumber = Self.pulls(held, in: span)
    certaintyOfNumber = Self.certainties(ambiguities, solver.settlings, in: span)
  }

  /// The constraints that decide an expression, in the order of `held`.
  ///
  /// - Returns: numbers of constraints that hold exactly, with their factors.
  func decisive(for expression: LinearExpression) -> [(number: Int, factor: Double)] {
    span.parts(of: SparseRow(expression))?.all ?? []
  }

  /// Whether constraints decide an expression without the order of their declaration.
  mutating func isDetermined(_ expression: LinearExpression) -> Bool {
    searches += 1
    return open.isDetermined(expression)
  }

  /// Whether the value of a deciding constraint's expression is not determined.
  mutating func isOpen(_ number: Int) -> Bool {
    if let known = isOpenOfNumber[number] { return known }
    var isOpen = false
    for constraint in held[number].constraints where !isDetermined(constraint.expression) {
      isOpen = true
      break
    }
    isOpenOfNumber[number] = isOpen
    return isOpen
  }
}

extension ConstraintAnalysis {
  private mutating func collect() {
    let placed = pass.plan.constraints.filter {
      solver.axes.contains($0.first.attribute.axis)
    }
    var idOfPosition: [Int: ConstraintID] = [:]
    var contents: [HeldConstraint.Subject: [ConstraintID]] = [:]
    for (id, source) in solver.sources {
      switch source {
      case .declared(let position): idOfPosition[position] = id
      case .hugging(let slot, let axis), .compression(let slot, let axis):
        contents[.content(slot: slot, axis), default: []].append(id)
      case .nonNegative(let slot, let axis): add(.nonNegative(slot: slot, axis), [id], order: slot)
      case .fitting(let axis): add(.fitting(axis), [id], order: 0)
      }
    }
    for slot in pass.plan.slots.indices {
      for axis in solver.axes {
        let subject = HeldConstraint.Subject.content(slot: slot, axis)
        if let ids = contents[subject] { add(subject, ids, order: slot) }
      }
    }
    let leftOut = Set(solver.conflicts.compactMap(\.victim.position))
    for constraint in placed where !leftOut.contains(constraint.position) {
      let position = constraint.position
      if let id = idOfPosition[position] {
        add(.declared(position), [id], order: position, isEngine: constraint.isEngine)
      } else {
        let expression = solver.expression(of: constraint, pass.inputs.baselines)
        held.append(
          HeldConstraint(
            position,
            known: LinearConstraint(
              expression, constraint.relation, priority: constraint.priority),
            strength: strength(
              [constraint.priority], constraint.relation == .equal, position,
              isEngine: constraint.isEngine)))
      }
    }
  }

  private mutating func add(
    _ subject: HeldConstraint.Subject, _ ids: [ConstraintID], order: Int, isEngine: Bool = true
  ) {
    let constraints = ids.compactMap { id in solver.solver.constraint(id).map { (id, $0) } }
    // Of hugging and compression resistance, the one that is not met presses.
    let unmet = constraints.filter { HeldConstraint.isBroken($0.1, in: solver.solver) }
    held.append(
      HeldConstraint(
        subject, constraints, in: solver.solver,
        strength: strength(
          (unmet.isEmpty ? constraints : unmet).map(\.1.priority),
          constraints.count > 1 || constraints.first?.1.relation == .equal, order,
          isEngine: isEngine)))
  }

  private func strength(
    _ priorities: [Priority], _ isEquality: Bool, _ order: Int, isEngine: Bool
  ) -> HeldConstraint.Strength {
    HeldConstraint.Strength(
      priority: priorities.max() ?? .required, isEquality: isEquality, isEngine: isEngine,
      order: order)
  }

  /// Adds the ambiguous sizes and positions that were given a value.
  private mutating func settle() {
    for settling in solver.settlings {
      let row = SparseRow(settling.wish.expression)
      guard span.add(row, number: held.count) == nil else { continue }
      held.append(
        HeldConstraint(
          .settled(slot: settling.slot, settling.axis, isSize: settling.isSize),
          [(ConstraintID(index: -1), settling.wish)], in: solver.solver,
          strength: strength([.least], true, settling.slot, isEngine: true)))
    }
  }
}
