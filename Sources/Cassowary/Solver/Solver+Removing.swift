extension Solver {
  /// Holds a constraint no longer; nothing happens where it is not held.
  package mutating func remove(_ id: ConstraintID) {
    guard let index = index(of: id) else { return }
    switch records[index].state {
    case .pending: pending.removeAll { $0 == id }
    case .defining, .absorbed: isStale = true
    case .following: elimination.removeStep(ofRedundant: id.index)
    case .row(let symbol): tableau.remove(symbol: symbol)
    }
    records.remove(at: index)
    isSolved = false
  }

  /// Sets the elimination and the tableau up from the constraints, in the order of declaration.
  ///
  /// What is required held before, so it holds again.
  mutating func rebuild() {
    var counters = tableau.counters
    counters.rebuilds += 1
    tableau = Tableau()
    tableau.counters = counters
    elimination = Elimination()
    for _ in 0..<variableCount { elimination.addVariable() }
    pending.removeAll(keepingCapacity: true)
    absorbedCount = 0
    isStale = false
    isSolved = false
    for index in records.indices where isRequired(index) && isEquality(index) { _ = hold(index) }
    for index in records.indices where !isEquality(index) && isRequired(index) { _ = hold(index) }
    for index in records.indices where !isRequired(index) {
      records[index].state = .pending
      pending.append(records[index].id)
    }
  }

  func isRequired(_ index: Int) -> Bool { records[index].constraint.priority.isRequired }

  func isEquality(_ index: Int) -> Bool { records[index].constraint.relation == .equal }
}
