import Cassowary
import TestSupport
import Testing

@Suite("A contradiction") struct UnsatisfiableTests {
  @Test("names only the constraints that the new one contradicts")
  func members() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let width = try solver.add(1 * a, .equal, 100)
    try solver.add(1 * b, .equal, 1 * c + 4)
    let same = try solver.add(1 * c, .equal, 1 * a)
    try solver.add(1 * a, .lessThanOrEqual, 300)
    let added = LinearConstraint(1 * c + -90, .equal)
    #expect(throws: Unsatisfiable(added: added, conflicting: [width, same])) {
      try solver.add(added)
    }
  }

  @Test("of a constraint with itself has no other members")
  func alone() {
    var solver = Solver()
    let a = solver.makeVariable()
    let terms = [LinearExpression.Term(a), LinearExpression.Term(a, -1)]
    let added = LinearConstraint(LinearExpression(terms, constant: 5), .lessThanOrEqual)
    #expect(throws: Unsatisfiable(added: added, conflicting: [])) { try solver.add(added) }
  }

  @Test("through variables that were free until the last constraint is seen")
  func lateTie() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * a, .greaterThanOrEqual, 0)
    let limit = try solver.add(1 * a, .lessThanOrEqual, 10)
    let floor = try solver.add(1 * b, .greaterThanOrEqual, 100)
    let added = LinearConstraint(LinearExpression([.init(a), .init(b, -1)]), .equal)
    #expect(throws: Unsatisfiable(added: added, conflicting: [limit, floor])) {
      try solver.add(added)
    }
    solver.solve()
    #expect(solver.brokenInvariants == [])
  }

  @Test("leaves constraints that are not required out of account")
  func optional() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    try solver.add(1 * a, .equal, 100, at: 999)
    let held = try solver.add(1 * a, .lessThanOrEqual, 10)
    let added = LinearConstraint(1 * a + -20, .greaterThanOrEqual)
    #expect(throws: Unsatisfiable(added: added, conflicting: [held])) { try solver.add(added) }
    solver.solve()
    #expect(solver.value(of: a) == 10)
  }

  @Test("that a new constant makes is taken back whole")
  func constant() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let limit = try solver.add(1 * a, .lessThanOrEqual, 50)
    let gap = try solver.add(1 * a, .equal, 1 * b + 8)
    let floor = try solver.add(1 * b, .greaterThanOrEqual, 20)
    solver.solve()
    let before = solver.description
    let changed = LinearConstraint(
      LinearExpression([.init(a), .init(b, -1)], constant: -40), .equal)
    #expect(throws: Unsatisfiable(added: changed, conflicting: [limit, floor])) {
      try solver.setConstant(-40, of: gap)
    }
    #expect(solver.description == before)
    try solver.setConstants([(id: gap, constant: -40), (id: limit, constant: -70)])
    solver.solve()
    #expect([a, b].map { solver.value(of: $0) } == [60, 20])
    #expect(solver.brokenInvariants == [])
  }

  @Test("in a random system is minimal", arguments: 0..<150)
  func isMinimal(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(20_000 + seed))
    var solver = Solver()
    let variables = solver.makeVariables(4)
    var held: [ConstraintID: LinearConstraint] = [:]
    for _ in 0..<16 {
      var constraint = RandomSystemTests.constraint(of: variables, &generator)
      constraint.priority = .required
      do {
        held[try solver.add(constraint)] = constraint
      } catch {
        let members = error.conflicting.compactMap { held[$0] } + [constraint]
        #expect(members.count == error.conflicting.count + 1)
        #expect(error.conflicting == error.conflicting.sorted())
        #expect(VertexEnumeration(dimension: 4, constraints: members).best() == nil)
        for index in members.indices {
          var rest = members
          rest.remove(at: index)
          #expect(VertexEnumeration(dimension: 4, constraints: rest).best() != nil)
        }
      }
    }
  }

  @Test("in a long chain is found in reasonable work")
  func longChain() throws {
    var solver = Solver()
    let edges = solver.makeVariables(400)
    var ids = [try solver.add(1 * edges[0], .equal, 0)]
    for (previous, next) in zip(edges, edges.dropFirst()) {
      ids.append(try solver.add(1 * next, .equal, 1 * previous + 8))
    }
    let added = LinearConstraint(1 * edges[200] + -10, .equal)
    #expect(throws: Unsatisfiable(added: added, conflicting: Array(ids[...200]))) {
      try solver.add(added)
    }
  }

  @Test("of very many constraints names none of them, after limited work")
  func endlessChain() throws {
    var solver = Solver()
    let edges = solver.makeVariables(3000)
    try solver.add(1 * edges[0], .equal, 0)
    for (previous, next) in zip(edges, edges.dropFirst()) {
      try solver.add(1 * next, .equal, 1 * previous + 8)
    }
    let added = LinearConstraint(1 * edges[2999] + -10, .equal)
    for _ in 0..<20 {
      #expect(throws: Unsatisfiable(added: added, conflicting: [])) { try solver.add(added) }
    }
    #expect(solver.counters.conflictTrials < 3_100_000)
  }

  @Test("is looked for among the constraints that share variables with the new one")
  func manyConflicts() throws {
    var solver = Solver()
    let widths = solver.makeVariables(1000)
    let ids = try widths.map { try solver.add(1 * $0, .equal, 10) }
    for (width, id) in zip(widths, ids) {
      let added = LinearConstraint(1 * width + -20, .equal)
      #expect(throws: Unsatisfiable(added: added, conflicting: [id])) { try solver.add(added) }
    }
    // Each is put into the index once and looked at for its own conflict alone.
    #expect(solver.counters.conflictLooks == 2000)
  }

  @Test("knows neither the constraints removed since the last one nor misses those added")
  func changedBetween() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(1 * a, .equal, 10)
    #expect(throws: Unsatisfiable.self) { try solver.add(1 * a, .equal, 20) }
    solver.remove(first)
    let same = try solver.add(1 * a, .equal, 1 * b)
    let other = try solver.add(1 * b, .equal, 30)
    let added = LinearConstraint(1 * a + -10, .equal)
    #expect(throws: Unsatisfiable(added: added, conflicting: [same, other])) {
      try solver.add(added)
    }
  }
}
