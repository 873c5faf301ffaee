import Cassowary
import Geometry

extension SystemSolver {
  /// Solves, and gives a value to everything that the constraints leave open, so that what hangs on
  /// it is settled too.
  ///
  /// Sizes come before positions, superviews before subviews; only the size of a stack comes after
  /// those of its views, since it has none of its own. A size without bound becomes as small
  /// as it may be and a position goes to the superview's origin, as UIKit shows wholly free views;
  /// between bounds the solver's choice stays, in which ties go to what is declared first.
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
      for slot in open where sizes[slot] != nil || positions.contains(slot) {
        guard isWorthTelling(slot), !isSettledContent(slot, axis) else { continue }
        freedoms.append(
          Freedom(
            slot: slot, axis: axis, isSizeFree: sizes[slot] != nil,
            isPositionFree: positions.contains(slot), rivals: sizes[slot] ?? []))
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

  /// By slot: those that were competing with it.
  private mutating func settleSizes(_ open: [Int], _ axis: Axis) -> [Int: [Int]] {
    var rivals: [Int: [Int]] = [:]
    var grouped: Set<Int> = []
    for slot in inOrderOfSizes(open) {
      let length = length(slot, axis)
      guard !isDetermined(length) else { continue }
      if !grouped.contains(slot) {
        rivals[slot] = competitors(of: slot, among: open, axis)
        grouped.formUnion(rivals[slot] ?? [])
      }
      let range = range(of: length)
      if let wanted = wantedContentLength(slot, axis) {
        let lowest = max(range.lowest ?? 0, 0)
        pin(length, to: min(max(wanted.value, lowest), range.highest ?? .infinity))
        continue
      }
      let isBounded = range.highest != nil
      pin(length, to: isBounded ? solver.value(of: length) : max(range.lowest ?? 0, 0))
    }
    return rivals
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

  private mutating func settlePositions(_ open: [Int], _ axis: Axis) -> Set<Int> {
    var free: Set<Int> = []
    for slot in open {
      var place = LinearExpression()
      place.add(extents[slot][axis].min, times: 1)
      guard !isDetermined(place) else { continue }
      free.insert(slot)
      let range = range(of: place)
      guard range.lowest == nil || range.highest == nil else {
        pin(place, to: solver.value(of: place))
        continue
      }
      let container = plan.slots[slot].superview ?? plan.slots[slot].owner
      let origin = value(of: boundsOrigin(container, axis))
      let notBefore = max(origin, range.lowest ?? origin)
      pin(place, to: min(notBefore, range.highest ?? notBefore))
    }
    return free
  }

  private func length(_ slot: Int, _ axis: Axis) -> LinearExpression {
    LinearExpression(length: extents[slot][axis])
  }
}
