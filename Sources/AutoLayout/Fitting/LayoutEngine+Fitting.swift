import Cassowary
package import Geometry
package import Graphics

extension LayoutEngine {
  /// Returns the fitting size of a view, as `systemLayoutSizeFitting` does.
  ///
  /// No frame changes.
  ///
  /// - Parameters:
  ///   - view: a view of the scene.
  ///   - scene: the scene that contains the view. Constraints with items outside the view are
  ///     ignored.
  ///   - targets: the target length on each axis. A required target fixes the view's length.
  ///   - safeArea: the view's safe-area insets.
  ///   - text: measures text in the cell's fonts.
  /// - Returns: the size in points, rounded up to the pixel, or nil for an unknown view.
  package static func fittingSize(
    of view: ViewID, in scene: Scene, targets: PerAxis<FittingTarget>,
    safeArea: Insets = .zero, measuring text: any TextMeasuring
  ) -> Size? {
    let budget = WorkBudget()
    var expansion = scene.expanded(measuring: text, within: budget)
    if expansion.hangsOnLayout {
      expansion.scene = run(of: scene, measuring: text, within: budget).run.scene
    }
    let scene = expansion.scene
    let hierarchy = ViewHierarchy(scene.views)
    guard let position = hierarchy.position(of: view) else { return nil }
    return scene.fittingSize(
      ofViewAt: position, in: hierarchy, targets: targets, safeArea: safeArea, measuring: text,
      within: budget)
  }
}

extension Scene {
  /// Adds required constraints for views that have a fitting target.
  ///
  /// The fitting size is computed with the safe area that the layout gives the view. If a view has a
  /// target only for its height, it is computed at the width that the layout gives the view.
  ///
  /// - Parameters:
  ///   - text: measures text in the cell's fonts.
  ///   - layout: an earlier layout, or nil before the first layout.
  ///   - budget: the work that the fitting sizes may take.
  /// - Returns: whether a view has a target, so that its size depends on the layout.
  mutating func expandFitting(
    measuring text: any TextMeasuring, after layout: Layout?, within budget: WorkBudget
  ) -> Bool {
    guard views.contains(where: \.isFitted) else { return false }
    let hierarchy = ViewHierarchy(views)
    // Subviews come after their superviews in `views`. Start with the subviews, because a
    // superview's fitting size depends on theirs.
    for position in views.indices.reversed() {
      let wanted = views[position].fitting
      guard views[position].isFitted else { continue }
      var targets = PerAxis(both: FittingTarget.compressed)
      for axis in Axis.allCases { targets[axis] = wanted[axis] ?? targets[axis] }
      let earlier = layout?.views[position]
      if wanted.horizontal == nil, let earlier {
        targets.horizontal = FittingTarget(earlier.exact.width, at: .required)
      }
      let size = fittingSize(
        ofViewAt: position, in: hierarchy, targets: targets, safeArea: earlier?.safeArea ?? .zero,
        measuring: text, within: budget)
      let insets = views[position].alignmentInsets
      for (attribute, axis) in [(Attribute.width, Axis.horizontal), (.height, .vertical)]
      where wanted[axis] != nil {
        constraints.append(
          Constraint(
            Anchor(.view(views[position].id), attribute), .equal, [],
            constant: size[axis] - insets.before(axis) - insets.after(axis),
            origin: .engine(.fitting, for: views[position].id)))
      }
    }
    return true
  }

  /// Returns a view's fitting size, in points, in a scene that is already expanded.
  func fittingSize(
    ofViewAt position: Int, in hierarchy: ViewHierarchy, targets: PerAxis<FittingTarget>,
    safeArea: Insets = .zero, measuring text: any TextMeasuring, within budget: WorkBudget
  ) -> Size {
    let layoutRoot = hierarchy.layoutRoots[position]
    let members = views.indices.filter {
      hierarchy.layoutRoots[$0] == layoutRoot
        && hierarchy.nearestCommonAncestor($0, position) == position
    }
    var plan = SystemPlan(root: position, members: members, in: hierarchy)
    for (index, constraint) in constraints.enumerated()
    where constraint.origin.isEngine || constraint.violatedRule(in: hierarchy) == nil {
      plan.place(constraint, at: index, in: hierarchy, direction: environment.direction)
    }
    func fixed(_ axis: Axis) -> Double? {
      targets[axis].priority.isRequired ? targets[axis].length.value : nil
    }
    let conditions = RootConditions(
      size: PerAxis(horizontal: fixed(.horizontal), vertical: fixed(.vertical)),
      targets: targets, safeArea: safeArea, margins: views[position].margins,
      readableWidth: environment.readableWidth)
    var pass = SystemPass(
      plan, in: hierarchy, under: conditions, on: environment.grid, measuring: text,
      within: budget)
    pass.settle()
    return environment.grid.ceiled(pass.frame(0).size)
  }
}

extension ViewNode {
  fileprivate var isFitted: Bool { fitting.horizontal != nil || fitting.vertical != nil }
}
