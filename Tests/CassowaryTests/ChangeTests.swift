import Cassowary
import TestSupport
import Testing

@Suite("A sequence of changes") struct ChangeTests {
  /// A system beside the list of what it should hold.
  struct Session {
    var solver = Solver()
    let variables: [Variable]
    var held: [(id: ConstraintID, constraint: LinearConstraint)] = []

    init(variables count: Int) {
      variables = solver.makeVariables(count)
    }

    mutating func addRandom(_ generator: inout SeededGenerator) {
      let constraint = RandomSystemTests.constraint(of: variables, &generator)
      if let id = try? solver.add(constraint) { held.append((id, constraint)) }
    }

    mutating func removeRandom(_ generator: inout SeededGenerator) {
      guard let index = held.indices.randomElement(using: &generator) else { return }
      solver.remove(held.remove(at: index).id)
    }

    mutating func changeRandom(_ generator: inout SeededGenerator) throws {
      guard let index = held.indices.randomElement(using: &generator) else { return }
      var constraint = held[index].constraint
      constraint.expression.constant = Double(Int.random(in: -20...20, using: &generator))
      let before = solver.description
      do {
        try solver.setConstant(constraint.expression.constant, of: held[index].id)
        held[index].constraint = constraint
      } catch {
        #expect(solver.description == before)
        #expect(error.added == constraint)
        var others = held.map(\.constraint)
        others[index] = constraint
        let system = VertexEnumeration(dimension: variables.count, constraints: others)
        #expect(system.best() == nil)
      }
    }

    /// The same constraints, added to a new solver in the order of declaration.
    func rebuilt() throws -> Solver {
      var fresh = Solver()
      _ = fresh.makeVariables(variables.count)
      for (_, constraint) in held { try fresh.add(constraint) }
      fresh.solve()
      return fresh
    }
  }

  @Test("gives the same result as building again", arguments: 0..<300)
  func endsAlike(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1000 + seed))
    var session = Session(variables: Int.random(in: 1...4, using: &generator))
    for _ in 0..<25 {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0...2: if session.held.count < 9 { session.addRandom(&generator) }
      case 3: session.removeRandom(&generator)
      case 4, 5: try session.changeRandom(&generator)
      default: session.solver.solve()
      }
      #expect(session.solver.brokenInvariants == [])
    }
    session.solver.solve()
    #expect(session.solver.brokenInvariants == [])
    let fresh = try session.rebuilt()
    for variable in session.variables {
      #expect(session.solver.value(of: variable) == fresh.value(of: variable))
    }
    try RandomSystemTests.check(
      session.solver, session.variables, session.held.map(\.constraint))
  }

  @Test("undone leaves the same values, bit for bit", arguments: 0..<100)
  func undo(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(5000 + seed))
    var session = Session(variables: 4)
    for _ in 0..<8 { session.addRandom(&generator) }
    session.solver.solve()
    let before = session.variables.map { session.solver.value(of: $0) }
    let count = session.held.count
    for _ in 0..<3 { session.addRandom(&generator) }
    session.solver.solve()
    for (id, _) in session.held.suffix(from: count) { session.solver.remove(id) }
    for (id, constraint) in session.held.prefix(count) where !constraint.priority.isRequired {
      try session.solver.setConstant(77, of: id)
      session.solver.solve()
      try session.solver.setConstant(constraint.expression.constant, of: id)
    }
    session.solver.solve()
    #expect(session.variables.map { session.solver.value(of: $0) } == before)
    #expect(session.solver.brokenInvariants == [])
  }

  @Test("gives the same state each time", arguments: 0..<20)
  func sameState(seed: Int) {
    let states = (0..<2).map { _ in
      var generator = SeededGenerator(seed: UInt64(9000 + seed))
      var session = Session(variables: 5)
      for _ in 0..<14 { session.addRandom(&generator) }
      session.solver.solve()
      return session.solver.description
    }
    #expect(states[0] == states[1])
  }

  @Test("keeps the other constraints' ids after a removal, and has none for the removed one")
  func ids() throws {
    var solver = Solver()
    let variable = solver.makeVariable()
    let ids = try [10.0, 20, 30].map {
      try solver.add(1 * variable, .greaterThanOrEqual, LinearExpression(constant: $0))
    }
    solver.remove(ids[1])
    #expect(ids.map { solver.constraint($0)?.expression.constant } == [-10, nil, -30])
    solver.remove(ids[2])
    #expect(ids.map { solver.constraint($0)?.expression.constant } == [-10, nil, nil])
  }
}
