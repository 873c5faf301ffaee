extension Solver {
  /// Makes a variable ready for suggested values.
  ///
  /// Until the first suggestion it tends to its value at the last `solve()`.
  ///
  /// - Parameters:
  ///   - variable: the variable; a second edit of it replaces the first.
  ///   - priority: a priority below required.
  /// - Returns: the edit constraint's id.
  @discardableResult
  package mutating func edit(_ variable: Variable, priority: Priority) -> ConstraintID {
    own()
    precondition(!priority.isRequired, "an edit must be able to give way")
    let present = values[Int(variable.index)]
    stopEditing(variable)
    let expression = LinearExpression([LinearExpression.Term(variable)], constant: -present)
    let id = addOptional(LinearConstraint(expression, .equal, priority: priority))
    if edits.count <= Int(variable.index) {
      edits.grow(by: Int(variable.index) + 1 - edits.count, repeating: -1)
    }
    edits[Int(variable.index)] = id.index
    return id
  }

  /// Removes the variable's edit constraint, if it has one.
  package mutating func stopEditing(_ variable: Variable) {
    let edit = edit(of: variable)
    guard edit >= 0 else { return }
    own()
    edits[Int(variable.index)] = -1
    remove(ConstraintID(index: edit))
  }

  /// The index of the variable's edit constraint, or -1.
  private func edit(of variable: Variable) -> Int32 {
    Int(variable.index) < edits.count ? edits[Int(variable.index)] : -1
  }

  /// Suggests a value for an edited variable; does nothing for other variables.
  package mutating func suggest(_ value: Double, for variable: Variable) {
    let edit = edit(of: variable)
    guard edit >= 0, let index = index(of: ConstraintID(index: edit)) else { return }
    own()
    move(index, to: -value)
  }

  /// Changes the constant of a constraint's expression and nothing else.
  ///
  /// - Parameters:
  ///   - constant: the expression's constant, which is added to its terms.
  ///   - id: the id of a held constraint.
  /// - Throws: an error if the required constraints contradict each other; then nothing has
  ///   changed.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID)
    throws(Unsatisfiable)
  {
    try setConstants([(id, constant)])
  }

  /// Changes several constants at once, for example after a rotation of the screen.
  ///
  /// Only the result of all changes must fulfil the required constraints.
  package mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)])
    throws(Unsatisfiable)
  {
    let touchesRequired = changes.contains { change in
      index(of: change.id).map { records[$0].isRequired } ?? false
    }
    guard touchesRequired else {
      own()
      for change in changes {
        if let index = index(of: change.id) { move(index, to: change.constant) }
      }
      return
    }
    let saved = self
    own()
    if isStale || absorbedCount > 0 { rebuild(isSolvingNext: false) }
    var touchesElimination = false
    for change in changes {
      guard let index = index(of: change.id) else { continue }
      if case .row = records[index].state {
        move(index, to: change.constant)
      } else {
        records[index].constant = change.constant
        if records[index].isRequired, records[index].state != .deferred {
          touchesElimination = true
        }
      }
    }
    solution = .outdated
    if touchesElimination ? replay() && tableau.repair() : tableau.repair() { return }
    let unsatisfiable = conflict(changing: changes.map(\.id))
    self = saved
    throw unsatisfiable
  }

  private mutating func move(_ index: Int, to constant: Double) {
    let difference = constant - records[index].constant
    guard difference != 0 else { return }
    records[index].constant = constant
    solution = .outdated
    if case .row(let symbol) = records[index].state {
      records[index].offset += difference
      tableau.shift(symbol: symbol, by: difference)
    }
  }

  /// Applies the constants of the eliminated equalities to the tableau.
  private mutating func replay() -> Bool {
    var present = Store<Double>(capacity: max(1, elimination.steps.count))
    for step in elimination.steps.elements {
      let index = index(of: ConstraintID(index: step.constraint))
      present.append(index.map { records[$0].constant } ?? step.constant)
    }
    guard elimination.replay(present) else { return false }
    var constants = Store<Double>(capacity: max(1, variableCount))
    constants.grow(by: variableCount, repeating: 0)
    elimination.evaluate(into: &constants)
    tableau.counters.evaluations += variableCount
    for index in records.indices {
      guard case .row(let symbol) = records[index].state else { continue }
      var offset = records[index].constant
      for term in function(of: records[index]).terms {
        offset += term.coefficient * constants[Int(term.variable.index)]
      }
      let difference = offset - records[index].offset
      guard difference != 0 else { continue }
      records[index].offset = offset
      tableau.shift(symbol: symbol, by: difference)
    }
    return true
  }
}
