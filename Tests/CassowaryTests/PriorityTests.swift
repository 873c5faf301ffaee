import Cassowary
import Testing

@Suite("Priorities") struct PriorityTests {
  /// Optional constraints on one width, and the solution.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let wishes: [(relation: Relation, value: Double, level: Double)]
    let width: Double

    init(
      _ name: String, _ wishes: [(relation: Relation, value: Double, level: Double)],
      width: Double
    ) {
      testDescription = name
      self.wishes = wishes
      self.width = width
    }
  }

  @Test(
    "decide a width",
    arguments: [
      Row(
        "a tie goes to the wish declared first",
        [(.equal, 100, 500), (.equal, 200, 500)], width: 100),
      Row(
        "a tie goes to the wish declared first, the greater one too",
        [(.equal, 200, 500), (.equal, 100, 500)], width: 200),
      Row(
        "one level higher wins whole", [(.equal, 200, 500), (.equal, 100, 501)], width: 100),
      Row(
        "three wishes of a level meet in the median, not the mean",
        [(.equal, 100, 500), (.equal, 200, 500), (.equal, 120, 500)], width: 120),
      Row(
        "a wish that cannot be met still pulls",
        [(.lessThanOrEqual, 300, 1000), (.equal, 400, 750)], width: 300),
      Row(
        "fractions are levels of their own",
        [(.equal, 1, 999.5), (.equal, 2, 999.25), (.equal, 2, 999.25)], width: 1),
      Row(
        "no number of lower wishes outweighs a higher one",
        [(.equal, 10, 0.002)] + Array(repeating: (.equal, 90, 0.001), count: 50), width: 10),
    ])
  func decide(_ row: Row) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for wish in row.wishes {
      try solver.add(
        1 * width, wish.relation, LinearExpression(constant: wish.value), at: wish.level)
    }
    solver.solve()
    #expect(solver.value(of: width) == row.width)
    #expect(solver.brokenInvariants == [])
  }

  @Test("move a centre only as far as a required edge needs")
  func requiredEdge() throws {
    var solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * width, .equal, 100)
    try solver.add(1 * x + 0.5 * width, .equal, 150, at: 999)
    try solver.add(1 * x, .greaterThanOrEqual, 120)
    solver.solve()
    #expect(solver.value(of: x) == 120)
  }

  @Test("fit an aspect ratio into a box")
  func aspectFit() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * width, .equal, (16.0 / 9) * height)
    try solver.add(1 * width, .lessThanOrEqual, 358)
    try solver.add(1 * height, .lessThanOrEqual, 150)
    try solver.add(1 * width, .equal, 358, at: 750)
    try solver.add(1 * height, .equal, 150, at: 749)
    solver.solve()
    #expect(abs(solver.value(of: width) - 266.666667) < 1e-6)
    #expect(abs(solver.value(of: height) - 150) < 1e-6)
  }

  @Test("leave the earlier of two equal huggers its size")
  func equalHugging() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * first + 1 * second, .equal, 200)
    try solver.add(1 * first, .lessThanOrEqual, 40, at: 250)
    try solver.add(1 * second, .lessThanOrEqual, 60, at: 250)
    solver.solve()
    #expect(solver.value(of: first) == 40)
    #expect(solver.value(of: second) == 160)
    #expect(!solver.copiedIsDetermined(first))
    #expect(solver.copiedRange(of: first) == SolutionRange(lowest: 40, highest: 140))
  }

  @Test("squeeze the later of two equal resisters to nothing")
  func equalCompression() throws {
    var solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * first, .greaterThanOrEqual, 0)
    try solver.add(1 * second, .greaterThanOrEqual, 0)
    try solver.add(1 * first + 1 * second, .equal, 358)
    try solver.add(1 * first, .greaterThanOrEqual, 500, at: 750)
    try solver.add(1 * second, .greaterThanOrEqual, 60, at: 750)
    solver.solve()
    #expect(solver.value(of: first) == 358)
    #expect(solver.value(of: second) == 0)
    #expect(solver.copiedRange(of: second) == SolutionRange(lowest: 0, highest: 60))
  }
}
