/// The relation between a plan's constraints and slots.
struct ConstraintIndex {
  /// By slot: the positions of the constraints that concern it, in order of declaration.
  private(set) var positions: [[Int]]
  /// By a constraint's position: the slots it concerns, each once.
  private var slotsOfPosition: [Int: [Int]] = [:]

  init(_ plan: SystemPlan) {
    positions = Array(repeating: [], count: plan.slots.count)
    for constraint in plan.constraints {
      var slots: [Int] = []
      for operand in constraint.operands {
        if positions[operand.slot].last != constraint.position {
          positions[operand.slot].append(constraint.position)
        }
        let slot = plan.slots[operand.slot]
        let spoken = slot.isDerived ? slot.owner : operand.slot
        if !slots.contains(spoken) { slots.append(spoken) }
      }
      slotsOfPosition[constraint.position] = slots
    }
  }

  /// The slots that a constraint concerns; a guide derived from its view counts as the view.
  func slots(of held: HeldConstraint) -> [Int] {
    switch held.subject {
    case .declared(let position): slotsOfPosition[position] ?? []
    case .content(let slot, _), .nonNegative(let slot, _), .settled(let slot, _, _): [slot]
    case .fitting: [0]
    }
  }
}
