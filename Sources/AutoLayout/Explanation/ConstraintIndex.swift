/// The relation between a plan's constraints and slots.
struct ConstraintIndex {
  /// The positions of the constraints that use each slot, in order of declaration.
  private(set) var positions: [[Int]]
  /// The slots that each constraint uses, by the constraint's position.
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

  /// Returns the slots that a constraint uses; a derived guide counts as its owning view.
  func slots(of held: HeldConstraint) -> [Int] {
    switch held.subject {
    case .declared(let position): slotsOfPosition[position] ?? []
    case .content(let slot, _), .nonNegative(let slot, _), .settled(let slot, _, _): [slot]
    case .fitting: [0]
    }
  }
}
