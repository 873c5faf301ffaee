import Geometry

extension SystemSolver {
  /// Returns the length that ambiguous content gets if constraints allow it, or nil for slots that
  /// are not the content of a scroll view.
  func wantedContentLength(_ slot: Int, _ axis: Axis) -> Points? {
    guard plan.slots[slot].kind == .content else { return nil }
    return scrollMetrics(slot)?.contentSize?[axis] ?? 0
  }

  /// Returns whether to ignore an ambiguous content size: the spec gives the content size, or no
  /// constraint uses the content on this axis.
  func isSettledContent(_ slot: Int, _ axis: Axis) -> Bool {
    guard plan.slots[slot].kind == .content else { return false }
    return scrollMetrics(slot)?.contentSize != nil || !plan.usesContent(slot, axis)
  }

  private func scrollMetrics(_ slot: Int) -> ScrollMetrics? {
    hierarchy.nodes[plan.slots[slot].view].arrangement.scroll
  }
}

extension SystemPlan {
  /// Returns which edges of a scroll view's content constraints use on an axis.
  func contentEdges(_ slot: Int, _ axis: Axis) -> (start: Bool, end: Bool) {
    var edges = (start: false, end: false)
    for operand in contentOperands(slot, axis) {
      if operand.attribute.isStart { edges.start = true }
      if operand.attribute.isEnd { edges.end = true }
    }
    return edges
  }

  fileprivate func usesContent(_ slot: Int, _ axis: Axis) -> Bool {
    !contentOperands(slot, axis).isEmpty
  }

  /// Returns the operands that use a scroll view's content or content margins on an axis.
  private func contentOperands(_ slot: Int, _ axis: Axis) -> [PlacedConstraint.Operand] {
    constraints.flatMap { [$0.first] + $0.terms.map(\.operand) }.filter { operand in
      let item = slots[operand.slot]
      let isContent = operand.slot == slot
      let isMargins = item.kind == .derived(.contentMargins) && item.owner == slots[slot].owner
      return (isContent || isMargins) && operand.attribute.axis == axis
    }
  }
}
