import TestSupport
import Testing

@testable import Cassowary

@Suite("The range of a variable") struct RangeTests {
  @Test("is unbounded if nothing bounds it")
  func open() throws {
    var solver = Solver()
    let (free, floor) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * floor, .greaterThanOrEqual, 12)
    #expect(solver.copiedRange(of: free) == SolutionRange(lowest: nil, highest: nil))
    #expect(solver.copiedRange(of: floor) == SolutionRange(lowest: 12, highest: nil))
    #expect(solver.value(of: free) == 0)
    #expect(solver.value(of: floor) == 12)
    #expect(!solver.copiedIsDetermined(free))
    #expect(!solver.copiedIsDetermined(floor))
  }

  @Test("is a point if an optional constraint decides it, despite ties elsewhere")
  func point() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * a, .equal, 30, at: 1)
    try solver.add(1 * b + 1 * c, .equal, 10)
    #expect(solver.copiedIsDetermined(a))
    #expect(!solver.copiedIsDetermined(b))
    #expect(!solver.copiedIsDetermined(c))
    #expect(solver.copiedIsDetermined(1 * b + 1 * c))
    #expect(solver.value(of: 1 * b + 1 * c + 5) == 15)
  }

  @Test("counts each level's total error, not the order of declaration")
  func tie() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let first = try solver.add(1 * width, .equal, 100, at: 500)
    let second = try solver.add(1 * width, .equal, 200, at: 500)
    solver.solve()
    #expect(solver.copiedRange(of: width) == SolutionRange(lowest: 100, highest: 200))
    #expect(solver.value(of: width) == 100)
    #expect(solver.violation(of: first) == 0)
    #expect(solver.violation(of: second) == 100)
  }

  @Test("of a random system holds every best crossing and is reached", arguments: 0..<150)
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(30_000 + seed))
    var solver = Solver()
    let variables = solver.makeVariables(3)
    var held: [LinearConstraint] = []
    for _ in 0..<7 {
      let constraint = RandomSystemTests.constraint(of: variables, &generator)
      if (try? solver.add(constraint)) != nil { held.append(constraint) }
    }
    let points = VertexEnumeration(dimension: 3, constraints: held).bestCrossings()
    let mayVary = solver.variablesThatMayVary()
    let before = variables.map { solver.value(of: $0) }
    for variable in variables {
      if !mayVary[Int(variable.index)] { #expect(solver.copiedIsDetermined(variable)) }
      let range = solver.range(of: variable)
      let values = points.map { $0[Int(variable.index)] }
      let least = try #require(values.min())
      let greatest = try #require(values.max())
      if let lowest = range.lowest { #expect(abs(lowest - least) < 1e-5) }
      if let highest = range.highest { #expect(abs(highest - greatest) < 1e-5) }
      let isDetermined = solver.isDetermined(variable)
      #expect(isDetermined == range.isPoint)
      #expect(solver.brokenInvariants == [])
      #expect(solver.changedAndBack(variable) == before)
      // An open range leaves room to ask for more, at no cost on any level.
      for (end, request) in [(range.lowest, -1e5), (range.highest, 1e5)] where end == nil {
        var asked = solver
        asked.solve()
        let before = asked.totals(of: held)
        try asked.add(1 * variable, .equal, LinearExpression(constant: request), at: 0.001)
        asked.solve()
        #expect(abs(asked.value(of: variable) - request) < 1)
        for (old, new) in zip(before, asked.totals(of: held)) {
          #expect(abs(old - new) < 1e-5 * max(1, old))
        }
      }
    }
  }
}

extension Solver {
  /// All values after a wish came and went, so that they are read from the tableau again.
  fileprivate func changedAndBack(_ variable: Variable) -> [Double] {
    var copy = self
    copy.edit(variable, priority: .low)
    copy.suggest(12345, for: variable)
    copy.solve()
    copy.stopEditing(variable)
    copy.solve()
    return copy.values.indices.map { copy.value(of: Variable(index: Int32($0))) }
  }

  /// The total error of each level, the highest first.
  fileprivate func totals(of constraints: [LinearConstraint]) -> [Double] {
    let count = constraints.flatMap(\.expression.terms).map { Int($0.variable.index) + 1 }.max()
    let point = (0..<(count ?? 0)).map { value(of: Variable(index: Int32($0))) }
    return VertexEnumeration(dimension: count ?? 0, constraints: constraints)
      .costs(at: point).levels
  }
}

extension VertexEnumeration {
  /// The crossings that are best on every level.
  fileprivate func bestCrossings() -> [[Double]] {
    guard let best = best() else { return [] }
    return crossings().filter { point in
      isFeasible(point)
        && zip(costs(at: point).levels, best.levels).allSatisfy {
          abs($0 - $1) <= 1e-6 * max(1, $1)
        }
    }
  }
}
