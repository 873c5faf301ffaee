import Cassowary

extension LinearExpression {
  /// The terms in the order of the variables.
  init(_ coefficients: [Double], of variables: [Variable], constant: Double) {
    self.init(
      zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) },
      constant: constant)
  }
}

func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
  LinearExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
}

func * (factor: Double, variable: Variable) -> LinearExpression {
  LinearExpression([LinearExpression.Term(variable, factor)])
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(constant: value) }
  package init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

extension Solver {
  /// Adds `left relation right`.
  @discardableResult
  mutating func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    at level: Double = 1000
  ) throws -> ConstraintID {
    let negated = right.terms.map { LinearExpression.Term($0.variable, -$0.coefficient) }
    let expression = LinearExpression(
      left.terms + negated, constant: left.constant - right.constant)
    return try add(
      LinearConstraint(expression, relation, priority: Priority(level) ?? .required))
  }

  // Asking moves a solver, which an expectation must not.
  func copiedRange(of variable: Variable) -> SolutionRange {
    var copy = self
    return copy.range(of: variable)
  }

  func copiedIsDetermined(_ variable: Variable) -> Bool {
    copiedIsDetermined(LinearExpression([.init(variable)]))
  }

  func copiedIsDetermined(_ expression: LinearExpression) -> Bool {
    var copy = self
    return copy.isDetermined(expression)
  }

  mutating func makeVariables(_ count: Int) -> [Variable] {
    (0..<count).map { _ in makeVariable() }
  }
}
