import Cassowary
import TestSupport
import Testing

@Suite("A random system") struct RandomSystemTests {
  static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -0.5, 1.0 / 3, 16.0 / 9]
  static let priorities: [Double] = [1000, 1000, 750, 500, 250, 250, 249.5]

  static func constraint(
    of variables: [Variable], _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    var coefficients = [Double](repeating: 0, count: variables.count)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      coefficients[Int.random(in: 0..<variables.count, using: &generator)] =
        Self.coefficients.randomElement(using: &generator) ?? 1
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let level = priorities.randomElement(using: &generator) ?? 1000
    return LinearConstraint(
      LinearExpression(
        coefficients, of: variables, constant: Double(Int.random(in: -20...20, using: &generator))),
      relations.randomElement(using: &generator) ?? .equal,
      priority: Priority(level) ?? .required)
  }

  @Test("is solved level by level, then in the order of declaration", arguments: 0..<400)
  func isSolved(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var solver = Solver()
    let variables = solver.makeVariables(Int.random(in: 1...4, using: &generator))
    var held: [LinearConstraint] = []
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      let constraint = Self.constraint(of: variables, &generator)
      let before = variables.map { solver.value(of: $0) }
      do {
        try solver.add(constraint)
        held.append(constraint)
      } catch {
        #expect(variables.map { solver.value(of: $0) } == before)
        let system = VertexEnumeration(
          dimension: variables.count, constraints: held + [constraint])
        #expect(system.best() == nil)
      }
      #expect(solver.brokenInvariants == [])
      if Bool.random(using: &generator) {
        solver.solve()
        #expect(solver.brokenInvariants == [])
        try Self.check(solver, variables, held)
      }
    }
    solver.solve()
    #expect(solver.brokenInvariants == [])
    try Self.check(solver, variables, held)
  }

  /// Compares the solver's solution with the best of all crossings.
  static func check(
    _ solver: Solver, _ variables: [Variable], _ held: [LinearConstraint],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let system = VertexEnumeration(dimension: variables.count, constraints: held)
    let best = try #require(system.best(), sourceLocation: sourceLocation)
    let point = variables.map { solver.value(of: $0) }
    let costs = system.costs(at: point)
    #expect(system.isFeasible(point), sourceLocation: sourceLocation)
    for (found, least) in zip(costs.levels + costs.errors, best.levels + best.errors) {
      #expect(
        abs(found - least) <= 1e-5 * max(1, least), "\(costs) against \(best)",
        sourceLocation: sourceLocation)
    }
  }
}
