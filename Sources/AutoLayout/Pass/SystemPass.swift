import Cassowary
import Geometry

/// Solves one plan in rounds: what follows from the frames (safe areas of nested views, the height of
/// wrapped text) is put in after each solving, until nothing changes.
struct SystemPass {
  let plan: SystemPlan
  let hierarchy: ViewHierarchy
  let text: any TextMeasuring
  let grid: PixelGrid
  /// The layout root's own safe-area insets.
  let rootSafeArea: Insets
  /// The layout root's margins, safe area not included.
  let rootMargins: Insets
  private(set) var inputs: SystemInputs
  /// By slot: alignment rectangles in the layout root's coordinates, as solved.
  private(set) var rects: [Rect]
  /// By slot: the width at which wrapping content was last measured, nil for unlimited.
  private var limits: [Points?]
  private(set) var findings = PerAxis(both: Findings())
  private(set) var work = LayoutWork()

  /// What the last solving of an axis found amiss.
  struct Findings {
    var conflicts: [SystemSolver.Conflict] = []
    var freedoms: [Freedom] = []
  }

  /// UIKit solves twice where text wraps; a third and fourth time only where safe areas of nested
  /// views move with their frames as well.
  private static let greatestRounds = 4

  init(
    _ plan: SystemPlan, in hierarchy: ViewHierarchy, rootSize: PerAxis<Double?>,
    rootSafeArea: Insets, rootMargins: Insets, keyboard: Rect, grid: PixelGrid,
    measuring text: any TextMeasuring
  ) {
    self.plan = plan
    self.hierarchy = hierarchy
    self.text = text
    self.grid = grid
    self.rootSafeArea = rootSafeArea
    self.rootMargins = rootMargins
    let count = plan.slots.count
    inputs = SystemInputs(
      rootSize: rootSize, sizes: Array(repeating: nil, count: count),
      baselines: Array(repeating: nil, count: count),
      insets: Array(repeating: .zero, count: count), keyboard: keyboard)
    rects = Array(repeating: .zero, count: count)
    limits = Array(repeating: nil, count: count)
    measureUnlimited()
    // Before anything is solved only the root's place on the screen is known.
    var safeAreas = Array(repeating: Insets.zero, count: count)
    safeAreas[0] = rootSafeArea
    refreshInsets(on: Axis.allCases, safeAreas)
  }

  /// Solves both axes, widths before heights unless a constraint ties them.
  mutating func settle() {
    if plan.isJoint {
      settle([.horizontal, .vertical])
    } else {
      settle([.horizontal])
      settle([.vertical])
    }
  }

  /// Gives a root whose contents decided its height that height for good, and solves what hangs
  /// on it again.
  mutating func fixHeight(_ height: Points) {
    inputs.rootSize.vertical = height.value
    settle(plan.isJoint ? [.horizontal, .vertical] : [.vertical])
  }

  private mutating func settle(_ axes: [Axis]) {
    for _ in 0..<Self.greatestRounds {
      if axes.contains(.vertical) { refreshBaselines() }
      var solver = SystemSolver(plan, inputs, axes: axes, in: hierarchy)
      let freedoms = solver.settleFreedoms()
      take(solver, freedoms, axes)
      let hasDerivedGuides = plan.slots.contains(where: \.isDerived)
      let insetsChanged = hasDerivedGuides && refreshInsets(on: axes, safeAreas())
      let sizesChanged = axes.contains(.horizontal) && measureWrapped()
      guard insetsChanged || sizesChanged else { return }
    }
  }

  private mutating func take(_ solver: SystemSolver, _ freedoms: [Freedom], _ axes: [Axis]) {
    work.pivots += solver.pivots
    for axis in axes { findings[axis] = Findings() }
    for (position, axis) in axes.enumerated() {
      // A joint system's conflicts belong to no single axis and are kept with the first.
      findings[axis].conflicts = position == 0 ? solver.conflicts : []
      findings[axis].freedoms = freedoms.filter { $0.axis == axis }
      for slot in plan.slots.indices {
        let extent = solver.extents[slot][axis]
        let low = Points(solver.value(of: extent.min))
        let length = Points(solver.value(of: extent.max)) - low
        switch axis {
        case .horizontal:
          rects[slot].origin.x = low
          rects[slot].size.width = length
        case .vertical:
          rects[slot].origin.y = low
          rects[slot].size.height = length
        }
      }
    }
  }
}

extension SystemPass {
  /// The frame of a view's slot in the layout root's coordinates, as solved.
  func frame(_ slot: Int) -> Rect {
    let node = hierarchy.nodes[plan.slots[slot].view]
    guard node.alignmentInsets != .zero else { return rects[slot] }
    let rect = rects[slot]
    let outward = node.alignmentInsets
    return Rect(
      minX: rect.minX - outward.left, minY: rect.minY - outward.top,
      maxX: rect.maxX + outward.right, maxY: rect.maxY + outward.bottom)
  }

  /// By slot: each view's safe-area insets, from the frames as solved; zero for guides.
  private func safeAreas() -> [Insets] {
    var result = Array(repeating: Insets.zero, count: plan.slots.count)
    for (slot, item) in plan.slots.enumerated() {
      if item.kind == .root { result[slot] = rootSafeArea }
      guard let superview = item.superview else { continue }
      result[slot] = result[superview].propagated(to: frame(slot), in: frame(superview))
    }
    return result
  }

  /// Puts in the insets of derived guides on the given axes; true where one changed.
  @discardableResult
  private mutating func refreshInsets(on axes: [Axis], _ safeAreas: [Insets]) -> Bool {
    var hasChanged = false
    for (slot, item) in plan.slots.enumerated() {
      guard case .derived(let guide) = item.kind else { continue }
      let insets = insets(of: guide, owner: item.owner, safeArea: safeAreas[item.owner])
      for axis in axes where !inputs.insets[slot].isNearly(insets, on: axis) {
        inputs.insets[slot].take(insets, on: axis)
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func insets(
    of guide: SystemPlan.DerivedGuide, owner: Int, safeArea: Insets
  ) -> Insets {
    let node = hierarchy.nodes[plan.slots[owner].view]
    switch guide {
    case .safeArea:
      guard owner != 0 else { return safeArea }
      // Where the insets are larger than the view its guide has no extent.
      let bounds = frame(owner)
      let guide = bounds.inset(by: safeArea)
      return Insets(
        top: guide.minY - bounds.minY, left: guide.minX - bounds.minX,
        bottom: bounds.maxY - guide.maxY, right: bounds.maxX - guide.maxX)
        - node.alignmentInsets
    case .margins:
      let margins = owner == 0 ? rootMargins : node.margins
      return margins + safeArea - node.alignmentInsets
    case .topLayout, .bottomLayout:
      return safeArea
    case .keyboard:
      return .zero
    }
  }
}

extension SystemPass {
  private mutating func measureUnlimited() {
    for (slot, item) in plan.slots.enumerated() where item.kind == .view {
      guard let content = hierarchy.nodes[item.view].content else { continue }
      inputs.sizes[slot] = content.size(atWidth: nil, measuring: text, on: grid)
      work.measurings += 1
    }
  }

  /// Measures wrapping contents at their solved widths, where lines can have changed since they
  /// were last measured; true where a size did.
  private mutating func measureWrapped() -> Bool {
    var hasChanged = false
    for (slot, item) in plan.slots.enumerated() where item.kind == .view {
      guard let content = hierarchy.nodes[item.view].content, content.wraps,
        let known = inputs.sizes[slot]
      else { continue }
      let width = max(rects[slot].width, 0)
      // Between the widest line and the width it was broken at, lines stay as they are.
      let isWithinLimit = limits[slot].map { width <= $0 + 1e-6 } ?? (known.width != nil)
      if width >= (known.width ?? limits[slot] ?? 0) - 1e-6, isWithinLimit { continue }
      limits[slot] = width
      let size = content.size(atWidth: width, measuring: text, on: grid)
      work.measurings += 1
      guard size != known else { continue }
      inputs.sizes[slot] = size
      hasChanged = true
    }
    return hasChanged
  }

  /// Baselines hang on the content's own height, not on the height that constraints stretch it to,
  /// as UIKit's engine takes them.
  private mutating func refreshBaselines() {
    for slot in plan.baselineSlots {
      let item = plan.slots[slot]
      guard item.kind == .view, let content = hierarchy.nodes[item.view].content else { continue }
      let size = inputs.sizes[slot]
      inputs.baselines[slot] = content.baselines(
        in: Size(
          width: max(rects[slot].width, 0), height: size?.height ?? max(rects[slot].height, 0)),
        measuring: text, on: grid)
    }
  }
}

extension SystemPlan.Slot {
  var isDerived: Bool {
    switch kind {
    case .derived: true
    case .root, .view, .customGuide: false
    }
  }
}

extension Insets {
  fileprivate static func - (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top - rhs.top, left: lhs.left - rhs.left, bottom: lhs.bottom - rhs.bottom,
      right: lhs.right - rhs.right)
  }

  /// Whether the two sides of an axis agree within a millionth of a point.
  fileprivate func isNearly(_ other: Insets, on axis: Axis) -> Bool {
    func near(_ a: Points, _ b: Points) -> Bool { abs(a.value - b.value) < 1e-6 }
    return axis == .horizontal
      ? near(left, other.left) && near(right, other.right)
      : near(top, other.top) && near(bottom, other.bottom)
  }

  fileprivate mutating func take(_ other: Insets, on axis: Axis) {
    switch axis {
    case .horizontal:
      left = other.left
      right = other.right
    case .vertical:
      top = other.top
      bottom = other.bottom
    }
  }
}
