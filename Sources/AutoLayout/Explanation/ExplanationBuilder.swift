import Geometry

/// Builds the explanation of a layout from its solved systems.
struct ExplanationBuilder {
  let scene: Scene
  let hierarchy: ViewHierarchy
  let layout: Layout
  /// In order of solving.
  private let passes: [SettledPass]

  init(_ run: LayoutRun, _ layout: Layout) {
    scene = run.scene
    hierarchy = run.hierarchy
    self.layout = layout
    passes = run.settled ?? []
  }

  var explanation: LayoutExplanation {
    var outcomes: [ConstraintExplanation?] = Array(
      repeating: nil, count: scene.constraints.count)
    var items: [[ItemExplanation]] = scene.views.indices.map { position in
      placedItem(position).map { [$0] } ?? []
    }
    // One system at a time, because each holds several solvers.
    for pass in passes {
      var system = SettledSystem(pass)
      let origin = layout.views[system.root].inScreen.origin
      for (position, explanation) in system.constraints(scene, hierarchy, at: origin) {
        outcomes[position] = explanation
      }
      for (view, item) in system.items(scene, hierarchy, layout) {
        items[view].append(item)
      }
    }
    let constraints = scene.constraints.indices.map { position in
      outcomes[position]
        ?? ConstraintExplanation(
          constraint: scene.constraints[position],
          holder: hierarchy.holder(of: scene.constraints[position]), outcome: .illegal, places: [])
    }
    return LayoutExplanation(
      layout: layout, hierarchy: hierarchy, constraints: constraints, items: items.flatMap { $0 })
  }

  /// The explanation of a view that no system places: the root, rows and items.
  private func placedItem(_ position: Int) -> ItemExplanation? {
    guard let cause = scene.placementFromOutside(of: position) else { return nil }
    // The system of a cell's content view explains its fitted height.
    if case .cell(_, isFitted: true) = cause { return nil }
    let view = layout.views[position]
    return ItemExplanation(
      view: view.id, guide: nil, placement: cause, exact: view.exact, frame: view.frame,
      attributes: AttributeExplanation.Name.allCases.map { name in
        AttributeExplanation(
          name: name, exact: view.exact[name], rounded: view.frame[name], certainty: .determined,
          reasons: [])
      }, constraints: [], contents: [])
  }
}

extension Scene {
  /// The cause that places a view without a system of its superview, or nil for other views.
  func placementFromOutside(of position: Int) -> PlacementCause? {
    guard let parent = views[position].parent else { return .screen }
    switch views[parent].arrangement {
    case .rows: return .table(views[parent].id)
    case .flow: return .collection(views[parent].id)
    case .cell: return .cell(views[parent].id, isFitted: !hasRowHeight(of: parent))
    case .constraints, .scroll, .text, .stack: return nil
    }
  }

  private func hasRowHeight(of cell: Int) -> Bool {
    guard let table = views[cell].parent, case .rows(let metrics) = views[table].arrangement else {
      return false
    }
    return metrics.rowHeight != nil
  }
}

extension Rect {
  subscript(name: AttributeExplanation.Name) -> Points {
    switch name {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
