/// A variable of one `Solver`, which creates it.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(index: Int32) { self.index = index }
}

/// The relation between the two sides of a constraint.
package enum Relation: Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The relation after both sides change sign.
  package var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// The terms as written; a variable may occur several times.
  package var terms: [Term]
  package var constant: Double

  package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// `expression relation 0`, at a priority.
package struct LinearConstraint: Hashable, Sendable {
  package var expression: LinearExpression
  package var relation: Relation
  package var priority: Priority

  package init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required)
  {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}

/// A constraint held by a solver; ids grow in order of addition and are never used again.
package struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
}

/// The error of a required constraint that cannot be added; the solver is unchanged.
package struct Unsatisfiable: Error, Hashable, Sendable {
  package let added: LinearConstraint
  /// A minimal set of held required constraints that conflict with the added one, ascending.
  ///
  /// Empty if the added one contradicts itself, or if the search takes too long.
  package let conflicting: [ConstraintID]

  package init(added: LinearConstraint, conflicting: [ConstraintID]) {
    self.added = added
    self.conflicting = conflicting
  }
}
