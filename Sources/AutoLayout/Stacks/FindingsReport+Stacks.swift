import Diagnostics
import Geometry

extension FindingsReport {
  /// Returns notes that explain how a stack causes an ambiguity.
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

  /// Returns the help text if the baselines of a stack cause the ambiguity, or nil.
  func stackHelp(_ ambiguity: Ambiguity) -> String? {
    stackWithFloatingBaselines(ambiguity).map { .floatingBaselinesHelp($0) }
  }

  /// Returns the name of the stack that aligns its views by baselines without a determined vertical
  /// position, or nil.
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

  /// Returns whether a stack made this member of a conflict, so that the spec cannot remove it.
  func isOfStack(_ source: SystemSolver.Source) -> Bool {
    guard let position = source.position,
      case .engine(.stack, _) = scene.constraints[position].origin
    else { return false }
    return true
  }
}
