extension Elimination {
  /// What a required equality turns out to be.
  enum Outcome: Sendable {
    /// It defines the variable.
    case defines(Plan)
    /// It follows from those before it.
    case follows
    /// It contradicts those before it.
    case contradicts
  }

  struct Plan: Sendable {
    var variable: Variable
    var isFresh: Bool
  }

  /// Coefficients below this part of the largest are not divided by, to keep rounding small.
  private static let adequate = 0.125

  /// Decides what the equality defines, and changes nothing.
  ///
  /// - Parameters:
  ///   - expression: what must be 0.
  ///   - expansion: receives the expression over the roots, unless the definition is fresh.
  /// - Returns: the variable to define, or that there is none.
  mutating func plan(_ expression: LinearExpression, _ expansion: inout Tableau.Expansion)
    -> Outcome
  {
    if let variable = freshVariable(in: expression.terms) {
      return .defines(Plan(variable: variable, isFresh: true))
    }
    expand(expression, into: &expansion)
    var largest = 0.0
    for coefficient in expansion.coefficients { largest = max(largest, abs(coefficient)) }
    guard largest > Tolerance.tableau else {
      return abs(expansion.constant) <= Tolerance.result ? .follows : .contradicts
    }
    var chosen: Int32 = 0
    for index in expansion.variables.indices
    where abs(expansion.coefficients[index]) >= Self.adequate * largest {
      chosen = expansion.variables[index]
    }
    return .defines(Plan(variable: Variable(index: chosen), isFresh: false))
  }

  /// The variable declared last among those that no equality has named.
  private mutating func freshVariable(in terms: [LinearExpression.Term]) -> Variable? {
    var largest = 0.0
    for term in terms { work.sums[Int(term.variable.index)] += term.coefficient }
    for term in terms { largest = max(largest, abs(work.sums[Int(term.variable.index)])) }
    var chosen: Variable?
    for term in terms where !isUsed[Int(term.variable.index)] {
      let size = abs(work.sums[Int(term.variable.index)])
      guard size > Tolerance.tableau, size >= Self.adequate * largest else { continue }
      if let known = chosen, known.index >= term.variable.index { continue }
      chosen = term.variable
    }
    for term in terms { work.sums[Int(term.variable.index)] = 0 }
    return chosen
  }

  /// Defines the planned variable.
  mutating func define(
    _ plan: Plan, by expression: LinearExpression, _ expansion: Tableau.Expansion,
    constraint: Int32
  ) {
    let firstTerm = terms.count
    let firstSubstitution = substitutions.count
    var pivot = 0.0
    var constant = expression.constant
    if plan.isFresh {
      for term in expression.terms where term.variable == plan.variable {
        pivot += term.coefficient
      }
      for term in expression.terms where term.variable != plan.variable {
        terms.append(LinearExpression.Term(term.variable, -term.coefficient / pivot))
      }
    } else {
      constant = expansion.constant
      for index in expansion.variables.indices
      where expansion.variables[index] == plan.variable.index {
        pivot = expansion.coefficients[index]
      }
      for index in expansion.variables.indices
      where expansion.variables[index] != plan.variable.index {
        terms.append(
          LinearExpression.Term(
            Variable(index: expansion.variables[index]), -expansion.coefficients[index] / pivot))
      }
      substitutions.append(contentsOf: work.substitutions)
    }
    markUsed(expression.terms)
    append(
      Step(
        constraint: constraint, variable: plan.variable.index, pivot: pivot,
        constant: expression.constant, terms: firstTerm..<terms.count,
        substitutions: firstSubstitution..<substitutions.count, offset: -constant / pivot),
      isFresh: plan.isFresh)
  }

  /// Notes an equality that follows from those before it; `expand` must have run just before.
  mutating func note(
    following expression: LinearExpression, _ expansion: Tableau.Expansion, constraint: Int32
  ) {
    let firstSubstitution = substitutions.count
    substitutions.append(contentsOf: work.substitutions)
    markUsed(expression.terms)
    append(
      Step(
        constraint: constraint, variable: -1, pivot: 0, constant: expression.constant,
        terms: terms.count..<terms.count,
        substitutions: firstSubstitution..<substitutions.count, offset: expansion.constant),
      isFresh: false)
  }

  /// Takes over the equalities' present constants, in one pass and without dividing up again.
  ///
  /// - Parameter constants: the constants of the steps' expressions, step by step.
  /// - Returns: false where an equality that followed from others now contradicts them.
  mutating func replay(_ constants: [Double]) -> Bool {
    var holds = true
    for index in steps.indices {
      let step = steps[index]
      let constant = constants[index]
      var sum = constant
      for place in step.substitutions {
        sum += substitutions[place].factor * steps[Int(substitutions[place].step)].offset
      }
      if step.variable >= 0 {
        setStep(index, constant: constant, offset: -sum / step.pivot)
      } else {
        if abs(sum) > Tolerance.result { holds = false }
        setStep(index, constant: constant, offset: sum)
      }
    }
    return holds
  }
}
