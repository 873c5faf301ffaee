extension Solver {
  /// Holds a constraint from now on.
  ///
  /// A required constraint is checked at once; one that is not required always fits.
  /// - Returns: the constraint's id, for removing it or changing its constant.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    guard constraint.priority.isRequired else { return addOptional(constraint) }
    if isStale { rebuild() }
    let id = nextID
    guard holds(constraint) else {
      throw Unsatisfiable(added: constraint, conflicting: conflict(with: constraint))
    }
    return id
  }

  /// Holds a constraint that is not required, so it always fits.
  mutating func addOptional(_ constraint: LinearConstraint) -> ConstraintID {
    let id = nextID
    records.append(Record(id: id, constraint: constraint, state: .pending))
    pending.append(id)
    constraintCount += 1
    isSolved = false
    return id
  }

  /// Holds a required constraint if it fits, without asking what it contradicts.
  mutating func holds(_ constraint: LinearConstraint) -> Bool {
    records.append(Record(id: nextID, constraint: constraint, state: .pending))
    guard hold(records.count - 1) else {
      records.removeLast()
      return false
    }
    constraintCount += 1
    isSolved = false
    return true
  }

  /// Enters a required constraint.
  ///
  /// - Returns: false where it contradicts the others; the system is as it was then.
  mutating func hold(_ index: Int) -> Bool {
    records[index].constraint.relation == .equal
      ? eliminate(index) : enterRequired(index)
  }

  private mutating func eliminate(_ index: Int) -> Bool {
    let id = records[index].id.index
    let expression = records[index].constraint.expression
    switch elimination.plan(expression, &expansion) {
    case .contradicts:
      return false
    case .follows:
      elimination.note(following: expression, expansion, constraint: id)
      records[index].state = .following
      return true
    case .defines(let plan):
      if tableau.symbol(ofVariable: Int(plan.variable.index)) < 0 {
        elimination.define(plan, by: expression, expansion, constraint: id)
        tableau.counters.eliminations += 1
        records[index].state = .defining
        return true
      }
      if plan.isFresh { elimination.expand(expression, into: &expansion) }
      guard absorb(constraint: id) else { return false }
      absorbedCount += 1
      records[index].state = .absorbed
      return true
    }
  }

  /// Makes an equality between variables that the tableau already holds true, and takes the
  /// freedom it uses up out of the tableau.
  private mutating func absorb(constraint: Int32) -> Bool {
    let saved = tableau
    let symbol = tableau.insert(
      .dummy, of: constraint, expansion, .equal, priority: Priority.required.level)
    guard tableau.repair() else {
      restore(saved)
      return false
    }
    tableau.settle(dummy: symbol)
    return true
  }

  private mutating func enterRequired(_ index: Int) -> Bool {
    let constraint = records[index].constraint
    elimination.expand(constraint.expression, into: &expansion)
    let value = tableau.value(of: expansion)
    let excess = constraint.relation == .lessThanOrEqual ? value : -value
    let isMet = excess <= Tolerance.tableau
    let newcomer = isMet ? nil : tableau.newcomer(in: expansion)
    let saved = isMet || newcomer != nil ? nil : tableau
    let symbol = tableau.insert(
      .slack, of: records[index].id.index, expansion, constraint.relation,
      priority: Priority.required.level)
    if let newcomer {
      tableau.tighten(symbol, by: newcomer)
    } else if let saved, !tableau.repair() {
      restore(saved)
      return false
    }
    records[index].state = .row(symbol)
    records[index].offset = expansion.constant
    return true
  }

  /// Enters the constraints that waited.
  mutating func enterPending() {
    for id in pending {
      guard let index = index(of: id) else { continue }
      let constraint = records[index].constraint
      elimination.expand(constraint.expression, into: &expansion)
      let symbol = tableau.insert(
        .error, of: id.index, expansion, constraint.relation, priority: constraint.priority.level)
      records[index].state = .row(symbol)
      records[index].offset = expansion.constant
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Goes back to an earlier tableau; the work stays counted.
  mutating func restore(_ saved: Tableau) {
    let counters = tableau.counters
    tableau = saved
    tableau.counters = counters
  }
}
