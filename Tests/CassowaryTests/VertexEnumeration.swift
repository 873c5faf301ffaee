import Cassowary

/// The definition of the best solution, tried out on every point where it can lie.
///
/// Costs are linear between the planes on which constraints are tight or variables 0, so some
/// crossing of as many planes as there are variables is best.
struct VertexEnumeration {
  let dimension: Int
  let constraints: [LinearConstraint]

  /// The total error of each level, the highest first, and then each error in the order of
  /// declaration; nil where the required constraints contradict each other.
  func best() -> (levels: [Double], errors: [Double])? {
    var best: (levels: [Double], errors: [Double])?
    for point in crossings() where isFeasible(point) {
      let costs = costs(at: point)
      if let known = best, !Self.isLess(costs, known) { continue }
      best = costs
    }
    return best
  }

  func isFeasible(_ point: [Double]) -> Bool {
    constraints.allSatisfy {
      !$0.priority.isRequired || Self.error(of: $0, at: point) <= 1e-6 * size(of: point)
    }
  }

  func costs(at point: [Double]) -> (levels: [Double], errors: [Double]) {
    let soft = constraints.filter { !$0.priority.isRequired }
    let levels = Set(soft.map(\.priority)).sorted(by: >)
    let totals = levels.map { level in
      soft.filter { $0.priority == level }.map { Self.error(of: $0, at: point) }.reduce(0, +)
    }
    return (totals, soft.map { Self.error(of: $0, at: point) })
  }

  static func error(of constraint: LinearConstraint, at point: [Double]) -> Double {
    var value = constraint.expression.constant
    for term in constraint.expression.terms {
      value += term.coefficient * point[Int(term.variable.index)]
    }
    switch constraint.relation {
    case .lessThanOrEqual: return max(0, value)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  static func isLess(
    _ lhs: (levels: [Double], errors: [Double]), _ rhs: (levels: [Double], errors: [Double])
  ) -> Bool {
    for (left, right) in zip(lhs.levels + lhs.errors, rhs.levels + rhs.errors)
    where abs(left - right) > 1e-6 * max(1, abs(right)) {
      return left < right
    }
    return false
  }

  private func size(of point: [Double]) -> Double { point.map(abs).reduce(1, max) }

  func crossings() -> [[Double]] {
    var planes = constraints.map { constraint in
      var plane = [Double](repeating: 0, count: dimension + 1)
      for term in constraint.expression.terms {
        plane[Int(term.variable.index)] += term.coefficient
      }
      plane[dimension] = -constraint.expression.constant
      return plane
    }
    for axis in 0..<dimension {
      planes.append((0...dimension).map { $0 == axis ? 1 : 0 })
    }
    var points: [[Double]] = []
    var chosen = Array(0..<dimension)
    while true {
      if let point = solve(chosen.map { planes[$0] }) { points.append(point) }
      guard
        let place = chosen.indices.last(where: {
          chosen[$0] < planes.count - dimension + $0
        })
      else { return points }
      chosen[place] += 1
      for next in chosen.indices where next > place { chosen[next] = chosen[next - 1] + 1 }
    }
  }

  /// Gaussian elimination with full row pivoting; nil where the planes do not meet in one point.
  private func solve(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in 0..<dimension {
      guard
        let best = (column..<dimension).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, best)
      for row in 0..<dimension where row != column {
        let factor = rows[row][column] / rows[column][column]
        for entry in column...dimension { rows[row][entry] -= factor * rows[column][entry] }
      }
    }
    return (0..<dimension).map { rows[$0][dimension] / rows[$0][$0] }
  }
}
