import Cassowary
import Testing

/// The worked examples of "Solving Linear Arithmetic Constraints for User Interface Applications"
/// (Borning, Marriott, Stuckey, Xiao, 1997) and "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (Badros, Borning, Stuckey, 2001).
@Suite("The papers' example") struct PaperTests {
  static let strong = 750.0
  static let weak = 250.0

  /// A point midway between two others, all between 0 and 100.
  ///
  /// The left one keeps ten from the right one, and all would rather stay.
  struct Midpoint {
    var solver = Solver()
    let left: Variable
    let middle: Variable
    let right: Variable

    init() throws {
      left = solver.makeVariable()
      middle = solver.makeVariable()
      right = solver.makeVariable()
      try solver.add(2 * middle, .equal, 1 * left + 1 * right)
      try solver.add(1 * left + 10, .lessThanOrEqual, 1 * right)
      try solver.add(1 * left, .greaterThanOrEqual, 0)
      try solver.add(1 * right, .lessThanOrEqual, 100)
    }

    var points: [Double] {
      [left, middle, right].map { solver.value(of: $0) }
    }
  }

  @Test("of a midpoint that is moved from 50 to 60 to 90")
  func midpoint() throws {
    var example = try Midpoint()
    try example.solver.add(1 * example.left, .equal, 30, at: Self.weak)
    try example.solver.add(1 * example.right, .equal, 60, at: Self.weak)
    example.solver.edit(example.middle, priority: .high)
    for (suggestion, points) in [
      (50.0, [30.0, 50, 70]), (60, [30, 60, 90]), (90, [80, 90, 100]), (50, [30, 50, 70]),
    ] {
      example.solver.suggest(suggestion, for: example.middle)
      example.solver.solve()
      #expect(example.points == points)
      #expect(example.solver.brokenInvariants == [])
    }
  }

  @Test("of a midpoint keeps to the required bounds when asked for more than there is")
  func midpointBeyond() throws {
    var example = try Midpoint()
    example.solver.edit(example.middle, priority: .high)
    example.solver.suggest(300, for: example.middle)
    example.solver.solve()
    #expect(example.points == [90, 95, 100])
    example.solver.stopEditing(example.middle)
    example.solver.solve()
    #expect(example.points == [0, 5, 10])
    #expect(example.solver.brokenInvariants == [])
  }

  @Test("of two variables that decide each other")
  func mutual() throws {
    // x weakly 10, y weakly 10, x strongly below y, y required x + 3.
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * x, .lessThanOrEqual, 1 * y)
    try solver.add(1 * y, .equal, 1 * x + 3)
    try solver.add(1 * x, .equal, 10, at: Self.weak)
    try solver.add(1 * y, .equal, 10, at: Self.weak)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 13)
  }

  @Test("of bounds that are added and deleted one by one")
  func deletion() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(1 * x, .equal, 100, at: Self.weak)
    let ten = try solver.add(1 * x, .lessThanOrEqual, 10)
    let twenty = try solver.add(1 * x, .lessThanOrEqual, 20)
    func expect(_ value: Double) {
      #expect(solver.value(of: x) == value)
      #expect(solver.brokenInvariants == [])
    }
    expect(10)
    solver.remove(ten)
    expect(20)
    solver.remove(twenty)
    expect(100)
    let again = try solver.add(1 * x, .lessThanOrEqual, 10)
    let twice = try solver.add(1 * x, .lessThanOrEqual, 10)
    expect(10)
    solver.remove(again)
    expect(10)
    solver.remove(twice)
    expect(100)
  }

  @Test("of a product whose factor is deleted")
  func deletedFactor() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(1 * x, .equal, 100, at: Self.weak)
    try solver.add(1 * y, .equal, 120, at: Self.strong)
    let ten = try solver.add(1 * x, .lessThanOrEqual, 10)
    let twenty = try solver.add(1 * x, .lessThanOrEqual, 20)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [10, 120])
    solver.remove(ten)
    let double = try solver.add(2 * x, .equal, 1 * y)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [20, 40])
    solver.remove(twenty)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [60, 120])
    solver.remove(double)
    solver.solve()
    #expect([x, y].map { solver.value(of: $0) } == [100, 120])
    #expect(solver.brokenInvariants == [])
  }

  @Test("of two bounds that cannot both hold")
  func inconsistent() throws {
    var solver = Solver()
    let (w, x, y, z) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let first = try solver.add(1 * w, .greaterThanOrEqual, 10)
    let chain = [
      try solver.add(1 * x, .greaterThanOrEqual, 1 * w),
      try solver.add(1 * y, .greaterThanOrEqual, 1 * x),
      try solver.add(1 * z, .greaterThanOrEqual, 1 * y),
    ]
    try solver.add(1 * z, .greaterThanOrEqual, 4)
    let before = solver
    let added = LinearConstraint(1 * z + -4, .lessThanOrEqual)
    #expect(throws: Unsatisfiable(added: added, conflicting: [first] + chain)) {
      try solver.add(added)
    }
    #expect(solver.description == before.description)
    #expect(solver.brokenInvariants == [])
  }
}
