extension Solver {
  /// A required constraint under its id.
  private struct Held {
    let id: ConstraintID
    let constraint: LinearConstraint
  }

  private func held(_ record: Record) -> Held {
    Held(id: record.id, constraint: constraint(record))
  }

  /// A minimal set of held required constraints that cannot hold together with the constraint.
  func conflict(with constraint: LinearConstraint) -> [ConstraintID] {
    let candidates = records.elements.filter(\.isRequired).map(held)
    return minimalConflict(among: candidates, with: constraint)
  }

  /// The first changed constraint that contradicts others after a change of constants, with its
  /// conflict set.
  func conflict(changing ids: [ConstraintID]) -> Unsatisfiable {
    let required = records.elements.filter(\.isRequired).map(held)
    let changed = required.filter { ids.contains($0.id) }
    var held = required.filter { record in !changed.contains { $0.id == record.id } }
    for record in changed {
      if !fits(held, with: record.constraint) {
        return Unsatisfiable(
          added: record.constraint,
          conflicting: minimalConflict(among: held, with: record.constraint))
      }
      held.append(record)
      held.sort { $0.id < $1.id }
    }
    // Rounding: one by one they fit, together they did not. The last change is to blame.
    let last = changed.last?.constraint ?? LinearConstraint(LinearExpression(), .equal)
    return Unsatisfiable(added: last, conflicting: [])
  }

  /// A minimal conflict set that prefers constraints held first.
  ///
  /// Its last member is as early as in any conflict set, then the one before it, and so on. The
  /// algorithm is Junker's QuickXplain: a few trials for each member, independent of the number of
  /// constraints.
  private func minimalConflict(among records: [Held], with constraint: LinearConstraint)
    -> [ConstraintID]
  {
    let related = connected(records, to: constraint)
    guard fits([], with: constraint) else { return [] }
    return members(of: related[...], keeping: [], with: constraint, mayFit: false).map(\.id)
  }

  /// The members of a conflict set among candidates.
  ///
  /// - Parameters:
  ///   - candidates: the candidates in order of preference.
  ///   - kept: the members found already.
  ///   - constraint: the constraint that conflicts.
  ///   - mayFit: whether the kept members may conflict without any candidate.
  /// - Returns: the members, in the candidates' order.
  private func members(
    of candidates: ArraySlice<Held>, keeping kept: [Held], with constraint: LinearConstraint,
    mayFit: Bool
  ) -> [Held] {
    if mayFit, !fits(kept, with: constraint) { return [] }
    guard candidates.count > 1 else { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let (earlier, later) = (candidates[..<middle], candidates[middle...])
    let late = members(of: later, keeping: kept + earlier, with: constraint, mayFit: true)
    let early = members(of: earlier, keeping: kept + late, with: constraint, mayFit: !late.isEmpty)
    return early + late
  }

  /// The constraints that share variables with the given one, directly or through others.
  private func connected(_ records: [Held], to constraint: LinearConstraint) -> [Held] {
    var leader = (0..<variableCount).map { $0 }
    func find(_ variable: Int) -> Int {
      var root = variable
      while leader[root] != root {
        leader[root] = leader[leader[root]]
        root = leader[root]
      }
      return root
    }
    func join(_ terms: [LinearExpression.Term]) {
      guard let first = terms.first else { return }
      for term in terms.dropFirst() {
        leader[find(Int(term.variable.index))] = find(Int(first.variable.index))
      }
    }
    join(constraint.expression.terms)
    for record in records { join(record.constraint.expression.terms) }
    guard let start = constraint.expression.terms.first else { return [] }
    let root = find(Int(start.variable.index))
    return records.filter { record in
      record.constraint.expression.terms.contains { find(Int($0.variable.index)) == root }
    }
  }

  private func fits(_ records: [Held], with constraint: LinearConstraint) -> Bool {
    var trial = Solver()
    for _ in 0..<variableCount { _ = trial.makeVariable() }
    let constraints = records.map(\.constraint) + [constraint]
    for constraint in constraints where constraint.relation == .equal {
      if !trial.holds(constraint) { return false }
    }
    for constraint in constraints where constraint.relation != .equal {
      if !trial.holds(constraint) { return false }
    }
    return true
  }
}
