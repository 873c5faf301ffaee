extension Solver {
  /// Removes a constraint; does nothing if the solver does not hold it.
  package mutating func remove(_ id: ConstraintID) {
    guard let index = index(of: id) else { return }
    own()
    switch records[index].state {
    case .pending: pending.remove(id)
    case .deferred: deferred.remove(id)
    case .defining, .absorbed: isStale = true
    case .following: elimination.removeStep(ofRedundant: id.index)
    case .row(let symbol): tableau.remove(symbol: symbol)
    }
    unusedTerms += records[index].run.indices.count
    records.remove(at: index)
    solution = .outdated
    if unusedTerms > 1000, 2 * unusedTerms > terms.count { closeGaps() }
  }

  /// Moves the terms together, over the gaps of removed constraints.
  private mutating func closeGaps() {
    var kept = Store<LinearExpression.Term>(capacity: terms.count)
    for index in records.indices {
      let start = kept.count
      for term in function(of: records[index]).terms { kept.append(term) }
      records[index].run = Elimination.Run(start, kept.count)
    }
    terms = kept
    unusedTerms = 0
  }

  /// Rebuilds the elimination and the tableau from the constraints, in the order of declaration.
  ///
  /// The required constraints held before, so they hold again. If `solve()` follows, it enters all
  /// inequalities together.
  mutating func rebuild(isSolvingNext: Bool) {
    tableau.removeAll()
    tableau.counters.rebuilds += 1
    elimination.removeAll()
    pending.removeAll()
    forgetDeferred()
    absorbedCount = 0
    isStale = false
    solution = .outdated
    _ = eliminateRequired(from: 0)
    if isSolvingNext {
      letWait(from: 0)
    } else {
      for index in records.indices {
        if records[index].isRequired, !records[index].isEquality { _ = hold(index) }
      }
      for index in records.indices where !records[index].isRequired { letWait(index) }
    }
  }
}

extension Store<ConstraintID> {
  fileprivate mutating func remove(_ id: ConstraintID) {
    if let index = elements.firstIndex(of: id) { remove(at: index) }
  }
}
