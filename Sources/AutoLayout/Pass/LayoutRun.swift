import Cassowary
import Diagnostics
import Geometry
import Graphics

/// The state of one scene's layout while it is computed.
///
/// Arrays of views are indexed by the view's position in the scene.
struct LayoutRun {
  /// The scene with the engine's guides and constraints.
  let scene: Scene
  let hierarchy: ViewHierarchy
  let text: any TextMeasuring
  /// The work that all systems of the layout may do.
  let budget: WorkBudget
  /// The plan of each layout root, or nil for views that are not layout roots.
  private var plans: [SystemPlan?]
  /// The solved frame of each view in its superview's coordinates, before rounding.
  var exact: [Rect]
  /// The frame of each view in its superview's coordinates, rounded to the pixel grid.
  var frames: [Rect]
  /// The fitting sizes of self-sizing items, headers and footers before rounding.
  var fittedSizes: [Int: Size] = [:]
  /// The safe-area insets of each view.
  var safeAreas: [Insets]
  /// The custom layout guides of each view.
  private var guides: [[GuideLayout]]
  /// The positions of each view's subviews, from back to front.
  let subviews: [[Int]]
  /// The layout of each view's content, or nil for views that do not scroll.
  var scrolls: [ScrollLayout?]
  /// The position of the content scroll view of a screen with bars, or nil.
  let trackedScrollViews: Set<Int>
  var diagnostics: [Diagnostic] = []
  var conflictLogs: [String] = []
  var work = LayoutWork()
  /// The solved pass of each layout root, or nil if no explanation is requested.
  var settled: [SettledPass]?
  /// The messages about rows so far, with the row's name replaced.
  private var reportedOfRows: Set<String> = []

  init(
    expanded scene: Scene, measuring text: any TextMeasuring, within budget: WorkBudget
  ) {
    self.scene = scene
    self.text = text
    self.budget = budget
    hierarchy = ViewHierarchy(scene.views)
    let count = scene.views.count
    plans = Array(repeating: nil, count: count)
    exact = Array(repeating: .zero, count: count)
    frames = exact
    safeAreas = Array(repeating: .zero, count: count)
    guides = Array(repeating: [], count: count)
    subviews = hierarchy.subviews
    scrolls = Array(repeating: nil, count: count)
    trackedScrollViews = hierarchy.contentScrollViews(
      screenHasBars: scene.environment.hasBarContainer)
    var members: [[Int]] = Array(repeating: [], count: count)
    for (position, root) in hierarchy.layoutRoots.enumerated() { members[root].append(position) }
    for (root, members) in members.enumerated() where !members.isEmpty {
      plans[root] = SystemPlan(root: root, members: members, in: hierarchy)
    }
    placeConstraints()
  }

  /// Adds legal constraints to the plans and reports illegal ones.
  private mutating func placeConstraints() {
    let (scene, hierarchy) = (scene, hierarchy)
    for position in scene.constraints.indices {
      let constraint = scene.constraints[position]
      if !constraint.origin.isEngine, let rule = constraint.violatedRule(in: hierarchy) {
        diagnostics.append(rule.diagnostic(of: constraint, in: hierarchy))
      } else if let owner = hierarchy.position(of: constraint.first.item.owner) {
        plans[hierarchy.layoutRoots[owner]]?.place(
          constraint, at: position, in: hierarchy, direction: scene.environment.direction)
      }
    }
  }

  mutating func layout() -> Layout {
    layOutScreen()
    for position in scene.views.indices {
      switch scene.views[position].arrangement {
      case .rows(let metrics): layOutRows(of: position, metrics)
      case .flow(let metrics): layOutFlow(of: position, metrics)
      case .text(let content): layOutText(of: position, content)
      case .constraints, .scroll, .cell, .stack: break
      }
    }
    reportFramesOutOfRange()
    var layout = Layout(views: viewLayouts(), diagnostics: diagnostics, work: work)
    layout.conflictLogs = conflictLogs
    return layout
  }

  private mutating func layOutScreen() {
    guard let plan = plans.first ?? nil else { return }
    let environment = scene.environment
    let size = environment.rootFrame.size
    let safeArea = (environment.safeArea + scene.views[0].additionalSafeArea).greater(.zero)
    let conditions = RootConditions(
      size: PerAxis(horizontal: size.width.value, vertical: size.height.value),
      safeArea: safeArea, margins: environment.rootMargins,
      readableWidth: environment.readableWidth,
      keyboard: environment.keyboardFrame.offset(
        by: Point(x: -environment.rootFrame.x, y: -environment.rootFrame.y)),
      isKeyboardDocked: environment.isKeyboardDocked, trackedScrollViews: trackedScrollViews)
    var pass = SystemPass(
      plan, in: hierarchy, under: conditions, on: environment.grid, measuring: text,
      within: budget)
    pass.settle()
    exact[0] = Rect(origin: .zero, size: size)
    frames[0] = exact[0]
    safeAreas[0] = safeArea
    take(pass)
  }

  /// Stores the frames and findings of a solved pass.
  ///
  /// The root's own frame must already be stored.
  ///
  /// - Parameters:
  ///   - pass: the solved pass.
  ///   - fitted: the pass before its root was fixed at the fitted height.
  mutating func take(_ pass: SystemPass, fitted: SystemPass? = nil) {
    settled?.append(SettledPass(pass: pass, fitted: fitted))
    for slot in pass.plan.slots.indices where pass.plan.slots[slot].isView {
      let view = pass.plan.slots[slot].view
      if let superview = pass.plan.slots[slot].superview {
        let origin = pass.boundsOrigin(superview)
        exact[view] = pass.frame(slot).offset(by: Point(x: -origin.x, y: -origin.y))
        settle(view)
      }
      scrolls[view] = pass.inputs.scrolls[slot]
    }
    takeGuides(pass)
    work.pivots += pass.work.pivots
    work.measurings += pass.work.measurings
    let report = FindingsReport(pass: pass, scene: scene, hierarchy: hierarchy)
    conflictLogs += report.logs
    let cell = scene.views[pass.plan.root].cell(in: scene)
    for diagnostic in report.diagnostics {
      // An error in a cell template repeats in every cell made from it. Report only the first.
      if let cell {
        let text = diagnostic.message.text.replacing(cell.name, with: "cell")
        guard reportedOfRows.insert(text).inserted else { continue }
      }
      diagnostics.append(diagnostic)
    }
  }

  private mutating func takeGuides(_ pass: SystemPass) {
    for slot in pass.plan.slots.indices {
      guard case .customGuide(let name) = pass.plan.slots[slot].kind else { continue }
      let origin = pass.boundsOrigin(pass.plan.slots[slot].owner)
      let place = pass.rects[slot].offset(by: Point(x: -origin.x, y: -origin.y))
      guides[pass.plan.slots[slot].view].append(
        GuideLayout(name: name, frame: scene.environment.grid.rounded(place), exact: place))
    }
  }

  /// Reports the first view with an edge beyond the pixel grid, and the number of the others.
  ///
  /// `settle` moved such edges to the grid's outermost lines.
  private mutating func reportFramesOutOfRange() {
    let limit = scene.environment.grid.greatestDistance
    func farEdge(_ frame: Rect) -> Points? {
      // NaN is beyond the grid too.
      [frame.minX, frame.maxX, frame.minY, frame.maxY].first { !(abs($0.value) <= limit.value) }
    }
    let views = scene.views.indices.filter { farEdge(exact[$0]) != nil }
    guard let first = views.first, let edge = farEdge(exact[first]) else { return }
    var notes: [Note] = [.farEdge(edge, limit: limit)]
    if views.count > 1 { notes.append(.moreFramesOutOfRange(views.count - 1)) }
    let view = scene.views[first]
    diagnostics.append(
      Diagnostic(
        .frameOutOfRange(view.id.name), at: view.span, notes: notes, help: .frameOutOfRangeHelp,
        views: views.map { scene.views[$0].id.name }))
  }

  func plan(of position: Int) -> SystemPlan? { plans[position] }

  private func viewLayouts() -> [ViewLayout] {
    var origins: [Point] = []
    origins.reserveCapacity(scene.views.count)
    let views = scene.views
    return views.indices.map { position in
      let container =
        views[position].parent.map { origins[$0] }
        ?? scene.environment.rootFrame.origin
      let inScreen = frames[position].offset(by: container)
      let scrolled = scrolls[position].boundsOrigin
      origins.append(Point(x: inScreen.x - scrolled.x, y: inScreen.y - scrolled.y))
      var layout = ViewLayout(
        id: views[position].id, kind: views[position].kind,
        superview: views[position].parent.map { views[$0].id },
        frame: frames[position], exact: exact[position], inScreen: inScreen,
        safeArea: safeAreas[position], scroll: scrolls[position])
      layout.guides = guides[position]
      return layout
    }
  }
}

extension ViewNode {
  /// Returns the cell's ID for a cell or its content view, or nil for the screen's root.
  fileprivate func cell(in scene: Scene) -> ViewID? {
    guard let parent else { return nil }
    if case .cell = scene.views[parent].arrangement { return scene.views[parent].id }
    return id
  }
}
