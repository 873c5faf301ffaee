import Cassowary
import Geometry

extension SystemSolver {
  /// Solves, and gives a value to everything that the constraints leave open, so that what hangs on
  /// it is settled too.
  ///
  /// Sizes come before positions, superviews before subviews; only the size of a stack comes after
  /// those of its views, since it has none of its own. Ties go to what is declared first;
  /// what is open beside them becomes as small as it may be, and a position goes as near to the
  /// superview's origin as it may, as UIKit shows wholly free views.
  ///
  /// - Returns: the causes, one for each view and axis, not what merely follows from them.
  mutating func settleFreedoms() -> [Freedom] {
    solve()
    let mayVary = solver.variablesThatMayVary()
    guard mayVary.contains(true) else { return [] }
    var freedoms: [Freedom] = []
    for axis in axes {
      let open = openSlots(axis, mayVary)
      guard !open.isEmpty else { continue }
      let sizes = settleSizes(open, axis)
      let positions = settlePositions(open, axis)
      for slot in open where sizes[slot] != nil || positions[slot] != nil {
        guard isWorthTelling(slot), !isSettledContent(slot, axis) else { continue }
        let (size, position) = (sizes[slot], positions[slot])
        freedoms.append(
          Freedom(
            slot: slot, axis: axis, isSizeFree: size != nil, isPositionFree: position != nil,
            isTie: size?.isTie ?? true && position ?? true, rivals: size?.rivals ?? []))
      }
    }
    return freedoms
  }

  /// The views and guides with an edge that has several values in the best solutions, ascending.
  private mutating func openSlots(_ axis: Axis, _ mayVary: [Bool]) -> [Int] {
    var open: [Int] = []
    for slot in plan.slots.indices {
      switch plan.slots[slot].kind {
      case .root, .derived: continue
      case .view, .customGuide, .content, .systemGuide:
        let extent = extents[slot][axis]
        if isOpen(extent.min, mayVary) || isOpen(extent.max, mayVary) { open.append(slot) }
      }
    }
    return open
  }

  /// Nobody sees where a guide of the engine's own lies, or a view that a stack hides.
  private func isWorthTelling(_ slot: Int) -> Bool {
    !plan.slots[slot].isSystemGuide
      && !(plan.slots[slot].kind == .view && hierarchy.takesNoRoom(plan.slots[slot].view))
  }

  /// The open slots in the order in which their sizes are settled.
  private func inOrderOfSizes(_ open: [Int]) -> [Int] {
    func isStack(_ slot: Int) -> Bool {
      plan.slots[slot].kind == .view && hierarchy.nodes[plan.slots[slot].view].stack != nil
    }
    let guides = open.filter { plan.slots[$0].isSystemGuide }
    let views = open.filter { !plan.slots[$0].isSystemGuide }
    return views.filter { !isStack($0) } + views.filter(isStack).reversed() + guides
  }

  private mutating func isOpen(_ coordinate: Coordinate, _ mayVary: [Bool]) -> Bool {
    let variables = [coordinate.place, coordinate.length].compactMap { $0 }
    guard variables.contains(where: { mayVary[Int($0.index)] }) else { return false }
    var edge = LinearExpression()
    edge.add(coordinate, times: 1)
    return !isDetermined(edge)
  }

  /// What is found of a size that is not determined.
  private struct OpenSize {
    /// The slots that were competing with it.
    var rivals: [Int] = []
    /// Whether the order of declaration decides it.
    var isTie: Bool
  }

  /// By slot.
  private mutating func settleSizes(_ open: [Int], _ axis: Axis) -> [Int: OpenSize] {
    var sizes: [Int: OpenSize] = [:]
    var grouped: Set<Int> = []
    for slot in inOrderOfSizes(open) {
      let length = length(slot, axis)
      guard !isDetermined(length) else { continue }
      let range = rangeBesidesTies(of: length)
      if !grouped.contains(slot) {
        let rivals = competitors(of: slot, among: open, axis)
        grouped.formUnion(rivals)
        sizes[slot] = OpenSize(rivals: rivals, isTie: range.isPoint)
      }
      if let wanted = wantedContentLength(slot, axis) {
        let lowest = max(range.lowest ?? 0, 0)
        pin(
          length, to: min(max(wanted.value, lowest), range.highest ?? .infinity), of: slot, axis,
          isSize: true)
        continue
      }
      pin(length, to: max(range.lowest ?? 0, 0), of: slot, axis, isSize: true)
    }
    return sizes
  }

  /// Views beside this one whose contents' sizes are open too: they share what there is.
  private mutating func competitors(of slot: Int, among open: [Int], _ axis: Axis) -> [Int] {
    guard sizedSlots.contains(slot) else { return [] }
    var result: [Int] = []
    for other in open where other > slot && sizedSlots.contains(other) {
      if plan.slots[other].superview == plan.slots[slot].superview,
        !isDetermined(length(other, axis))
      {
        result.append(other)
      }
    }
    return result
  }

  /// By slot: whether the order of declaration decides a position that is not determined.
  private mutating func settlePositions(_ open: [Int], _ axis: Axis) -> [Int: Bool] {
    var free: [Int: Bool] = [:]
    for slot in open {
      var place = LinearExpression()
      place.add(extents[slot][axis].min, times: 1)
      guard !isDetermined(place) else { continue }
      let range = rangeBesidesTies(of: place)
      free[slot] = range.isPoint
      let container = plan.slots[slot].superview ?? plan.slots[slot].owner
      let origin = value(of: boundsOrigin(container, axis))
      let notBefore = max(origin, range.lowest ?? origin)
      pin(place, to: min(notBefore, range.highest ?? notBefore), of: slot, axis, isSize: false)
    }
    return free
  }

  private func length(_ slot: Int, _ axis: Axis) -> LinearExpression {
    LinearExpression(length: extents[slot][axis])
  }
}
