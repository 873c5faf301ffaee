import Cassowary
import Geometry

/// A plan's constraints in a solver, for one axis, or for both if a constraint connects them.
struct SystemSolver {
  let plan: SystemPlan
  let hierarchy: ViewHierarchy
  let axes: [Axis]
  var solver: Solver
  /// The edges of each slot; valid only on `axes`.
  private(set) var extents: [PerAxis<Extent>] = []
  /// The source of each constraint in the solver, ascending by ID.
  private(set) var sources: [(id: ConstraintID, source: Source)] = []
  /// The layout of each scroll view's content by slot, or nil for other slots.
  let scrolls: [ScrollLayout?]
  /// The slots whose content has a size on one of the axes.
  private(set) var sizedSlots: Set<Int> = []
  /// The index in the plan of each constraint by its index in the scene; empty without a conflict.
  private var placeOfPosition: [Int: Int] = [:]
  /// The constraints to add, in order of declaration.
  private var collected: [LinearConstraint] = []
  /// The source of each constraint to add.
  private var collectedSources: [Source] = []
  /// The conflicts in order of discovery.
  private(set) var conflicts: [Conflict] = []
  /// The ambiguous sizes and positions, in the order in which their values were chosen.
  var settlings: [Settling] = []

  /// The source of a constraint in the solver.
  enum Source: Hashable {
    /// A constraint of the scene, by its index.
    case declared(Int)
    case nonNegative(slot: Int, axis: Axis)
    case hugging(slot: Int, axis: Axis)
    case compression(slot: Int, axis: Axis)
    /// An optional constraint that makes a root as small as its contents allow.
    case fitting(Axis)
  }

  /// The chosen value of an ambiguous size or position.
  struct Settling {
    let slot: Int
    let axis: Axis
    let isSize: Bool
    /// The constraint of the lowest priority that sets the value.
    let wish: LinearConstraint
  }

  /// Required constraints that conflict, with the one that the engine breaks.
  struct Conflict: Hashable {
    let victim: Source
    /// All conflicting constraints including the victim, in order of declaration.
    let members: [Source]
  }

  init(
    _ plan: SystemPlan, _ inputs: SystemInputs, axes: [Axis], in hierarchy: ViewHierarchy,
    within budget: WorkBudget
  ) {
    solver = Solver(budget: budget)
    self.plan = plan
    self.hierarchy = hierarchy
    self.axes = axes
    scrolls = inputs.scrolls
    extents.reserveCapacity(plan.slots.count)
    for slot in plan.slots.indices { extents.append(makeExtents(slot, inputs)) }
    // An item has up to three constraints of its own on an axis.
    let room = plan.constraints.count + 3 * plan.slots.count
    collected.reserveCapacity(room)
    collectedSources.reserveCapacity(room)
    // UIKit adds content sizes last, so a constraint of equal priority wins.
    for constraint in plan.constraints
    where axes.contains(constraint.first.attribute.axis) {
      add(
        expression(of: constraint, inputs.baselines), constraint.relation, constraint.priority,
        .declared(constraint.position))
    }
    for slot in plan.slots.indices { addSizes(slot, inputs) }
    holdCollected()
  }

  /// Returns the solved value of a coordinate, in points.
  func value(of coordinate: Coordinate) -> Double {
    // A closure here would copy the solver.
    var value = coordinate.offset
    if let place = coordinate.place { value += solver.value(of: place) }
    if let length = coordinate.length { value += solver.value(of: length) }
    return value
  }

  /// The number of the solver's pivots.
  var pivots: Int { solver.counters.pivots }
}

extension SystemSolver {
  private mutating func makeExtents(_ slot: Int, _ inputs: SystemInputs) -> PerAxis<Extent> {
    let unused = Extent(min: .known(0), max: .known(0))
    var result = PerAxis(both: unused)
    for axis in axes {
      switch plan.slots[slot].kind {
      case .root:
        let end = inputs.rootSize[axis].map(Coordinate.known)
        result[axis] = Extent(
          min: .known(0), max: end ?? Coordinate(length: solver.makeVariable(), offset: 0))
      case .content:
        let origin = boundsOrigin(plan.slots[slot].owner, axis)
        result[axis] = Extent(
          min: origin,
          max: Coordinate(
            place: origin.place, length: solver.makeVariable(), offset: origin.offset))
      case .view, .customGuide, .systemGuide:
        if plan.slots[slot].frame != nil {
          result[axis] = framed(slot, axis, inputs)
        } else {
          let place = solver.makeVariable()
          result[axis] = Extent(
            min: Coordinate(place: place, offset: 0),
            max: Coordinate(place: place, length: solver.makeVariable(), offset: 0))
        }
      case .derived(let guide):
        result[axis] = derived(guide, slot, axis, inputs)
      }
    }
    return result
  }

  /// Returns the edges of the alignment rectangle of a view placed by a frame.
  private func framed(_ slot: Int, _ axis: Axis, _ inputs: SystemInputs) -> Extent {
    guard let superview = plan.slots[slot].superview else {
      return Extent(min: .known(0), max: .known(0))
    }
    let frame = inputs.frames[slot]
    let inward = hierarchy.nodes[plan.slots[slot].view].alignmentInsets
    let origin = boundsOrigin(superview, axis)
    return Extent(
      min: origin.moved(by: (frame.minEdge(on: axis) + inward.before(axis)).value),
      max: origin.moved(by: (frame.maxEdge(on: axis) - inward.after(axis)).value))
  }

  /// Returns the origin of a view's coordinate space on one axis, in the layout root's coordinates.
  func boundsOrigin(_ slot: Int, _ axis: Axis) -> Coordinate {
    let outward = hierarchy.nodes[plan.slots[slot].view].alignmentInsets.before(axis)
    let offset = scrolls[slot].boundsOrigin[axis]
    return extents[slot][axis].min.moved(by: -(outward + offset).value)
  }

  private func derived(
    _ guide: SystemPlan.DerivedGuide, _ slot: Int, _ axis: Axis, _ inputs: SystemInputs
  ) -> Extent {
    let scrolled = guide == .contentMargins ? plan.slots[plan.slots[slot].owner].content : nil
    let owner = extents[scrolled ?? plan.slots[slot].owner][axis]
    let insets = inputs.insets[slot]
    let (before, after) = (insets.before(axis), insets.after(axis))
    switch guide {
    case .safeArea, .margins, .readable, .contentMargins, .frame:
      return Extent(
        min: owner.min.moved(by: before.value), max: owner.max.moved(by: -after.value))
    case .topLayout where axis == .vertical:
      return Extent(min: owner.min, max: owner.min.moved(by: before.value))
    case .bottomLayout where axis == .vertical:
      return Extent(min: owner.max.moved(by: -after.value), max: owner.max)
    case .keyboardOverlap where inputs.isKeyboardFloating && followsUndockedKeyboard(slot):
      return known(inputs.keyboard, axis)
    case .keyboardOverlap where axis == .vertical:
      return Extent(
        min: owner.max.moved(by: -after.value), max: owner.max.moved(by: -before.value))
    case .topLayout, .bottomLayout, .keyboardOverlap:
      return owner
    case .keyboard:
      return known(inputs.keyboard, axis)
    }
  }

  private func followsUndockedKeyboard(_ slot: Int) -> Bool {
    hierarchy.nodes[plan.slots[slot].view].keyboardGuide.followsUndockedKeyboard
  }

  private func known(_ rect: Rect, _ axis: Axis) -> Extent {
    Extent(
      min: .known(rect.minEdge(on: axis).value), max: .known(rect.maxEdge(on: axis).value))
  }
}

extension SystemSolver {
  /// Adds the constraints that make sizes non-negative, and content hugging and compression
  /// resistance.
  private mutating func addSizes(_ slot: Int, _ inputs: SystemInputs) {
    for axis in axes {
      let extent = extents[slot][axis]
      var length = LinearExpression(length: extent)
      switch plan.slots[slot].kind {
      case .derived:
        continue
      case .root:
        guard inputs.rootSize[axis] == nil else { continue }
        let target = inputs.targets[axis]
        var distance = length
        distance.constant -= target.length.value
        add(distance, .equal, target.priority, .fitting(axis))
      case .view, .customGuide, .content, .systemGuide:
        guard plan.slots[slot].frame == nil else { continue }
      }
      add(length, .greaterThanOrEqual, .required, .nonNegative(slot: slot, axis: axis))
      guard let size = inputs.sizes[slot]?[axis], size >= 0 else { continue }
      sizedSlots.insert(slot)
      let view = plan.slots[slot].view
      let (hugging, compression) = (
        hierarchy.nodes[view].hugging[axis], hierarchy.nodes[view].compression[axis]
      )
      length.constant -= size.value
      add(length, .lessThanOrEqual, hugging, .hugging(slot: slot, axis: axis))
      add(length, .greaterThanOrEqual, compression, .compression(slot: slot, axis: axis))
    }
  }

}

extension SystemSolver {
  mutating func solve() { solver.solve() }

  mutating func isDetermined(_ expression: LinearExpression) -> Bool {
    solver.isDetermined(expression)
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ source: Source
  ) {
    collected.append(LinearConstraint(expression, relation, priority: priority))
    collectedSources.append(source)
  }

  /// Adds the collected constraints together, or one by one if they conflict.
  ///
  /// One by one, the engine's required constraints come first, so that a conflict contains as few
  /// constraints of the spec as possible.
  private mutating func holdCollected() {
    let entries = zip(collected, collectedSources)
    let closed = entries.filter { $0.0.expression.terms.isEmpty }
    var (open, openSources) = (collected, collectedSources)
    if !closed.isEmpty {
      open.removeAll { $0.expression.terms.isEmpty }
      openSources = entries.filter { !$0.0.expression.terms.isEmpty }.map(\.1)
    }
    if solver.add(all: open) {
      sources = openSources.enumerated().map { (ConstraintID(index: Int32($0)), $1) }
      for (constraint, source) in closed { hold(constraint, source) }
    } else {
      for (place, constraint) in plan.constraints.enumerated() {
        placeOfPosition[constraint.position] = place
      }
      let written = Set(plan.constraints.filter { !$0.isEngine }.map(\.position))
      func isOfEngine(_ constraint: LinearConstraint, _ source: Source) -> Bool {
        guard constraint.priority.isRequired else { return false }
        return source.position.map { !written.contains($0) } ?? true
      }
      for entry in entries where isOfEngine(entry.0, entry.1) { hold(entry.0, entry.1) }
      for entry in entries where !isOfEngine(entry.0, entry.1) { hold(entry.0, entry.1) }
    }
    (collected, collectedSources) = ([], [])
  }

  /// Adds a constraint; on a conflict, records it and breaks one of its members.
  private mutating func hold(_ constraint: LinearConstraint, _ source: Source) {
    guard !constraint.expression.terms.isEmpty else {
      if constraint.priority.isRequired,
        !constraint.relation.holds(constraint.expression.constant)
      {
        conflicts.append(Conflict(victim: source, members: [source]))
      }
      return
    }
    while true {
      do {
        sources.append((try solver.add(constraint), source))
        return
      } catch {
        let members = error.conflicting.compactMap(place)
        let all = members.map { sources[$0].source } + [source]
        let victim = self.victim(among: all)
        conflicts.append(Conflict(victim: victim, members: all.sorted(by: precedes)))
        guard !solver.budget.isUsedUp, victim != source,
          let place = members.first(where: { sources[$0].source == victim })
        else { return }
        solver.remove(sources[place].id)
        sources.remove(at: place)
      }
    }
  }

  /// Returns the index of a constraint in `sources`, or nil if it is not in the solver.
  private func place(of id: ConstraintID) -> Int? {
    var (low, high) = (0, sources.count)
    while low < high {
      let middle = (low + high) / 2
      if sources[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < sources.count && sources[low].id == id ? low : nil
  }

  /// Returns the member of a conflict to break, by the observed order of UIKit.
  ///
  /// 1. The last content size, because UIKit adds content sizes last.
  /// 2. The spec's last constraint on a dimension.
  /// 3. The spec's last constraint on a position.
  /// 4. The engine's last constraint.
  private func victim(among members: [Source]) -> Source {
    let ordered = members.sorted(by: precedes)
    if let content = ordered.last(where: \.isContentSize) { return content }
    let places = members.compactMap { $0.position.flatMap { placeOfPosition[$0] } }
    let declared = places.sorted().map { plan.constraints[$0] }
    let written = declared.filter { !$0.isEngine }
    let dimension = written.last(where: \.first.attribute.isDimension)
    let victim = dimension ?? written.last ?? declared.last
    return victim.map { .declared($0.position) } ?? ordered[ordered.count - 1]
  }

  /// Returns whether `one` sorts before `other`: constraints of the scene come first.
  private func precedes(_ one: Source, _ other: Source) -> Bool { one.rank < other.rank }
}

extension SystemSolver.Source {
  var position: Int? {
    switch self {
    case .declared(let position): position
    case .nonNegative, .hugging, .compression, .fitting: nil
    }
  }

  fileprivate var isContentSize: Bool {
    switch self {
    case .hugging, .compression: true
    case .declared, .nonNegative, .fitting: false
    }
  }

  fileprivate var rank: (Int, Int, Int) {
    switch self {
    case .declared(let position): (0, position, 0)
    case .compression(let slot, let axis): (1, slot, axis == .horizontal ? 0 : 1)
    case .hugging(let slot, let axis): (2, slot, axis == .horizontal ? 0 : 1)
    case .nonNegative(let slot, let axis): (3, slot, axis == .horizontal ? 0 : 1)
    case .fitting(let axis): (4, 0, axis == .horizontal ? 0 : 1)
    }
  }
}

extension Relation {
  /// Returns whether a value satisfies the relation to zero, within a millionth of a point.
  func holds(_ value: Double) -> Bool {
    switch self {
    case .lessThanOrEqual: value <= 1e-6
    case .equal: abs(value) <= 1e-6
    case .greaterThanOrEqual: value >= -1e-6
    }
  }
}
