import Diagnostics
import Geometry

extension FindingsReport {
  /// What a stack has to do with an open size.
  func stackNotes(_ freedom: Freedom, isTie: Bool) -> [Note] {
    let slot = pass.plan.slots[freedom.slot]
    guard freedom.isSizeFree, slot.kind == .view else { return [] }
    let node = hierarchy.nodes[slot.view]
    if node.stack != nil, let note = emptinessNote(of: slot.view) { return [note] }
    guard let parent = node.parent, let metrics = hierarchy.nodes[parent].stack,
      metrics.axis == freedom.axis
    else { return [] }
    let stack = hierarchy.nodes[parent].id.name
    guard isTie else { return [.givesNoSizes(stack)] }
    return freedom.rivals.isEmpty ? [] : [.competeInStack(stack, metrics.distribution)]
  }

  private func emptinessNote(of stack: Int) -> Note? {
    let name = hierarchy.nodes[stack].id.name
    let arranged = hierarchy.nodes.filter { $0.parent == stack }
    guard !arranged.isEmpty else { return .emptyStack(name) }
    return arranged.allSatisfy(\.isHidden) ? .hiddenStack(name) : nil
  }

  /// Whether a member of a conflict is there because of a stack, so that nobody can take it out.
  func isOfStack(_ source: SystemSolver.Source) -> Bool {
    guard let position = source.position,
      case .engine(.stack, _) = scene.constraints[position].origin
    else { return false }
    return true
  }
}
