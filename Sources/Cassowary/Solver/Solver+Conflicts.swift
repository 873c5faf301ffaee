extension Solver {
  /// A required constraint with its id.
  private struct Held {
    let id: ConstraintID
    let constraint: LinearConstraint
  }

  private func held(_ record: Record) -> Held {
    Held(id: record.id, constraint: constraint(record))
  }

  /// The search for a conflict set has tried as many constraints as it may.
  private struct TooLong: Error {}

  /// Returns a minimal set of held required constraints that conflict with the constraint.
  ///
  /// It is empty if the search for it takes too long.
  mutating func conflict(with constraint: LinearConstraint) -> [ConstraintID] {
    budget.isUsedUp ? [] : minimalConflict(among: related(to: constraint), with: constraint)
  }

  /// The first changed constraint that contradicts others after a change of constants, with its
  /// conflict set.
  mutating func conflict(changing ids: [ConstraintID]) -> Unsatisfiable {
    let required = records.elements.filter(\.isRequired).map(held)
    let changed = required.filter { ids.contains($0.id) }
    var held = required.filter { record in !changed.contains { $0.id == record.id } }
    for record in changed {
      if !fit(held.map(\.constraint) + [record.constraint]) {
        let isHeld = Set(held.map(\.id))
        let related = related(to: record.constraint).filter { isHeld.contains($0.id) }
        return Unsatisfiable(
          added: record.constraint,
          conflicting: minimalConflict(among: related, with: record.constraint))
      }
      held.append(record)
      held.sort { $0.id < $1.id }
    }
    // Because of rounding, each of them fits alone, but not all together. The last change is
    // reported.
    let last = changed.last?.constraint ?? LinearConstraint(LinearExpression(), .equal)
    return Unsatisfiable(added: last, conflicting: [])
  }

  /// A minimal conflict set that prefers constraints held first.
  ///
  /// Its last member is as early as in any conflict set, then the one before it, and so on. The
  /// algorithm is Junker's QuickXplain: a few trials for each member, independent of the number of
  /// constraints. A set of more than about 200 members takes too long.
  ///
  /// - Parameters:
  ///   - related: the constraints that may conflict, in order of preference.
  ///   - constraint: the constraint that conflicts.
  /// - Returns: the members of the set, ascending; none if the search takes too long.
  private mutating func minimalConflict(
    among related: [Held], with constraint: LinearConstraint
  ) -> [ConstraintID] {
    let limit = min(tableau.counters.conflictTrials + 300_000, 3_000_000)
    do throws(TooLong) {
      guard try fits([], with: constraint, upTo: limit) else { return [] }
      return try members(of: related[...], keeping: [], with: constraint, mayFit: false, limit)
        .map(\.id)
    } catch {
      return []
    }
  }

  /// Returns the members of a conflict set among candidates.
  ///
  /// - Parameters:
  ///   - candidates: the candidates in order of preference.
  ///   - kept: the members found already.
  ///   - constraint: the constraint that conflicts.
  ///   - mayFit: whether the kept members may conflict without any candidate.
  ///   - limit: the number of constraints that may have been tried in all.
  /// - Returns: the members, in the candidates' order.
  /// - Throws: `TooLong` beyond the limit.
  private mutating func members(
    of candidates: ArraySlice<Held>, keeping kept: [Held], with constraint: LinearConstraint,
    mayFit: Bool, _ limit: Int
  ) throws(TooLong) -> [Held] {
    if mayFit, try !fits(kept, with: constraint, upTo: limit) { return [] }
    guard candidates.count > 1 else { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (earlier, later) = (candidates[..<middle], candidates[middle...])
    let late = try members(
      of: later, keeping: kept + earlier, with: constraint, mayFit: true, limit)
    let early = try members(
      of: earlier, keeping: kept + late, with: constraint, mayFit: !late.isEmpty, limit)
    return early + late
  }

  /// The required constraints that share variables with the given one, directly or through others.
  ///
  /// They are sorted by id.
  private mutating func related(to constraint: LinearConstraint) -> [Held] {
    extendConflictIndex()
    var found: Set<ConstraintID> = []
    var held: [Held] = []
    var reached = Set(constraint.expression.terms.map(\.variable.index))
    var pending = Array(reached)
    while let variable = pending.popLast() {
      for id in conflictIndex.constraints[variable] ?? [] where found.insert(id).inserted {
        guard let index = index(of: id) else { continue }
        tableau.counters.conflictLooks += 1
        held.append(self.held(records[index]))
        for term in function(of: records[index]).terms
        where reached.insert(term.variable.index).inserted {
          pending.append(term.variable.index)
        }
      }
    }
    return held.sorted { $0.id < $1.id }
  }

  /// Adds the required constraints since the last conflict to the index.
  private mutating func extendConflictIndex() {
    var first = records.count
    while first > 0, records[first - 1].id >= conflictIndex.end { first -= 1 }
    for index in first..<records.count where records[index].isRequired {
      tableau.counters.conflictLooks += 1
      for term in function(of: records[index]).terms {
        conflictIndex.constraints[term.variable.index, default: []].append(records[index].id)
      }
    }
    conflictIndex.end = nextID
  }

  /// The work of making a solver for a trial, in entries of `WorkBudget`.
  private static let trialWork = 10_000
  /// The work of adding a constraint to such a solver.
  private static let memberWork = 300

  /// Whether constraints can hold together.
  ///
  /// - Throws: `TooLong` if more constraints than the limit have been tried in all.
  private mutating func fits(
    _ records: [Held], with constraint: LinearConstraint, upTo limit: Int
  ) throws(TooLong) -> Bool {
    tableau.counters.conflictTrials += records.count + 1
    budget.spend(Self.trialWork + Self.memberWork * records.count)
    guard tableau.counters.conflictTrials <= limit else { throw TooLong() }
    return fit(records.map(\.constraint) + [constraint])
  }

  /// Whether constraints can hold together.
  private func fit(_ constraints: [LinearConstraint]) -> Bool {
    var constraints = constraints
    let variables = Set(constraints.flatMap { $0.expression.terms.map(\.variable.index) }).sorted()
    var trial = Solver(budget: budget)
    var variableOfIndex: [Int32: Variable] = [:]
    for variable in variables { variableOfIndex[variable] = trial.makeVariable() }
    for place in constraints.indices {
      for term in constraints[place].expression.terms.indices {
        let index = constraints[place].expression.terms[term].variable.index
        constraints[place].expression.terms[term].variable =
          variableOfIndex[index] ?? Variable(index: index)
      }
    }
    for constraint in constraints where constraint.relation == .equal {
      if !trial.holds(constraint) { return false }
    }
    for constraint in constraints where constraint.relation != .equal {
      if !trial.holds(constraint) { return false }
    }
    return true
  }
}

/// The required constraints of each variable, to find those that may conflict.
struct ConflictIndex: Sendable {
  /// The ascending ids by the index of a variable; removed constraints may still be listed.
  var constraints: [Int32: [ConstraintID]] = [:]
  /// The id of the first constraint that is not in the index yet.
  var end = ConstraintID(index: 0)
}
