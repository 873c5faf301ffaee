import Cassowary
import Geometry

/// An ambiguous size or position of an item on one axis: the best solutions have different values.
struct Ambiguity: Hashable {
  let slot: Int
  let axis: Axis
  let isSizeAmbiguous: Bool
  let isPositionAmbiguous: Bool
  /// Whether constraints of equal priority compete, so that only their order decides.
  let isTie: Bool
  /// The slots whose sizes were ambiguous too before this size was chosen, ascending.
  let rivals: [Int]
}

extension SystemSolver {
  /// Solves the system and, if several solutions are equally good, selects the one UIKit shows.
  ///
  /// - Returns: the ambiguities, at most one for each item and axis. Ambiguities that only follow
  ///   from another item's ambiguity are not included.
  mutating func settle() -> [Ambiguity] {
    solve()
    let mayVary = solver.variablesThatMayVary()
    guard mayVary.contains(true) else { return [] }
    let ambiguous = axes.map { (axis: $0, slots: ambiguousSlots($0, mayVary)) }
    guard ambiguous.contains(where: { !$0.slots.isEmpty }) else { return [] }
    var untied = self
    untied.solver = withoutTies()
    let shown = untied.shownSolution(of: ambiguous)
    let ambiguities = ambiguous.flatMap { settle($0.slots, $0.axis, as: shown, &untied) }
    solve()
    return ambiguities
  }

  /// Sets the slots to their shown values one after another and returns the ambiguities.
  private mutating func settle(
    _ slots: [Int], _ axis: Axis, as shown: SystemSolver, _ untied: inout SystemSolver
  ) -> [Ambiguity] {
    let sizes = settleSizes(slots, axis, as: shown, &untied)
    let positions = settlePositions(slots, axis, as: shown, &untied)
    return slots.compactMap { slot in
      let (size, position) = (sizes[slot], positions[slot])
      guard size != nil || position != nil, isReported(slot), !isSettledContent(slot, axis) else {
        return nil
      }
      return Ambiguity(
        slot: slot, axis: axis, isSizeAmbiguous: size != nil, isPositionAmbiguous: position != nil,
        isTie: size?.isTie ?? true && position ?? true, rivals: size?.rivals ?? [])
    }
  }

  /// Returns the slots of views and guides with an ambiguous edge, ascending.
  private mutating func ambiguousSlots(_ axis: Axis, _ mayVary: [Bool]) -> [Int] {
    var slots: [Int] = []
    for slot in plan.slots.indices {
      switch plan.slots[slot].kind {
      case .root, .derived: continue
      case .view, .customGuide, .content, .systemGuide:
        let extent = extents[slot][axis]
        if isAmbiguous(extent.min, mayVary) || isAmbiguous(extent.max, mayVary) {
          slots.append(slot)
        }
      }
    }
    return slots
  }

  private mutating func isAmbiguous(_ coordinate: Coordinate, _ mayVary: [Bool]) -> Bool {
    let variables = [coordinate.place, coordinate.length].compactMap { $0 }
    guard variables.contains(where: { mayVary[Int($0.index)] }) else { return false }
    return !isDetermined(LinearExpression(coordinate))
  }

  /// Returns whether to report ambiguities of a slot.
  ///
  /// Internal guides and hidden views of a stack have no visible frame.
  private func isReported(_ slot: Int) -> Bool {
    !plan.slots[slot].isSystemGuide
      && !(plan.slots[slot].kind == .view && hierarchy.takesNoRoom(plan.slots[slot].view))
  }

  /// An ambiguous size.
  private struct AmbiguousSize {
    /// The slots whose sizes compete with this one.
    var rivals: [Int] = []
    var isTie: Bool
  }

  /// Sets ambiguous sizes to their shown values and returns the ambiguities by slot.
  private mutating func settleSizes(
    _ slots: [Int], _ axis: Axis, as shown: SystemSolver, _ untied: inout SystemSolver
  ) -> [Int: AmbiguousSize] {
    var sizes: [Int: AmbiguousSize] = [:]
    var grouped: Set<Int> = []
    for slot in inOrderOfSizes(slots) {
      let length = LinearExpression(length: extents[slot][axis])
      guard !isDetermined(length) else { continue }
      if !grouped.contains(slot) {
        let rivals = competitors(of: slot, among: slots, axis)
        grouped.formUnion(rivals)
        sizes[slot] = AmbiguousSize(rivals: rivals, isTie: untied.isDetermined(length))
      }
      let wish = settle(length, as: shown, &untied)
      settlings.append(Settling(slot: slot, axis: axis, isSize: true, wish: wish))
    }
    return sizes
  }

  /// Returns the siblings with content whose sizes are ambiguous too, because they share the space.
  private mutating func competitors(of slot: Int, among slots: [Int], _ axis: Axis) -> [Int] {
    guard sizedSlots.contains(slot) else { return [] }
    var result: [Int] = []
    for other in slots where other > slot && sizedSlots.contains(other) {
      if plan.slots[other].superview == plan.slots[slot].superview,
        !isDetermined(LinearExpression(length: extents[other][axis]))
      {
        result.append(other)
      }
    }
    return result
  }

  /// Sets ambiguous positions to their shown values.
  ///
  /// - Returns: for each ambiguous slot, whether only the order of constraints decides it.
  private mutating func settlePositions(
    _ slots: [Int], _ axis: Axis, as shown: SystemSolver, _ untied: inout SystemSolver
  ) -> [Int: Bool] {
    var positions: [Int: Bool] = [:]
    for slot in slots {
      let position = LinearExpression(extents[slot][axis].min)
      guard !isDetermined(position) else { continue }
      positions[slot] = untied.isDetermined(position)
      let wish = settle(position, as: shown, &untied)
      settlings.append(Settling(slot: slot, axis: axis, isSize: false, wish: wish))
    }
    return positions
  }

  private mutating func settle(
    _ expression: LinearExpression, as shown: SystemSolver, _ untied: inout SystemSolver
  ) -> LinearConstraint {
    let wish = hold(expression, at: shown.solver.value(of: expression))
    untied.hold(wish)
    return wish
  }
}
