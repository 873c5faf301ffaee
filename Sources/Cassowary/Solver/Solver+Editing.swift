extension Solver {
  /// Makes the variable ready for suggestions; until the first one it tends to its present value.
  ///
  /// - Parameters:
  ///   - variable: the variable; a second edit of it takes the place of the first.
  ///   - priority: below required.
  /// - Returns: the edit constraint's id.
  @discardableResult
  package mutating func edit(_ variable: Variable, priority: Priority) -> ConstraintID {
    precondition(!priority.isRequired, "an edit must be able to give way")
    let present = value(of: variable)
    stopEditing(variable)
    let expression = LinearExpression([LinearExpression.Term(variable)], constant: -present)
    let id = addOptional(LinearConstraint(expression, .equal, priority: priority))
    edits[Int(variable.index)] = id.index
    return id
  }

  /// Takes the variable's edit constraint out, if it has one.
  package mutating func stopEditing(_ variable: Variable) {
    let edit = edits[Int(variable.index)]
    guard edit >= 0 else { return }
    edits[Int(variable.index)] = -1
    remove(ConstraintID(index: edit))
  }

  /// Asks for a value of a variable being edited; nothing happens where it is not.
  package mutating func suggest(_ value: Double, for variable: Variable) {
    let edit = edits[Int(variable.index)]
    guard edit >= 0, let index = index(of: ConstraintID(index: edit)) else { return }
    move(index, to: -value)
  }

  /// Changes the constant of a constraint's expression and keeps everything else as it is.
  ///
  /// - Parameters:
  ///   - constant: the expression's constant, which is added to its terms.
  ///   - id: a constraint that is held.
  /// - Throws: where the required constraints contradict each other then; nothing has changed.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID)
    throws(Unsatisfiable)
  {
    try setConstants([(id, constant)])
  }

  /// Changes several constants at once, as when a screen turns; what is required need hold only
  /// after all of them.
  package mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)])
    throws(Unsatisfiable)
  {
    let touchesRequired = changes.contains { change in
      index(of: change.id).map { isRequired($0) } ?? false
    }
    guard touchesRequired else {
      for change in changes {
        if let index = index(of: change.id) { move(index, to: change.constant) }
      }
      return
    }
    let saved = self
    if isStale || absorbedCount > 0 { rebuild() }
    var touchesElimination = false
    for change in changes {
      guard let index = index(of: change.id) else { continue }
      if case .row = records[index].state {
        move(index, to: change.constant)
      } else {
        records[index].constraint.expression.constant = change.constant
        if isRequired(index) { touchesElimination = true }
      }
    }
    isSolved = false
    if touchesElimination ? replay() && tableau.repair() : tableau.repair() { return }
    let unsatisfiable = conflict(changing: changes.map(\.id))
    self = saved
    throw unsatisfiable
  }

  private mutating func move(_ index: Int, to constant: Double) {
    let difference = constant - records[index].constraint.expression.constant
    guard difference != 0 else { return }
    records[index].constraint.expression.constant = constant
    isSolved = false
    if case .row(let symbol) = records[index].state {
      records[index].offset += difference
      tableau.shift(symbol: symbol, by: difference)
    }
  }

  /// Carries the constants of the eliminated equalities over to the tableau.
  private mutating func replay() -> Bool {
    let present = elimination.steps.map { step in
      index(of: ConstraintID(index: step.constraint)).map {
        records[$0].constraint.expression.constant
      } ?? step.constant
    }
    guard elimination.replay(present) else { return false }
    var constants = [Double](repeating: 0, count: variableCount)
    elimination.evaluate(into: &constants)
    tableau.counters.evaluations += variableCount
    for index in records.indices {
      guard case .row(let symbol) = records[index].state else { continue }
      let expression = records[index].constraint.expression
      var offset = expression.constant
      for term in expression.terms {
        offset += term.coefficient * constants[Int(term.variable.index)]
      }
      let difference = offset - records[index].offset
      guard difference != 0 else { continue }
      self.records[index].offset = offset
      tableau.shift(symbol: symbol, by: difference)
    }
    return true
  }
}
