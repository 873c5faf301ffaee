import Cassowary
import Geometry
import Graphics

/// The solution of one plan, computed in rounds until nothing changes.
///
/// Each round updates the inputs that depend on frames, such as the safe areas of nested views and
/// the heights of wrapping text.
struct SystemPass {
  let plan: SystemPlan
  let hierarchy: ViewHierarchy
  let text: any TextMeasuring
  let grid: PixelGrid
  private(set) var conditions: RootConditions
  /// The work that all systems of the layout may do.
  let budget: WorkBudget
  var inputs: SystemInputs
  /// The solved alignment rectangle of each slot, in the layout root's coordinates.
  private(set) var rects: [Rect]
  /// The width at which each slot's wrapping content was last measured, or nil for unlimited width.
  var limits: [Points?]
  private(set) var findings = PerAxis(both: Findings())
  var work = LayoutWork()

  /// The conflicts and ambiguities of the last round on one axis.
  struct Findings {
    var conflicts: [SystemSolver.Conflict] = []
    var ambiguities: [Ambiguity] = []
  }

  /// The maximum number of rounds.
  ///
  /// UIKit solves twice if text wraps, and a third and fourth time only if frames move dependent
  /// items. Each view placed by a frame, each scroll view and each derived guide adds a round,
  /// because it may depend on the previous one.
  private var greatestRounds: Int {
    let guides = plan.slots.filter(\.isDerived).count
    return 4 + plan.framedSlots.count + plan.scrollSlots.count + guides
  }

  init(
    _ plan: SystemPlan, in hierarchy: ViewHierarchy, under conditions: RootConditions,
    on grid: PixelGrid, measuring text: any TextMeasuring, within budget: WorkBudget
  ) {
    self.plan = plan
    self.hierarchy = hierarchy
    self.text = text
    self.grid = grid
    self.conditions = conditions
    self.budget = budget
    let count = plan.slots.count
    inputs = SystemInputs(
      rootSize: conditions.size, targets: conditions.targets,
      sizes: Array(repeating: nil, count: count),
      baselines: Array(repeating: nil, count: count),
      insets: Array(repeating: .zero, count: count),
      frames: Array(repeating: .zero, count: count),
      scrolls: Array(repeating: nil, count: count), keyboard: conditions.keyboard,
      isKeyboardFloating: conditions.isKeyboardFloating)
    rects = Array(repeating: .zero, count: count)
    rects[0].size = Size(
      width: Points(conditions.size.horizontal ?? 0),
      height: Points(conditions.size.vertical ?? 0))
    limits = Array(repeating: nil, count: count)
    measureUnlimited()
    refreshFrames(on: Axis.allCases)
    refreshInsets(on: Axis.allCases, inheritedInsets(isSolved: false))
  }

  /// Solves both axes, widths before heights unless a constraint connects them.
  mutating func settle() {
    for axes in plan.solvedAxes { settle(axes) }
  }

  /// Sets the height of a root whose contents determined it, and solves again.
  mutating func fixHeight(_ height: Points) {
    conditions.fitted.vertical = rects[0].height.value
    inputs.rootSize.vertical = height.value
    settle(plan.isJoint ? [.horizontal, .vertical] : [.vertical])
  }

  private mutating func settle(_ axes: [Axis]) {
    let dependsOnFrames =
      !plan.scrollSlots.isEmpty || plan.slots.contains(where: \.isDerived)
    for _ in 0..<greatestRounds {
      if axes.contains(.vertical) { refreshBaselines() }
      var solver = SystemSolver(plan, inputs, axes: axes, in: hierarchy, within: budget)
      let ambiguities = solver.settle()
      take(solver, ambiguities, axes)
      let framesChanged = refreshFrames(on: axes)
      let insetsChanged =
        dependsOnFrames && refresh(on: axes, inheritedInsets(isSolved: true))
      let sizesChanged = axes.contains(.horizontal) && measureWrapped()
      guard framesChanged || insetsChanged || sizesChanged else { return }
    }
  }

  /// Updates scroll layouts and insets and returns whether one changed on the given axes.
  private mutating func refresh(on axes: [Axis], _ insets: InheritedInsets) -> Bool {
    let scrollsChanged = refreshScrolls(on: axes, insets)
    let insetsChanged = refreshInsets(on: axes, insets)
    return scrollsChanged || insetsChanged
  }

  private mutating func take(_ solver: SystemSolver, _ ambiguities: [Ambiguity], _ axes: [Axis]) {
    work.pivots += solver.pivots
    for axis in axes { findings[axis] = Findings() }
    for (position, axis) in axes.enumerated() {
      // The conflicts of a joint system do not belong to one axis. Store them with the first axis.
      findings[axis].conflicts = position == 0 ? solver.conflicts : []
      findings[axis].ambiguities = ambiguities.filter { $0.axis == axis }
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

extension SystemPlan.Slot {
  var isDerived: Bool {
    switch kind {
    case .derived: true
    case .root, .view, .customGuide, .content, .systemGuide: false
    }
  }

  var isView: Bool {
    switch kind {
    case .root, .view: true
    case .customGuide, .content, .systemGuide, .derived: false
    }
  }

  var isSystemGuide: Bool {
    switch kind {
    case .systemGuide: true
    case .root, .view, .customGuide, .content, .derived: false
    }
  }
}
