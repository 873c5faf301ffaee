import Cassowary
import Testing

@Suite("A budget of work") struct WorkBudgetTests {
  /// Boxes in a row that only inequalities hold, so that a range moves all of them.
  static func row(_ count: Int, within budget: WorkBudget) throws -> (Solver, last: Variable) {
    var solver = Solver(budget: budget)
    let lefts = solver.makeVariables(count)
    let widths = solver.makeVariables(count)
    for box in 0..<count {
      try solver.add(1 * widths[box], .greaterThanOrEqual, 0)
      guard box > 0 else { continue }
      try solver.add(
        1 * lefts[box], .greaterThanOrEqual, 1 * lefts[box - 1] + 1 * widths[box - 1] + 5)
      try solver.add(1 * widths[box], .lessThanOrEqual, 1 * widths[box - 1], at: 750)
    }
    solver.solve()
    return (solver, lefts[count - 1])
  }

  @Test("is spent by solving and by searching ranges, and copies share it")
  func shared() throws {
    let budget = WorkBudget()
    var (solver, last) = try Self.row(20, within: budget)
    let solved = budget.spent
    #expect(solved > 0)
    _ = solver.isDetermined(last)
    let searched = budget.spent
    #expect(searched > solved)
    var copy = solver
    _ = copy.isDetermined(last)
    #expect(budget.spent > searched)
    #expect(!budget.isUsedUp)
  }

  @Test("is the same for the same system")
  func deterministic() throws {
    let spent = try (0..<2).map { _ in
      let budget = WorkBudget()
      var (solver, last) = try Self.row(30, within: budget)
      _ = solver.range(of: last)
      return budget.spent
    }
    #expect(spent[0] == spent[1])
  }

  /// Without a limit, the ranges of 60 boxes take over a million entries.
  @Test("ends every search soon after it is used up")
  func usedUp() throws {
    let budget = WorkBudget(limit: 20_000)
    var (solver, last) = try Self.row(60, within: budget)
    for _ in 0..<50 { _ = solver.range(of: last) }
    #expect(budget.isUsedUp)
    let spent = budget.spent
    #expect(spent < 200_000)
    for _ in 0..<100 { _ = solver.isDetermined(last) }
    #expect(budget.spent == spent)
  }
}
