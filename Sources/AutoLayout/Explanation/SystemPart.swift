import Cassowary

/// Constraints of a solved system that do not depend on its other constraints, in a solver of their own.
///
/// Constraints depend on each other if they share a variable, directly or through others. A variable whose
/// value is determined by one required equality does not count.
struct SystemPart {
  private var solver: Solver
  /// The constraints by their numbers, with the solver's variables and the ids in the solver.
  private var members: [Int: [(id: ConstraintID, constraint: LinearConstraint)]] = [:]

  var count: Int { members.count }

  /// Creates a part with the given constraints.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of its constraints in `held`, with those that determine a variable.
  ///   - held: all constraints.
  ///   - budget: the work that its solvers may do.
  init(_ numbers: [Int], of held: [HeldConstraint], within budget: WorkBudget) {
    solver = Solver(budget: budget)
    var entries = numbers.flatMap { number in
      zip(held[number].ids, held[number].constraints).map { (number, $0, $1) }
    }
    entries.sort { $0.1 < $1.1 }
    var variables: [Int32: Variable] = [:]
    for place in entries.indices {
      for term in entries[place].2.expression.terms.indices {
        let index = entries[place].2.expression.terms[term].variable.index
        let variable = variables[index] ?? solver.makeVariable()
        variables[index] = variable
        entries[place].2.expression.terms[term].variable = variable
      }
    }
    // They held together in their system.
    _ = solver.add(all: entries.map(\.2))
    for (place, entry) in entries.enumerated() {
      members[entry.0, default: []].append((ConstraintID(index: Int32(place)), entry.2))
    }
  }

  /// The part without one of its constraints, or nil if its best solutions could differ.
  func leaving(_ number: Int, of held: [HeldConstraint]) -> SystemPart? {
    var rest = self
    let removed = rest.members.removeValue(forKey: number) ?? []
    for member in removed { rest.solver.remove(member.id) }
    return rest.solver.keeps(held[number], removed.map(\.constraint)) ? rest : nil
  }
}

extension SystemPart {
  /// Divides constraints into parts.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the constraints in `held`.
  ///   - held: all constraints.
  ///   - doubtful: the numbers of those that may be left out. A variable that one of them determines counts.
  /// - Returns: the numbers of each part, with those that determine its variables.
  static func divide(
    _ numbers: [Int], of held: [HeldConstraint], doubtful: Set<Int>
  ) -> [[Int]] {
    var fixing: [Int32: Int] = [:]
    for number in numbers where !doubtful.contains(number) && held[number].isTight {
      if let variable = held[number].determinedVariable, fixing[variable] == nil {
        fixing[variable] = number
      }
    }
    let isFixing = Set(fixing.values)
    var sets = DisjointSets()
    var entries: [(number: Int, open: [Int32], fixed: [Int32])] = []
    for number in numbers where !isFixing.contains(number) {
      let variables = held[number].constraints.flatMap { $0.expression.terms.map(\.variable.index) }
      let open = variables.filter { fixing[$0] == nil }
      for variable in open.dropFirst() { sets.join(open[0], variable) }
      entries.append((number, open, variables.filter { fixing[$0] != nil }))
    }
    var parts: [[Int]] = []
    var placeOfSet: [Int32: Int] = [:]
    for entry in entries {
      let set = entry.open.first.map { sets.set(of: $0) }
      let place = set.flatMap { placeOfSet[$0] } ?? parts.count
      if place == parts.count { parts.append([]) }
      if let set { placeOfSet[set] = place }
      parts[place].append(entry.number)
      parts[place] += entry.fixed.compactMap { fixing[$0] }
    }
    return parts.map { Set($0).sorted() }
  }
}

extension HeldConstraint {
  /// The variable whose value the constraint determines alone, or nil if it is no such constraint.
  fileprivate var determinedVariable: Int32? {
    guard constraints.count == 1, let constraint = constraints.first,
      constraint.priority.isRequired, constraint.relation == .equal,
      constraint.expression.terms.count == 1
    else { return nil }
    return constraint.expression.terms.first?.variable.index
  }
}

/// Sets of variables without a common member.
private struct DisjointSets {
  private var parents: [Int32: Int32] = [:]

  mutating func set(of variable: Int32) -> Int32 {
    var top = variable
    while let parent = parents[top] { top = parent }
    // Later searches begin near the top.
    var next = variable
    while let parent = parents[next], parent != top {
      parents[next] = top
      next = parent
    }
    return top
  }

  mutating func join(_ one: Int32, _ other: Int32) {
    let (first, second) = (set(of: one), set(of: other))
    if first != second { parents[max(first, second)] = min(first, second) }
  }
}

extension Solver {
  /// Whether the constraints' values stay the same in every best solution without them.
  ///
  /// - Parameters:
  ///   - held: the constraints with their value.
  ///   - constraints: the same with the solver's variables.
  /// - Returns: whether they stay the same.
  fileprivate mutating func keeps(
    _ held: HeldConstraint, _ constraints: [LinearConstraint]
  ) -> Bool {
    guard !held.isTight else {
      for constraint in constraints where !holds(throughout: constraint) { return false }
      return true
    }
    guard let expression = constraints.first?.expression else { return true }
    let range = range(of: expression)
    guard range.isPoint, let value = range.lowest else { return false }
    return abs(value - held.value) <= HeldConstraint.tolerance
  }

  /// Whether every best solution satisfies the constraint.
  private mutating func holds(throughout constraint: LinearConstraint) -> Bool {
    let range = range(of: constraint.expression)
    let tolerance = HeldConstraint.tolerance
    let isNotAbove = range.highest.map { $0 <= tolerance } ?? false
    let isNotBelow = range.lowest.map { $0 >= -tolerance } ?? false
    return switch constraint.relation {
    case .lessThanOrEqual: isNotAbove
    case .equal: isNotAbove && isNotBelow
    case .greaterThanOrEqual: isNotBelow
    }
  }
}
