import Cassowary
import Geometry

/// The solved systems under one layout root, with an analysis of each axis.
struct SettledSystem {
  let pass: SystemPass
  /// One for each axis, or one for both if a constraint connects them.
  private var analyses: [ConstraintAnalysis]
  private let analysisOfAxis: PerAxis<Int>
  /// The analysis of the root's fitted height, or nil if the height is given.
  private var fitted: ConstraintAnalysis?
  private let index: ConstraintIndex

  init(_ settled: SettledPass) {
    pass = settled.pass
    index = ConstraintIndex(settled.pass.plan)
    let systems = pass.plan.solvedAxes
    analyses = systems.map { ConstraintAnalysis(settled.pass, axes: $0) }
    analysisOfAxis = PerAxis(horizontal: 0, vertical: systems.count - 1)
    fitted = settled.fitted.map { ConstraintAnalysis($0, axes: systems[systems.count - 1]) }
  }

  var root: Int { pass.plan.root }

  /// The explanations of the system's constraints, with their positions in the scene.
  func constraints(
    _ scene: Scene, _ hierarchy: ViewHierarchy, at origin: Point
  ) -> [(Int, ConstraintExplanation)] {
    let outcomes = analyses.map(\.outcomes)
    return pass.plan.constraints.compactMap { placed in
      let constraint = scene.constraints[placed.position]
      let analysis = analysisOfAxis[placed.first.attribute.axis]
      return outcomes[analysis][placed.position].map { outcome in
        (
          placed.position,
          ConstraintExplanation(
            constraint: constraint, holder: hierarchy.holder(of: constraint), outcome: outcome,
            places: places(of: placed, at: origin))
        )
      }
    }
  }

  private func places(
    of placed: PlacedConstraint, at origin: Point
  ) -> [ConstraintExplanation.Place] {
    ([placed.first] + placed.terms.map(\.operand)).map { operand in
      let rect = pass.rects[operand.slot].offset(by: origin)
      return ConstraintExplanation.Place(
        rect: rect,
        coordinate: operand.coordinate(
          in: rect, isMirrored: placed.isMirrored, pass.inputs.baselines[operand.slot]))
    }
  }

  /// The explanations of views, guides and scrolled contents, each with its view's position.
  mutating func items(
    _ scene: Scene, _ hierarchy: ViewHierarchy, _ layout: Layout
  ) -> [(Int, ItemExplanation)] {
    var contents: [[ContentExplanation]] = pass.plan.slots.map { _ in [] }
    for (slot, content) in analyses.flatMap(\.contents) { contents[slot].append(content) }
    return pass.plan.slots.indices.compactMap { slot in
      let item = pass.plan.slots[slot]
      guard let cause = cause(of: slot, in: scene) else { return nil }
      let (exact, frame) = frames(of: slot, layout.views[item.view])
      let reasons = AttributeExplanation.Name.allCases.map { name in
        explanation(of: name, slot, cause, exact: exact[name], rounded: frame[name])
      }
      return (
        item.view,
        ItemExplanation(
          view: layout.views[item.view].id, guide: item.guide, placement: cause, exact: exact,
          frame: frame, attributes: reasons,
          constraints: index.positions[slot], contents: contents[slot])
      )
    }
  }

  /// Returns the cause of a slot's position.
  ///
  /// Nil for derived and internal guides, and for items that are explained elsewhere.
  private func cause(of slot: Int, in scene: Scene) -> PlacementCause? {
    let item = pass.plan.slots[slot]
    switch item.kind {
    case .systemGuide, .derived: return nil
    case .root:
      let cause = scene.placementFromOutside(of: item.view)
      if case .cell(_, isFitted: true) = cause { return cause }
      return nil
    case .customGuide, .content: return .constraints
    case .view:
      return item.frame.map { .frame($0, designedFor: pass.designedSize(ofSuperviewOf: slot)) }
        ?? .constraints
    }
  }

  private func frames(of slot: Int, _ view: ViewLayout) -> (exact: Rect, frame: Rect) {
    switch pass.plan.slots[slot].kind {
    case .customGuide(let name):
      let guide = view.guides.first { $0.name == name }
      return (guide?.exact ?? .zero, guide?.frame ?? .zero)
    case .content:
      let size = view.scroll?.contentSize ?? .zero
      return (
        Rect(origin: .zero, size: pass.rects[slot].size), Rect(origin: .zero, size: size)
      )
    case .root, .view, .systemGuide, .derived: return (view.exact, view.frame)
    }
  }
}

extension SettledSystem {
  private mutating func explanation(
    of name: AttributeExplanation.Name, _ slot: Int, _ cause: PlacementCause, exact: Points,
    rounded: Points
  ) -> AttributeExplanation {
    var (certainty, reasons) = (
      AttributeExplanation.Certainty.determined, [AttributeExplanation.Reason]()
    )
    switch cause {
    case .constraints:
      let analysis = analysisOfAxis[name.axis]
      let target = analyses[analysis].target(name, of: slot)
      certainty = analyses[analysis].certainty(of: target)
      reasons = self.reasons(for: target, slot, in: analyses[analysis])
    case .cell(_, isFitted: true) where name == .height:
      if let fitted {
        reasons = self.reasons(for: fitted.target(name, of: slot), slot, in: fitted)
      }
    case .screen, .frame, .table, .cell, .collection: break
    }
    return AttributeExplanation(
      name: name, exact: exact, rounded: rounded, certainty: certainty, reasons: reasons)
  }

  /// Returns the reasons for an expression: first those that concern the slot itself, then those
  /// that they depend on, the nearest first.
  private func reasons(
    for target: LinearExpression, _ slot: Int, in analysis: ConstraintAnalysis
  ) -> [AttributeExplanation.Reason] {
    let rest = analysis.reasons(for: target).map { analysis.held[$0] }
      .sorted { $0.rank < $1.rank }
    let walk = ReasonWalk(rest.map(index.slots), from: slot)
    return walk.rounds.enumerated().flatMap { round, near in
      near.map { reason in
        .init(
          cause: cause(rest[reason]), isOwn: round == 0 && walk.beginsAtSlot,
          pulls: !rest[reason].isTight)
      }
    }
  }

  private func cause(_ held: HeldConstraint) -> AttributeExplanation.Cause {
    switch held.subject {
    case .declared(let position): .constraint(position)
    case .content(let slot, let axis):
      .content(analyses[analysisOfAxis[axis]].content(held, slot, axis))
    case .nonNegative(let slot, let axis): .neverNegative(item: name(slot), axis)
    case .fitting(let axis): .fitting(item: name(0), axis)
    case .settled(let slot, let axis, isSize: true) where hasGivenContent(slot):
      .givenContent(item: name(slot), axis)
    case .settled(let slot, let axis, let isSize): .open(item: name(slot), axis, isSize: isSize)
    }
  }

  private func hasGivenContent(_ slot: Int) -> Bool {
    let item = pass.plan.slots[slot]
    return item.kind == .content
      && pass.hierarchy.nodes[item.view].arrangement.scroll?.contentSize != nil
  }

  private func name(_ slot: Int) -> String {
    let item = pass.plan.slots[slot]
    let view = pass.hierarchy.nodes[item.view].id.name
    return item.guide.map { "\(view).\($0.name)" } ?? view
  }
}
