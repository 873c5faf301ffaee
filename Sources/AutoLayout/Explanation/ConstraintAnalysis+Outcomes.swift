import Cassowary
import Geometry

extension ConstraintAnalysis {
  /// The outcomes of the constraints on the analysed axes, by their positions in the scene.
  var outcomes: [Int: ConstraintExplanation.Outcome] {
    var outcomes: [Int: ConstraintExplanation.Outcome] = [:]
    for held in held {
      if case .declared(let position) = held.subject { outcomes[position] = .init(held) }
    }
    for placed in pass.plan.constraints
    where outcomes[placed.position] == nil && solver.axes.contains(placed.first.attribute.axis) {
      outcomes[placed.position] = .leftOut(by: failure(of: placed))
    }
    return outcomes
  }

  /// The distance in points by which a left-out constraint is violated.
  private func failure(of placed: PlacedConstraint) -> Points {
    let expression = solver.expression(of: placed, pass.inputs.baselines)
    return Points(abs(solver.solver.value(of: expression)))
  }

  /// The explanations of contents on the analysed axes, each with its slot.
  var contents: [(slot: Int, content: ContentExplanation)] {
    held.compactMap { held in
      guard case .content(let slot, let axis) = held.subject else { return nil }
      return (slot, content(held, slot, axis))
    }
  }

  func content(
    _ held: HeldConstraint, _ slot: Int, _ axis: Axis
  ) -> ContentExplanation {
    let node = pass.hierarchy.nodes[pass.plan.slots[slot].view]
    return ContentExplanation(
      view: node.id, axis: axis, size: pass.inputs.sizes[slot]?[axis] ?? 0,
      excess: Points(held.isTight ? 0 : held.value), hugging: node.hugging[axis].level,
      compression: node.compression[axis].level)
  }
}

extension ConstraintExplanation.Outcome {
  init(_ held: HeldConstraint) {
    switch held.outcome {
    case .decides: self = .decides
    case .implied: self = .implied
    case .slack(let points): self = .slack(Points(points))
    case .broken(let points, let pulls):
      self =
        held.strength.priority.isRequired
        ? .leftOut(by: Points(points)) : .broken(by: Points(points), pulls: pulls)
    }
  }
}
