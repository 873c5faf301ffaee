/// An incremental Cassowary solver with strict priority levels.
package struct Solver: Sendable {
  private var variableCount: Int32 = 0
  private var constraintCount: Int32 = 0

  package init() {}

  package mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Unsatisfiable) -> ConstraintID {
    defer { constraintCount += 1 }
    return ConstraintID(index: constraintCount)
  }

  package mutating func remove(_ id: ConstraintID) {}

  package func value(of variable: Variable) -> Double { 0 }
}
