extension Solver {
  /// Adds a constraint.
  ///
  /// A required constraint is checked at once. An optional one never fails.
  ///
  /// - Returns: the constraint's id, with which to remove it or change its constant.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    own()
    guard constraint.priority.isRequired else { return addOptional(constraint) }
    if isStale { rebuild(isSolvingNext: false) }
    let id = nextID
    guard holds(constraint) else {
      throw Unsatisfiable(added: constraint, conflicting: conflict(with: constraint))
    }
    return id
  }

  /// Adds many constraints in order of declaration, and solves.
  ///
  /// This is faster than adding them one by one. Required equalities are eliminated before other
  /// constraints use their variables, and the inequalities are checked together.
  ///
  /// - Returns: false if the required ones contradict each other; then none is added.
  package mutating func add(all constraints: [LinearConstraint]) -> Bool {
    let saved = self
    own()
    if isStale { rebuild(isSolvingNext: true) }
    let first = records.count
    budget.spend(constraints.count)
    for constraint in constraints {
      note(constraint)
      constraintCount += 1
    }
    solution = .outdated
    if eliminateRequired(from: first) {
      letWait(from: first)
      solve()
      if tableau.isFeasible { return true }
    }
    self = saved
    return false
  }

  /// Enters the required equalities from an index on.
  ///
  /// - Returns: false if they contradict each other.
  mutating func eliminateRequired(from first: Int) -> Bool {
    for index in first..<records.count where records[index].isRequired {
      if records[index].isEquality, !hold(index) { return false }
    }
    return true
  }

  /// Records the constraints from an index on, except required equalities, for the next `solve()`.
  mutating func letWait(from first: Int) {
    for index in first..<records.count { letWait(index) }
  }

  mutating func letWait(_ index: Int) {
    if !records[index].isRequired {
      records[index].state = .pending
      pending.append(records[index].id)
    } else if !records[index].isEquality {
      records[index].state = .deferred
      deferred.append(records[index].id)
    }
  }

  /// Adds an optional constraint.
  package mutating func add(wish constraint: LinearConstraint) {
    precondition(!constraint.priority.isRequired, "a wish must be able to give way")
    own()
    _ = addOptional(constraint)
  }

  /// Adds an optional constraint, which never fails.
  mutating func addOptional(_ constraint: LinearConstraint) -> ConstraintID {
    let id = nextID
    note(constraint)
    pending.append(id)
    constraintCount += 1
    solution = .outdated
    return id
  }

  /// Adds a required constraint if possible, without a search for a conflict set.
  mutating func holds(_ constraint: LinearConstraint) -> Bool {
    note(constraint)
    guard hold(records.count - 1) else {
      terms.removeLast(constraint.expression.terms.count)
      records.removeLast()
      return false
    }
    constraintCount += 1
    solution = .outdated
    return true
  }

  /// Stores the constraint under the next id.
  private mutating func note(_ constraint: LinearConstraint) {
    let start = terms.count
    constraint.expression.terms.withUnsafeBufferPointer { terms.append(contentsOf: $0) }
    records.append(
      Record(
        id: nextID, relation: constraint.relation, priority: constraint.priority,
        run: Elimination.Run(start, terms.count), constant: constraint.expression.constant,
        state: .pending))
  }

  /// Enters a required constraint.
  ///
  /// - Returns: false if it contradicts the others; then the system is unchanged.
  mutating func hold(_ index: Int) -> Bool {
    records[index].isEquality ? eliminate(index) : enterRequired(index)
  }

  private mutating func eliminate(_ index: Int) -> Bool {
    let record = records[index]
    let function = function(of: record)
    switch elimination.plan(function, &expansion) {
    case .contradicts:
      return false
    case .follows:
      elimination.note(following: function, expansion, constraint: record.id.index)
      records[index].state = .following
      return true
    case .defines(let plan):
      let variable = Int(plan.variable)
      // A deferred constraint requires some variables to be roots.
      let isHeld = elimination.isGuarded(variable) || tableau.symbol(ofVariable: variable) >= 0
      if isHeld, !deferred.isEmpty {
        enterDeferred()
        elimination.expand(function, into: &expansion)
      }
      if tableau.symbol(ofVariable: variable) < 0 {
        elimination.define(plan, by: function, expansion, constraint: record.id.index)
        tableau.counters.eliminations += 1
        records[index].state = .defining
        return true
      }
      if plan.isFresh { elimination.expand(function, into: &expansion) }
      guard absorb(constraint: record.id.index) else { return false }
      absorbedCount += 1
      records[index].state = .absorbed
      return true
    }
  }

  /// Enforces an equality of the tableau's variables, which removes one degree of freedom.
  private mutating func absorb(constraint: Int32) -> Bool {
    let symbol = tableau.insert(
      .dummy, of: constraint, expansion, .equal, priority: Priority.required.level,
      takingNewcomer: false)
    guard repair(after: symbol) else { return false }
    tableau.settle(dummy: symbol)
    return true
  }

  /// Makes the required constraints hold after one was added to the tableau.
  ///
  /// - Parameter symbol: the symbol of the added constraint.
  /// - Returns: false if the others contradict it. Then it is removed, and the others hold as before.
  private mutating func repair(after symbol: Int) -> Bool {
    if tableau.repair() { return true }
    tableau.remove(symbol: symbol)
    solution = .outdated
    // They held together before, so only rounding can be in the way.
    if !tableau.repair() { isStale = true }
    return false
  }

  private mutating func enterRequired(_ index: Int) -> Bool {
    let record = records[index]
    elimination.expand(function(of: record), into: &expansion)
    if isFree(expansion) {
      records[index].state = .deferred
      deferred.append(record.id)
      elimination.guardRoots(of: expansion)
      return true
    }
    if !deferred.isEmpty {
      enterDeferred()
      elimination.expand(function(of: record), into: &expansion)
    }
    return enterSlack(index)
  }

  /// Whether a variable that no required constraint depends on can give the function any value.
  ///
  /// Then the constraints before it can be met first, and the function by that variable.
  @inline(__always)
  private func isFree(_ expansion: Tableau.Expansion) -> Bool {
    for place in expansion.variables.indices {
      let variable = Int(expansion.variables[place])
      if !elimination.isGuarded(variable), tableau.symbol(ofVariable: variable) < 0,
        abs(expansion.coefficients[place]) > Epsilon.tableau
      {
        return true
      }
    }
    return false
  }

  /// Enters the required inequality whose expansion is in `expansion`.
  private mutating func enterSlack(_ index: Int) -> Bool {
    let record = records[index]
    let value = tableau.value(of: expansion)
    let excess = record.relation == .lessThanOrEqual ? value : -value
    let isMet = excess <= Epsilon.tableau
    if isMet || tableau.newcomer(in: expansion) != nil {
      insertRow(index, .slack, takingNewcomer: !isMet)
      return true
    }
    return repair(after: insertRow(index, .slack, takingNewcomer: false))
  }

  /// Enters the deferred required inequalities; each of them can be met.
  private mutating func enterDeferred() {
    for place in deferred.indices {
      guard let index = index(of: deferred[place]) else { continue }
      elimination.expand(function(of: records[index]), into: &expansion)
      _ = enterSlack(index)
    }
    forgetDeferred()
  }

  mutating func forgetDeferred() {
    guard !deferred.isEmpty else { return }
    deferred.removeAll()
    elimination.forgetGuards()
  }

  /// Adds the constraint in `expansion` to the tableau.
  ///
  /// With `takingNewcomer`, a variable that is new to the tableau may be used to meet it.
  ///
  /// - Returns: its symbol.
  @discardableResult
  mutating func insertRow(_ index: Int, _ kind: Tableau.Symbol.Kind, takingNewcomer: Bool) -> Int {
    let record = records[index]
    let symbol = tableau.insert(
      kind, of: record.id.index, expansion, record.relation, priority: record.priority.level,
      takingNewcomer: takingNewcomer)
    records[index].state = .row(symbol)
    records[index].offset = expansion.constant
    return symbol
  }
}
