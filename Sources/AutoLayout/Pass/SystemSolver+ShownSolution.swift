import Cassowary
import Geometry

/// The solution that UIKit shows if several are equally good.
///
/// Between constraints of equal priority the one that was added first is met first. Then each
/// inequality is tight, in the order of their addition, as far as the ones before it allow: an
/// inequality's distance is one of the numbers that UIKit's engine leaves at 0 until something
/// moves it. What no inequality bounds is 0: sizes, and positions in the superview.
extension SystemSolver {
  /// The system in which every optional constraint holds as closely as it does in the solution that
  /// breaks ties by order.
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

  /// The system with the shown value of every ambiguous size and position.
  func shownSolution(of ambiguous: [(axis: Axis, slots: [Int])]) -> SystemSolver {
    var shown = self
    shown.tightenInequalities()
    for (axis, slots) in ambiguous {
      for slot in inOrderOfSizes(slots) { shown.chooseSize(slot, axis) }
      for slot in slots { shown.choosePosition(slot, axis) }
    }
    return shown
  }

  private mutating func tightenInequalities() {
    let declared = sources.compactMap { id, source in source.position.map { (id, $0) } }
      .sorted { $0.1 < $1.1 }
    for (id, _) in declared {
      guard let constraint = solver.constraint(id), constraint.relation != .equal,
        !isDetermined(constraint.expression)
      else { continue }
      let range = solver.range(of: constraint.expression)
      let nearest =
        constraint.relation == .lessThanOrEqual ? range.highest : range.lowest
      if let nearest { hold(constraint.expression, at: nearest) }
    }
  }

  /// A view is as small as constraints allow, and so is a scroll view's content beyond the size
  /// that it is given.
  private mutating func chooseSize(_ slot: Int, _ axis: Axis) {
    let wanted = wantedContentLength(slot, axis) ?? 0
    choose(LinearExpression(length: extents[slot][axis]), near: max(wanted.value, 0))
  }

  private mutating func choosePosition(_ slot: Int, _ axis: Axis) {
    let container = plan.slots[slot].superview ?? plan.slots[slot].owner
    choose(
      LinearExpression(extents[slot][axis].min), near: value(of: boundsOrigin(container, axis)))
  }

  private mutating func choose(_ expression: LinearExpression, near value: Double) {
    guard !isDetermined(expression) else { return }
    let range = solver.range(of: expression)
    let low = range.lowest ?? -.infinity
    hold(expression, at: min(max(value, low), range.highest ?? .infinity))
  }

  /// The slots in the order in which their sizes are chosen: superviews before subviews, a stack
  /// after its views because it has no size of its own, guides of the engine last.
  func inOrderOfSizes(_ slots: [Int]) -> [Int] {
    func isStack(_ slot: Int) -> Bool {
      plan.slots[slot].kind == .view && hierarchy.nodes[plan.slots[slot].view].stack != nil
    }
    let guides = slots.filter { plan.slots[$0].isSystemGuide }
    let views = slots.filter { !plan.slots[$0].isSystemGuide }
    return views.filter { !isStack($0) } + views.filter(isStack).reversed() + guides
  }

  /// Holds an expression at one of its values in the best solutions.
  ///
  /// The wish has the least priority and cannot fail, because no constraint forbids the value. A
  /// required constraint would set the system up anew.
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
    solve()
  }
}
