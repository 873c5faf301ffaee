import Cassowary
import Geometry

/// The solution that UIKit shows if several are equally good.
///
/// Of several constraints with equal priority, the first added one is satisfied first. Then each
/// inequality, in order of addition, becomes as tight as the previous ones allow. The reason is
/// that UIKit's engine leaves the slack of an inequality at 0 unless something changes it. Sizes,
/// and positions in the superview, that no inequality bounds are 0.
extension SystemSolver {
  /// Returns a system without ties.
  ///
  /// Every optional constraint keeps its distance from being satisfied in the current solution,
  /// which breaks ties by order.
  func withoutTies() -> Solver {
    var system = solver
    let mayVary = solver.variablesThatMayVary()
    for (id, _) in sources {
      guard let constraint = solver.constraint(id), !constraint.priority.isRequired,
        constraint.expression.terms.contains(where: { mayVary[Int($0.variable.index)] })
      else { continue }
      var expression = constraint.expression
      let value = solver.value(of: expression)
      let isMet = constraint.relation.holds(value)
      if !isMet { expression.constant -= value }
      system.add(
        wish: LinearConstraint(
          expression, isMet ? constraint.relation : .equal, priority: .least))
    }
    system.solve()
    return system
  }

  /// Returns the system with the shown value of every ambiguous size and position.
  func shownSolution(of ambiguous: [(axis: Axis, slots: [Int])]) -> SystemSolver {
    var shown = self
    shown.tightenInequalities()
    for (axis, slots) in ambiguous {
      for slot in inOrderOfSizes(slots) { shown.chooseSize(slot, axis) }
      for slot in slots { shown.choosePosition(slot, axis) }
    }
    shown.solve()
    return shown
  }

  private mutating func tightenInequalities() {
    let declared = sources.compactMap { id, source in source.position.map { (id, $0) } }
      .sorted { $0.1 < $1.1 }
    for (id, _) in declared {
      guard let constraint = solver.constraint(id), constraint.relation != .equal else { continue }
      let range = solver.range(of: constraint.expression)
      guard !range.isPoint else { continue }
      let nearest =
        constraint.relation == .lessThanOrEqual ? range.highest : range.lowest
      if let nearest { hold(constraint.expression, at: nearest) }
    }
  }

  /// Makes a view as small as constraints allow.
  ///
  /// The content of a scroll view gets the allowed size nearest to its given content size.
  private mutating func chooseSize(_ slot: Int, _ axis: Axis) {
    let wanted = wantedContentLength(slot, axis) ?? 0
    choose(LinearExpression(length: extents[slot][axis]), near: max(wanted.value, 0))
  }

  private mutating func choosePosition(_ slot: Int, _ axis: Axis) {
    let container = plan.slots[slot].superview ?? plan.slots[slot].owner
    let origin = LinearExpression(boundsOrigin(container, axis))
    choose(LinearExpression(extents[slot][axis].min), near: solver.singleValue(of: origin))
  }

  private mutating func choose(_ expression: LinearExpression, near value: Double) {
    let range = solver.range(of: expression)
    guard !range.isPoint else { return }
    let low = range.lowest ?? -.infinity
    hold(expression, at: min(max(value, low), range.highest ?? .infinity))
  }

  /// Returns the slots in the order in which their sizes are chosen.
  ///
  /// Superviews come before subviews. Stacks come after other views, inner stacks first, because a
  /// stack has no size of its own. Internal guides come last.
  func inOrderOfSizes(_ slots: [Int]) -> [Int] {
    func isStack(_ slot: Int) -> Bool {
      plan.slots[slot].kind == .view && hierarchy.nodes[plan.slots[slot].view].stack != nil
    }
    let guides = slots.filter { plan.slots[$0].isSystemGuide }
    let views = slots.filter { !plan.slots[$0].isSystemGuide }
    return views.filter { !isStack($0) } + views.filter(isStack).reversed() + guides
  }

  /// Adds an optional constraint that fixes an expression at one of its best values.
  ///
  /// The constraint has the lowest priority. It is always satisfied, because no other constraint
  /// forbids the value. A required constraint would rebuild the system. Before values are read, the
  /// system has to be solved again.
  @discardableResult
  mutating func hold(_ expression: LinearExpression, at value: Double) -> LinearConstraint {
    var difference = expression
    difference.constant -= value
    let wish = LinearConstraint(difference, .equal, priority: .least)
    hold(wish)
    return wish
  }

  mutating func hold(_ wish: LinearConstraint) {
    solver.add(wish: wish)
  }
}
