import Cassowary
import Geometry

/// One system as it was settled: how each of its constraints comes out, and which of them decide a
/// place or a length.
struct SystemAccount {
  let pass: SystemPass
  let solver: SystemSolver
  let freedoms: [Freedom]
  /// The strongest first; what nothing decides at the end.
  private(set) var held: [HeldConstraint] = []
  /// The solver before anything open was given a value.
  private var open: Solver
  private var span = RowSpan()

  /// Sets a settled system up once more.
  ///
  /// - Parameters:
  ///   - pass: what was settled.
  ///   - axes: one of its axes, or both where they are one system.
  init(_ pass: SystemPass, axes: [Axis]) {
    self.pass = pass
    var solver = SystemSolver(pass.plan, pass.inputs, axes: axes, in: pass.hierarchy)
    solver.solve()
    open = solver.solver
    freedoms = solver.settleFreedoms()
    self.solver = solver
    collect()
    held.sort { $0.strength > $1.strength }
    var system = open
    findIdle(in: &system)
    findImplied(in: &system)
    for number in held.indices where held[number].outcome == .decides {
      _ = span.add(held[number].row, number: number)
    }
    settle()
  }

  /// What decides an expression, in the order of `held`.
  ///
  /// - Returns: the numbers of constraints that hold exactly, each with how often it counts.
  func decisive(for expression: LinearExpression) -> [(number: Int, factor: Double)] {
    span.parts(of: SparseRow(expression))?.all ?? []
  }

  /// Whether constraints alone, and not the order of their declaration, decide an expression.
  mutating func isDetermined(_ expression: LinearExpression) -> Bool {
    open.isDetermined(expression)
  }
}

extension SystemAccount {
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
    held.append(
      HeldConstraint(
        subject, constraints, in: solver.solver,
        strength: strength(
          constraints.map(\.1.priority),
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

  /// Adds what was given a value because nothing decides it.
  private mutating func settle() {
    for settling in solver.settlings {
      let row = SparseRow(settling.constraint.expression)
      guard span.add(row, number: held.count) == nil else { continue }
      held.append(
        HeldConstraint(
          .settled(slot: settling.slot, settling.axis, isSize: settling.isSize),
          [(ConstraintID(index: -1), settling.constraint)], in: solver.solver,
          strength: strength([.least], true, settling.slot, isEngine: true)))
    }
  }
}

extension SystemAccount {
  /// Finds what holds without being asked for, the weakest first, so that the strongest of several
  /// that say the same is the one that decides.
  ///
  /// What is made of nothing else that holds exactly is needed for certain; of the rest each is left
  /// out by way of trial.
  private mutating func findImplied(in system: inout Solver) {
    var all = RowSpan()
    var doubtful: Set<Int> = []
    for number in held.indices where held[number].isTight && !held[number].ids.isEmpty {
      guard let others = all.add(held[number].row, number: number) else { continue }
      doubtful.insert(number)
      doubtful.formUnion(others)
    }
    for number in doubtful.sorted().reversed() {
      var trial = system
      for id in held[number].ids { trial.remove(id) }
      guard held[number].constraints.allSatisfy({ trial.holds(throughout: $0) }) else { continue }
      held[number].outcome = .implied
      system = trial
    }
  }

  /// Finds broken constraints that pull at nothing, the weakest first, and leaves them out.
  private mutating func findIdle(in system: inout Solver) {
    for number in held.indices.reversed() {
      guard case .broken(let distance, _) = held[number].outcome,
        case .declared = held[number].subject
      else { continue }
      var trial = system
      for id in held[number].ids { trial.remove(id) }
      let range = trial.range(of: held[number].constraints[0].expression)
      guard range.isPoint, let value = range.lowest else { continue }
      if abs(value - held[number].value) <= HeldConstraint.tolerance {
        held[number].outcome = .broken(by: distance, pulls: false)
        system = trial
      }
    }
  }
}

extension Solver {
  /// Whether every best solution meets the constraint exactly or better, though it is not asked for.
  fileprivate mutating func holds(throughout constraint: LinearConstraint) -> Bool {
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
