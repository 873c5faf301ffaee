import Cassowary
import Testing

@Suite("The work of the solver") struct WorkTests {
  /// Boxes of equal widths between the edges of a superview, each with a content size.
  static func chain(_ count: Int) throws -> (Solver, width: Variable, boxes: [Variable]) {
    var solver = Solver()
    let superview = solver.makeVariable()
    let lefts = solver.makeVariables(count)
    let widths = solver.makeVariables(count)
    solver.edit(superview, priority: .high)
    solver.suggest(52 * Double(count) + 8, for: superview)
    for box in 0..<count {
      if box == 0 {
        try solver.add(1 * lefts[0], .equal, 8)
      } else {
        try solver.add(1 * lefts[box], .equal, 1 * lefts[box - 1] + 1 * widths[box - 1] + 8)
        try solver.add(1 * widths[box], .equal, 1 * widths[0])
      }
      let content = LinearExpression(constant: Double(40 + 7 * box % 11))
      try solver.add(1 * widths[box], .lessThanOrEqual, content, at: 250)
      try solver.add(1 * widths[box], .greaterThanOrEqual, content, at: 500)
    }
    try solver.add(1 * lefts[count - 1] + 1 * widths[count - 1] + 8, .equal, 1 * superview)
    solver.solve()
    return (solver, superview, widths)
  }

  @Test("is no pivot for a chain, however long", arguments: [10, 100, 1000])
  func chainPivots(count: Int) throws {
    let (solver, _, widths) = try Self.chain(count)
    #expect(solver.counters.pivots == 0)
    #expect(solver.counters.eliminations == 2 * count)
    #expect(solver.counters.evaluations == 2 * count + 1)
    for width in widths { #expect(abs(solver.value(of: width) - 44) < 1e-6) }
  }

  @Test("is no pivot when a chain is resized")
  func chainResize() throws {
    var (solver, superview, widths) = try Self.chain(1000)
    let before = solver.counters
    for width in [40_000.0, 60_000, 52_008] {
      solver.suggest(width, for: superview)
      solver.solve()
      #expect(abs(solver.value(of: widths[999]) - (width - 8008) / 1000) < 1e-6)
    }
    #expect(solver.counters.pivots == before.pivots)
    #expect(solver.counters.rebuilds == before.rebuilds)
    #expect(solver.brokenInvariants == [])
  }

  @Test("of resizing asks for no memory, once each width has been there", arguments: [10, 1000])
  func allocations(count: Int) throws {
    var (solver, superview, widths) = try Self.chain(count)
    try solver.add(1 * widths[0], .lessThanOrEqual, 46, at: 800)
    let steps = (0..<40).map { Double(30 + $0 * 7 % 40) * Double(count) }
    var before = solver.counters
    for round in 0..<2 {
      before = round == 1 ? solver.counters : before
      for step in steps {
        solver.suggest(step, for: superview)
        solver.solve()
      }
    }
    #expect(solver.counters.allocations == before.allocations)
    #expect(solver.counters.evaluations > before.evaluations)
  }

  /// The limits keep both equalities in the tableau.
  @Test("of refusing a constraint is no copy of the others", arguments: [10, 300])
  func refusals(count: Int) throws {
    var solver = Solver()
    let widths = solver.makeVariables(count)
    for width in widths {
      try solver.add(1 * width, .greaterThanOrEqual, 0)
      try solver.add(1 * width, .lessThanOrEqual, 400)
      try solver.add(1 * width, .equal, 100)
    }
    let before = solver.counters
    for width in widths {
      #expect(throws: Unsatisfiable.self) { try solver.add(1 * width, .equal, 200) }
      #expect(throws: Unsatisfiable.self) { try solver.add(1 * width, .greaterThanOrEqual, 101) }
    }
    #expect(solver.counters.allocations == before.allocations)
    #expect(solver.counters.rebuilds == before.rebuilds)
    #expect(solver.brokenInvariants == [])
    solver.solve()
    for width in widths { #expect(solver.value(of: width) == 100) }
  }

  @Test("is done once: solving a solved system does nothing")
  func solvedAlready() throws {
    var (solver, _, _) = try Self.chain(10)
    let before = solver.counters
    solver.solve()
    #expect(solver.counters == before)
  }

  @Test("does not set the system up again when constants change")
  func constants() throws {
    var solver = Solver()
    let edges = solver.makeVariables(100)
    var ids = [try solver.add(1 * edges[0], .equal, 0)]
    for (previous, next) in zip(edges, edges.dropFirst()) {
      ids.append(try solver.add(1 * next, .equal, 1 * previous + 8))
    }
    try solver.add(1 * edges[99], .lessThanOrEqual, 900)
    try solver.add(1 * edges[99], .equal, 800, at: 250)
    solver.solve()
    let before = solver.counters
    for (index, id) in ids.enumerated() { try solver.setConstant(-Double(index % 3), of: id) }
    solver.solve()
    #expect(solver.value(of: edges[99]) == 99)
    #expect(solver.counters.rebuilds == before.rebuilds)
    #expect(solver.counters.pivots == before.pivots)
    #expect(solver.brokenInvariants == [])
  }

  @Test("with large constants and odd multipliers keeps to a millionth")
  func accuracy() throws {
    var solver = Solver()
    let parts = solver.makeVariables(30)
    let total = parts.map { 1 * $0 }.reduce(LinearExpression(), +)
    try solver.add(total, .equal, 1_000_000)
    for (previous, next) in zip(parts, parts.dropFirst()) {
      let ratio = Int(next.index) % 2 == 0 ? 1.0 / 3 : 16.0 / 9
      try solver.add(1 * next, .equal, ratio * previous, at: 750)
    }
    solver.solve()
    #expect(solver.brokenInvariants == [])
    #expect(abs(solver.value(of: total) - 1_000_000) < 1e-6)
    for (previous, next) in zip(parts, parts.dropFirst()) {
      let ratio = Int(next.index) % 2 == 0 ? 1.0 / 3 : 16.0 / 9
      #expect(abs(solver.value(of: next) - ratio * solver.value(of: previous)) < 1e-6)
    }
  }

  @Test("order of required constraints does not change the result")
  func order() throws {
    func solve(inequalitiesFirst: Bool) throws -> [Double] {
      var solver = Solver()
      let widths = solver.makeVariables(20)
      func addInequalities() throws {
        for width in widths { try solver.add(1 * width, .greaterThanOrEqual, 0) }
      }
      if inequalitiesFirst { try addInequalities() }
      for (previous, next) in zip(widths, widths.dropFirst()) {
        try solver.add(1 * next, .equal, 1 * previous + 1)
        #expect(solver.brokenInvariants == [])
      }
      if !inequalitiesFirst { try addInequalities() }
      try solver.add(1 * widths[7], .equal, 50, at: 250)
      solver.solve()
      #expect(solver.brokenInvariants == [])
      return widths.map { solver.value(of: $0) }
    }
    let values = try solve(inequalitiesFirst: true)
    #expect(values == (43..<63).map(Double.init))
    #expect(try solve(inequalitiesFirst: false) == values)
  }

  /// Every variable is free, so it is at 0 and has no range.
  @Test("of choosing the values of free variables one by one computes no other values")
  func choices() throws {
    var solver = Solver()
    let places = solver.makeVariables(100)
    solver.solve()
    let before = solver.counters.evaluations
    for (index, place) in places.enumerated() {
      #expect(solver.range(of: place) == SolutionRange(lowest: nil, highest: nil))
      let difference = LinearExpression([LinearExpression.Term(place)], constant: -Double(index))
      solver.add(wish: LinearConstraint(difference, .equal, priority: .low))
      #expect(solver.singleValue(of: 1 * place + 1) == Double(index) + 1)
    }
    #expect(solver.counters.evaluations == before)
    solver.solve()
    #expect(solver.counters.evaluations == before + 100)
    #expect(places.map { solver.value(of: $0) } == (0..<100).map(Double.init))
  }
}
