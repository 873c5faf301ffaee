import Diagnostics
import Geometry

extension FindingsReport {
  /// Notes on how a stack causes an ambiguity.
  func stackNotes(_ ambiguity: Ambiguity, isTie: Bool) -> [Note] {
    if let stack = stackWithFloatingBaselines(ambiguity) { return [.floatingBaselines(stack)] }
    let slot = pass.plan.slots[ambiguity.slot]
    guard ambiguity.isSizeAmbiguous, slot.kind == .view else { return [] }
    let node = hierarchy.nodes[slot.view]
    if node.stack != nil, let note = emptinessNote(of: slot.view) { return [note] }
    guard let parent = node.parent, let metrics = hierarchy.nodes[parent].stack,
      metrics.axis == ambiguity.axis, !hierarchy.nodes[parent].leavesAlone(node.id)
    else { return [] }
    let stack = hierarchy.nodes[parent].id.name
    guard isTie else { return [.givesNoSizes(stack)] }
    return ambiguity.rivals.isEmpty ? [] : [.competeInStack(stack, metrics.distribution)]
  }

  /// Help if a stack causes the ambiguity, or nil.
  func stackHelp(_ ambiguity: Ambiguity) -> String? {
    stackWithFloatingBaselines(ambiguity).map { .floatingBaselinesHelp($0) }
  }

  /// The stack whose views are in line by their baselines, with nothing to say where the line is.
  private func stackWithFloatingBaselines(_ ambiguity: Ambiguity) -> String? {
    let slot = pass.plan.slots[ambiguity.slot]
    guard ambiguity.isPositionAmbiguous, !ambiguity.isSizeAmbiguous, ambiguity.axis == .vertical,
      slot.kind == .view, let parent = hierarchy.nodes[slot.view].parent,
      let metrics = hierarchy.nodes[parent].stack, metrics.axis == .horizontal,
      metrics.alignment.isBaseline,
      !hierarchy.nodes[parent].leavesAlone(hierarchy.nodes[slot.view].id)
    else { return nil }
    return hierarchy.nodes[parent].id.name
  }

  private func emptinessNote(of stack: Int) -> Note? {
    let name = hierarchy.nodes[stack].id.name
    let arranged = hierarchy.nodes.filter {
      $0.parent == stack && !hierarchy.nodes[stack].leavesAlone($0.id)
    }
    guard !arranged.isEmpty else { return .emptyStack(name) }
    return arranged.allSatisfy(\.isHidden) ? .hiddenStack(name) : nil
  }

  /// Whether a member of a conflict comes from a stack, so that the spec cannot remove it.
  func isOfStack(_ source: SystemSolver.Source) -> Bool {
    guard let position = source.position,
      case .engine(.stack, _) = scene.constraints[position].origin
    else { return false }
    return true
  }
}
