extension Elimination {
  /// The effect of a required equality.
  enum Outcome {
    /// The equality defines the variable.
    case defines(Plan)
    /// The equality follows from the equalities before it.
    case follows
    /// The equality contradicts the equalities before it.
    case contradicts
  }

  struct Plan {
    var variable: Int32
    var isFresh: Bool
  }

  /// The minimum ratio of a divisor to the largest coefficient, which keeps rounding errors small.
  private static let adequate = 0.125

  /// Finds the variable that the equality defines, and changes nothing.
  ///
  /// - Parameters:
  ///   - function: the function that the equality sets to 0.
  ///   - expansion: receives the function of the roots, unless the definition is fresh.
  /// - Returns: the variable to define, or the outcome without a definition.
  mutating func plan(_ function: Function, _ expansion: inout Tableau.Expansion) -> Outcome {
    if let variable = freshVariable(in: function.terms) {
      return .defines(Plan(variable: variable, isFresh: true))
    }
    expand(function, into: &expansion)
    var largest = 0.0
    for coefficient in expansion.coefficients.elements { largest = max(largest, abs(coefficient)) }
    guard largest > Epsilon.tableau else {
      return abs(expansion.constant) <= Epsilon.result ? .follows : .contradicts
    }
    var chosen: Int32 = 0
    for index in expansion.variables.indices
    where abs(expansion.coefficients[index]) >= Self.adequate * largest {
      chosen = expansion.variables[index]
    }
    return .defines(Plan(variable: chosen, isFresh: false))
  }

  /// The first variable of the terms that no earlier equality contains.
  ///
  /// Users write a constraint about its first item, in terms of others. So the definition is the
  /// constraint as written, and equally short.
  private mutating func freshVariable(in terms: UnsafeBufferPointer<Term>) -> Int32? {
    var largest = 0.0
    for term in terms { work.sums[Int(term.variable.index)].value += term.coefficient }
    for term in terms {
      largest = max(largest, abs(work.sums[Int(term.variable.index)].value))
    }
    var chosen: Int32?
    for term in terms where chosen == nil && !roles[Int(term.variable.index)].isUsed {
      let size = abs(work.sums[Int(term.variable.index)].value)
      guard size > Epsilon.tableau, size >= Self.adequate * largest else { continue }
      chosen = term.variable.index
    }
    for term in terms { work.sums[Int(term.variable.index)].value = 0 }
    return chosen
  }

  /// Defines the planned variable.
  mutating func define(
    _ plan: Plan, by function: Function, _ expansion: Tableau.Expansion, constraint: Int32
  ) {
    let firstTerm = terms.count
    let firstSubstitution = substitutions.count
    var pivot = 0.0
    var constant = function.constant
    if plan.isFresh {
      for term in function.terms where term.variable.index == plan.variable {
        pivot += term.coefficient
      }
      for term in function.terms where term.variable.index != plan.variable {
        constant += add(term, from: firstTerm)
      }
      for place in firstTerm..<terms.count { terms[place].coefficient /= -pivot }
    } else {
      constant = expansion.constant
      for index in expansion.variables.indices where expansion.variables[index] == plan.variable {
        pivot = expansion.coefficients[index]
      }
      for index in expansion.variables.indices where expansion.variables[index] != plan.variable {
        let variable = Variable(index: expansion.variables[index])
        terms.append(Term(variable, -expansion.coefficients[index] / pivot))
      }
      for substitution in work.substitutions.elements { substitutions.append(substitution) }
    }
    markUsed(function.terms)
    append(
      Step(
        constraint: constraint, variable: plan.variable, pivot: pivot,
        constant: function.constant, terms: Run(firstTerm, terms.count),
        substitutions: Run(firstSubstitution, substitutions.count), offset: -constant / pivot),
      isFresh: plan.isFresh)
  }

  /// Adds a term to a definition.
  ///
  /// A variable equal to a number or to one other variable is replaced at once, so that definitions
  /// stay short.
  ///
  /// - Parameters:
  ///   - term: the term.
  ///   - firstTerm: the index of the definition's first term.
  /// - Returns: the constant that the replacement adds.
  @inline(__always)
  private mutating func add(_ term: Term, from firstTerm: Int) -> Double {
    var added = term
    var constant = 0.0
    let rank = roles[Int(term.variable.index)].rank
    if rank != 0 {
      let index = step(ofRank: rank)
      let step = steps[index]
      if step.terms.end - step.terms.start <= 1 {
        constant = term.coefficient * step.offset
        substitutions.append(Substitution(step: Int32(index), factor: term.coefficient))
        guard step.terms.end > step.terms.start else { return constant }
        added = terms[Int(step.terms.start)]
        added.coefficient *= term.coefficient
      }
    }
    for place in firstTerm..<terms.count where terms[place].variable == added.variable {
      terms[place].coefficient += added.coefficient
      if abs(terms[place].coefficient) <= Epsilon.cancellation {
        terms[place] = terms[terms.count - 1]
        terms.removeLast()
      }
      return constant
    }
    terms.append(added)
    return constant
  }

  /// Records an equality that follows from the equalities before it.
  ///
  /// Call `expand` immediately before.
  mutating func note(
    following function: Function, _ expansion: Tableau.Expansion, constraint: Int32
  ) {
    let firstSubstitution = substitutions.count
    for substitution in work.substitutions.elements { substitutions.append(substitution) }
    markUsed(function.terms)
    append(
      Step(
        constraint: constraint, variable: -1, pivot: 0, constant: function.constant,
        terms: Run(terms.count, terms.count),
        substitutions: Run(firstSubstitution, substitutions.count), offset: expansion.constant),
      isFresh: false)
  }

  /// Takes the current constants of all equalities, in one pass and without new pivots.
  ///
  /// - Parameter constants: the constants of the steps' expressions, step by step.
  /// - Returns: false if an equality that followed from others now contradicts them.
  mutating func replay(_ constants: Store<Double>) -> Bool {
    var holds = true
    for index in steps.indices {
      let step = steps[index]
      let constant = constants[index]
      var sum = constant
      for place in step.substitutions.indices {
        sum += substitutions[place].factor * steps[Int(substitutions[place].step)].offset
      }
      if step.variable >= 0 {
        setStep(index, constant: constant, offset: -sum / step.pivot)
      } else {
        if abs(sum) > Epsilon.result { holds = false }
        setStep(index, constant: constant, offset: sum)
      }
    }
    return holds
  }
}
