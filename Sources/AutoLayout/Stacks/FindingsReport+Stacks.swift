import Diagnostics
import Geometry

extension FindingsReport {
  /// Returns notes that explain how a stack causes an ambiguity.
  func stackNotes(_ ambiguity: Ambiguity, isTie: Bool) -> [Note] {
    if let stack = stackWithFloatingBaselines(ambiguity) { return [.floatingBaselines(stack)] }
    let slot = pass.plan.slots[ambiguity.slot]
    guard ambiguity.isSizeAmbiguous, slot.kind == .view else { return [] }
    if hierarchy.nodes[slot.view].stack != nil, let note = emptinessNote(of: slot.view) {
      return [note]
    }
    guard let (stack, metrics) = stack(of: slot), metrics.axis == ambiguity.axis else { return [] }
    guard isTie else { return [.givesNoSizes(stack)] }
    return ambiguity.rivals.isEmpty ? [] : [.competeInStack(stack, metrics.distribution)]
  }

  /// Returns the help text for an ambiguity of a stack's view, which must not be pinned, or nil.
  func stackHelp(_ ambiguity: Ambiguity) -> String? {
    if let stack = stackWithFloatingBaselines(ambiguity) { return .floatingBaselinesHelp(stack) }
    let slot = pass.plan.slots[ambiguity.slot]
    guard let (stack, _) = stack(of: slot) else { return nil }
    return ambiguity.isSizeAmbiguous
      ? .arrangedSizeHelp(hierarchy.nodes[slot.view].id.name, ambiguity.axis)
      : .arrangedPositionHelp(stack, ambiguity.axis)
  }

  /// Returns the stack that places a view, with its name, or nil.
  private func stack(of slot: SystemPlan.Slot) -> (name: String, metrics: StackMetrics)? {
    guard slot.kind == .view, let parent = hierarchy.nodes[slot.view].parent,
      let metrics = hierarchy.nodes[parent].stack,
      !hierarchy.nodes[parent].leavesAlone(hierarchy.nodes[slot.view].id)
    else { return nil }
    return (hierarchy.nodes[parent].id.name, metrics)
  }

  /// Returns the name of the stack that aligns its views by baselines without a determined vertical
  /// position, or nil.
  private func stackWithFloatingBaselines(_ ambiguity: Ambiguity) -> String? {
    guard ambiguity.isPositionAmbiguous, !ambiguity.isSizeAmbiguous, ambiguity.axis == .vertical,
      let (name, metrics) = stack(of: pass.plan.slots[ambiguity.slot]),
      metrics.axis == .horizontal, metrics.alignment.isBaseline
    else { return nil }
    return name
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
