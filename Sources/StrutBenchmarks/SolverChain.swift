import Cassowary

typealias Term = LinearExpression.Term

/// A row of boxes of equal width between the edges of a superview whose width is edited.
///
/// Constraints for the sizes of the boxes' contents pull at each width. There is only one axis:
/// each box has `left` and `width`.
struct SolverChain {
  let left: [Variable]
  let width: [Variable]
  let superviewLeft: Variable
  let superviewWidth: Variable
  var solver: Solver

  /// The superview's width at which every box is 44 points wide.
  var naturalWidth: Double { 52 * Double(left.count) + 8 }

  /// Builds and solves the system.
  ///
  /// - Parameters:
  ///   - count: the number of boxes.
  ///   - grouped: whether constraints are added kind by kind; otherwise they are added box by box.
  /// - Throws: the error of contradicting constraints, which these are not.
  init(count: Int, grouped: Bool) throws {
    var solver = Solver()
    superviewLeft = solver.makeVariable()
    superviewWidth = solver.makeVariable()
    left = (0..<count).map { _ in solver.makeVariable() }
    width = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
    try hold([Term(superviewLeft)], 0)
    self.solver.edit(superviewWidth, priority: .high)
    self.solver.suggest(naturalWidth, for: superviewWidth)
    if grouped {
      for box in 0..<count { try space(box) }
      try trail()
      for box in 1..<count { try equalise(box) }
      for box in 0..<count { try hug(box) }
      for box in 0..<count { try resist(box) }
    } else {
      for box in 0..<count {
        try space(box)
        if box > 0 { try equalise(box) }
        try hug(box)
        try resist(box)
      }
      try trail()
    }
    self.solver.solve()
  }

  /// The right edge of the last box, in points.
  var checksum: Double {
    solver.value(of: left[left.count - 1]) + solver.value(of: width[left.count - 1])
  }

  /// Suggests a new width of the superview and solves, `steps` times.
  ///
  /// - Returns: the mean width of the first box, in points.
  mutating func resize(steps: Int) -> Double {
    var sum = 0.0
    for step in 0..<steps {
      let factor = 0.8 + 0.4 * Double(step * 37 % 1000) / 1000
      solver.suggest(naturalWidth * factor, for: superviewWidth)
      solver.solve()
      sum += solver.value(of: width[0])
    }
    return sum / Double(steps)
  }

  private func content(_ box: Int) -> Double { Double(40 + 7 * box % 11) }

  private mutating func hold(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) throws {
    try solver.add(
      LinearConstraint(
        LinearExpression(terms, constant: constant), relation, priority: priority))
  }

  private mutating func space(_ box: Int) throws {
    guard box > 0 else { return try hold([Term(left[0]), Term(superviewLeft, -1)], -8) }
    try hold([Term(left[box]), Term(left[box - 1], -1), Term(width[box - 1], -1)], -8)
  }

  private mutating func trail() throws {
    let last = left.count - 1
    try hold(
      [Term(left[last]), Term(width[last]), Term(superviewLeft, -1), Term(superviewWidth, -1)], 8)
  }

  private mutating func equalise(_ box: Int) throws {
    try hold([Term(width[box]), Term(width[0], -1)], 0)
  }

  private mutating func hug(_ box: Int) throws {
    try hold([Term(width[box])], -content(box), .lessThanOrEqual, .low)
  }

  private mutating func resist(_ box: Int) throws {
    try hold([Term(width[box])], -content(box), .greaterThanOrEqual, Level.medium)
  }
}

/// The priorities of the workloads.
///
/// Their order is the order of the other solver's weights.
enum Level {
  static let edit = Priority(900) ?? .high
  static let accessory = Priority(800) ?? .high
  static let medium = Priority(500) ?? .high
  static let centre = Priority(251) ?? .low
}
