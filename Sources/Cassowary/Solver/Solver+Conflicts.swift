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

  /// What became unsatisfiable when the constants of these constraints changed: the first of them
  /// that does not fit, with what it contradicts.
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
    // Rounding: the sequence fits where the whole did not; the last change is what was too much.
    let last = changed.last?.constraint ?? LinearConstraint(LinearExpression(), .equal)
    return Unsatisfiable(added: last, conflicting: [])
  }

  /// Drops ever smaller runs of constraints, the latest first, for as long as the conflict stays.
  private func minimalConflict(among records: [Held], with constraint: LinearConstraint)
    -> [ConstraintID]
  {
    var kept = connected(records, to: constraint)
    var length = max(1, kept.count / 2)
    while true {
      var end = kept.count
      while end > 0 {
        let start = max(0, end - length)
        var rest = kept
        rest.removeSubrange(start..<end)
        if !fits(rest, with: constraint) { kept = rest }
        end = start
      }
      if length == 1 { return kept.map(\.id) }
      length = (length + 1) / 2
    }
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
