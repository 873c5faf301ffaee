import Cassowary
import Diagnostics
import Geometry

/// The diagnostics and UIKit logs for the conflicts and ambiguities of a solved system.
struct FindingsReport {
  let pass: SystemPass
  let scene: Scene
  let hierarchy: ViewHierarchy

  /// The diagnostics: conflicts before ambiguities, horizontal before vertical.
  var diagnostics: [Diagnostic] {
    let conflicting = viewsInConflict
    return Axis.allCases.flatMap { axis in pass.findings[axis].conflicts.map(report) }
      + Axis.allCases.flatMap { axis in
        pass.findings[axis].ambiguities.filter { ambiguity in
          let view = hierarchy.nodes[pass.plan.slots[ambiguity.slot].view].id
          return !(conflicting[ambiguity.axis]?.contains(view) ?? false)
        }.map(report)
      }
  }

  /// The views of broken constraints by axis, whose ambiguities follow from the conflict.
  private var viewsInConflict: [Axis: Set<ViewID>] {
    var views: [Axis: Set<ViewID>] = [:]
    for conflict in Axis.allCases.flatMap({ pass.findings[$0].conflicts }) {
      switch conflict.victim {
      case .declared(let position):
        for anchor in scene.constraints[position].anchors {
          views[anchor.attribute.axis, default: []].insert(anchor.item.owner)
        }
      case .hugging(let slot, let axis), .compression(let slot, let axis):
        views[axis, default: []].insert(hierarchy.nodes[pass.plan.slots[slot].view].id)
      case .nonNegative, .fitting: break
      }
    }
    return views
  }

  private func report(_ conflict: SystemSolver.Conflict) -> Diagnostic {
    let declared = conflict.members.compactMap(\.position).map { scene.constraints[$0] }
    let others = conflict.members.filter { $0 != conflict.victim }
    return Diagnostic(
      .unsatisfiable(victimPhrase(conflict.victim), others: others.count),
      at: span(of: conflict.victim),
      notes: others.map(note) + rootNotes(declared) + [.mayBreakAnother],
      help: help(declared) ?? help(conflict.victim, isAlone: others.allSatisfy(isOfStack)),
      views: viewNames(of: conflict), constraints: declared.map { $0.equation(in: hierarchy) })
  }

  private func victimPhrase(_ victim: SystemSolver.Source) -> String {
    switch victim {
    case .declared(let position):
      "`\(scene.constraints[position].labelledEquation(in: hierarchy))`"
    case .hugging(let slot, let axis): .requiredContentProperty("hugging", of: name(slot), axis)
    case .compression(let slot, let axis):
      .requiredContentProperty("compression resistance", of: name(slot), axis)
    case .nonNegative, .fitting: phrase(victim)
    }
  }

  /// Returns the location of the broken constraint, or of the view for a content size.
  private func span(of victim: SystemSolver.Source) -> SourceSpan? {
    switch victim {
    case .declared(let position): scene.constraints[position].origin.span
    case .hugging(let slot, _), .compression(let slot, _), .nonNegative(let slot, _):
      hierarchy.nodes[pass.plan.slots[slot].view].span
    case .fitting: nil
    }
  }

  private func help(_ victim: SystemSolver.Source, isAlone: Bool) -> String? {
    if let (view, key, stack) = arranged(victim) { return .placedByStack(view, key, stack) }
    return switch victim {
    case .declared, .hugging, .compression:
      .unsatisfiableHelp(victimPhrase(victim), isAlone: isAlone && victim.position != nil)
    case .nonNegative, .fitting: nil
    }
  }

  /// The arranged view that a shorthand places against its stack, with the key and the stack.
  private func arranged(_ victim: SystemSolver.Source) -> (String, String, String)? {
    guard case .declared(let position) = victim,
      case .shorthand(let key, _) = scene.constraints[position].origin,
      ["pin", "center"].contains(key),
      let index = hierarchy.position(of: scene.constraints[position].first.item.owner),
      let parent = hierarchy.nodes[index].parent, hierarchy.nodes[parent].stack != nil
    else { return nil }
    return (hierarchy.nodes[index].id.name, key, hierarchy.nodes[parent].id.name)
  }

  /// The text that UIKit logs for each conflict, in their order.
  var logs: [String] {
    Axis.allCases.flatMap { axis in pass.findings[axis].conflicts.map(log) }
  }

  private func log(_ conflict: SystemSolver.Conflict) -> String {
    let notation = UIKitNotation(scene: scene, hierarchy: hierarchy)
    let declared = conflict.members.compactMap(\.position).map { scene.constraints[$0] }
    var members = conflict.members.compactMap { entry($0, notation) }
    members += rootLengths(declared).map { axis, length in
      notation.encapsulated(pass.plan.root, axis, length: length)
    }
    let hasMask = declared.contains { constraint in
      if case .engine(.autoresizing, _) = constraint.origin { true } else { false }
    }
    let victim = entry(conflict.victim, notation) ?? members.last ?? ""
    return UIKitLog(members: members, victim: victim, namesAutoresizing: hasMask).text
  }

  private func entry(_ source: SystemSolver.Source, _ notation: UIKitNotation) -> String? {
    switch source {
    case .declared(let position):
      notation.text(of: scene.constraints[position], at: position)
    case .hugging(let slot, let axis), .compression(let slot, let axis):
      notation.contentSize(pass.plan.slots[slot].view, axis, length: size(slot, axis))
    // UIKit does not list these constraints.
    case .nonNegative, .fitting: nil
    }
  }

  /// The help text for a view with both a frame and constraints, or nil for other conflicts.
  private func help(_ constraints: [Constraint]) -> String? {
    for constraint in constraints {
      if case .engine(.autoresizing, let view) = constraint.origin {
        return .placedTwice(view.name)
      }
    }
    return nil
  }

  private func note(_ source: SystemSolver.Source) -> Note {
    guard let position = source.position else { return Note(phrase(source)) }
    let constraint = scene.constraints[position]
    if constraint.origin.isEngine { return Note(phrase(source)) }
    return Note(
      "it conflicts with `\(constraint.labelledEquation(in: hierarchy))`",
      at: constraint.origin.span)
  }

  private func phrase(_ source: SystemSolver.Source) -> String {
    switch source {
    case .declared(let position): phrase(scene.constraints[position])
    case .nonNegative(let slot, let axis): .neverNegative(name(slot), axis)
    case .hugging(let slot, let axis): .requiredHugging(name(slot), axis, size(slot, axis))
    case .compression(let slot, let axis): .requiredCompression(name(slot), axis, size(slot, axis))
    case .fitting(let axis): .asSmallAsPossible(name(0), axis)
    }
  }

  private func phrase(_ constraint: Constraint) -> String {
    let equation = constraint.labelledEquation(in: hierarchy)
    switch constraint.origin {
    case .written, .shorthand, .visualFormat, .code: return "`\(equation)`"
    case .engine(let role, let view): return .made(equation, role, for: view.name)
    }
  }

  private func length(_ ambiguity: Ambiguity) -> Points {
    pass.rects[ambiguity.slot].size[ambiguity.axis]
  }

  private func size(_ slot: Int, _ axis: Axis) -> Points { pass.inputs.sizes[slot]?[axis] ?? 0 }

  /// Notes on the root's size, which takes part in a conflict without being a constraint.
  private func rootNotes(_ constraints: [Constraint]) -> [Note] {
    let root = hierarchy.nodes[pass.plan.root].id
    return rootLengths(constraints).map { axis, length in
      Note(
        .extent(
          of: root.name, axis, length,
          roundedFrom: pass.conditions.fitted[axis].map { Points($0) }))
    }
  }

  private func rootLengths(_ constraints: [Constraint]) -> [(Axis, Points)] {
    let root = hierarchy.nodes[pass.plan.root].id
    return Axis.allCases.compactMap { axis in
      let isConcerned = constraints.contains { constraint in
        constraint.anchors.contains {
          $0.item.owner == root && $0.attribute.axis == axis && dependsOnSize($0.attribute)
        }
      }
      guard isConcerned, let length = pass.inputs.rootSize[axis] else { return nil }
      return (axis, Points(length))
    }
  }

  /// Whether an attribute of the root depends on its size.
  private func dependsOnSize(_ attribute: Attribute) -> Bool {
    let isMirrored = scene.environment.direction == .rightToLeft
    return switch attribute.withinMargins ?? attribute {
    case .left, .top: false
    case .leading: isMirrored
    case .trailing: !isMirrored
    default: true
    }
  }

  /// The views that the conflict's constraints and contents belong to, in the order of the scene.
  private func viewNames(of conflict: SystemSolver.Conflict) -> [String] {
    var views: Set<ViewID> = []
    for member in conflict.members {
      switch member {
      case .declared(let position):
        views.formUnion(scene.constraints[position].anchors.map(\.item.owner))
      case .hugging(let slot, _), .compression(let slot, _):
        views.insert(hierarchy.nodes[pass.plan.slots[slot].view].id)
      case .nonNegative, .fitting: break
      }
    }
    return views.compactMap { hierarchy.position(of: $0) }.sorted().map {
      hierarchy.nodes[$0].id.name
    }
  }

  private func name(_ slot: Int) -> String {
    let item = pass.plan.slots[slot]
    let view = hierarchy.nodes[item.view].id.name
    switch item.kind {
    case .customGuide(let guide): return "\(view).\(guide)"
    case .content: return "\(view).\(Guide.content.name)"
    case .root, .view, .systemGuide, .derived: return view
    }
  }
}

extension FindingsReport {
  private func report(_ ambiguity: Ambiguity) -> Diagnostic {
    let span = hierarchy.nodes[pass.plan.slots[ambiguity.slot].view].span
    let view = name(ambiguity.slot)
    if pass.plan.slots[ambiguity.slot].kind == .content {
      let edges = pass.plan.contentEdges(ambiguity.slot, ambiguity.axis)
      let scroll = pass.plan.slots[ambiguity.slot].view
      let id = hierarchy.nodes[scroll].id.name
      let ends = outermostViews(in: scroll, ambiguity.axis)
      return Diagnostic(
        .ambiguousContent(id, ambiguity.axis), at: span,
        notes: [.contentIsZero(ambiguity.axis, length(ambiguity))],
        help: .ambiguousContentHelp(
          id, ambiguity.axis, first: ends.first, last: ends.last, hasStart: edges.start,
          hasEnd: edges.end),
        views: [id])
    }
    let slots = [ambiguity.slot] + ambiguity.rivals
    let sized = slots.filter { pass.inputs.sizes[$0]?[ambiguity.axis] != nil }
    guard ambiguity.isSizeAmbiguous, !ambiguity.isPositionAmbiguous, sized.count == slots.count
    else {
      if ambiguity.isTie {
        return Diagnostic(
          .ambiguousTie(view, ambiguity), at: span,
          notes: [.tieGoesToEarlierConstraint], help: .ambiguousTieHelp(ambiguity), views: [view])
      }
      return Diagnostic(
        .ambiguous(view, ambiguity), at: span,
        notes: stackNotes(ambiguity, isTie: false),
        help: stackHelp(ambiguity) ?? .ambiguousHelp(view, ambiguity), views: [view])
    }
    let names = slots.map(name)
    let isSqueezed = sized.contains {
      pass.rects[$0].size[ambiguity.axis] < size($0, ambiguity.axis) - 1e-6
    }
    return Diagnostic(
      .ambiguousTie(names, ambiguity.axis), at: span,
      notes: stackNotes(ambiguity, isTie: true)
        + [names.count == 1 ? .contentGivesWay : .tieGoesToEarlier],
      help: tieHelp(slots, isSqueezed: isSqueezed, ambiguity.axis), views: names)
  }

  /// The help for views whose contents compete, which keeps the drawn sizes if it can.
  ///
  /// Of two views, the one that keeps its size gets a higher priority. Of several views, the one
  /// that takes the difference gets a lower one. A higher one would leave the others competing.
  private func tieHelp(_ slots: [Int], isSqueezed: Bool, _ axis: Axis) -> String {
    guard slots.count > 1, let yielding = yielding(slots, axis) else {
      return .ambiguousTieHelp(axis)
    }
    let keeping = slots.count == 2 ? slots.first { $0 != yielding } : nil
    let changed = keeping ?? yielding
    let node = hierarchy.nodes[pass.plan.slots[changed].view]
    let priority = (isSqueezed ? node.compression : node.hugging)[axis]
    return .ambiguousTieHelp(
      name(changed), isSqueezed ? "compression" : "hugging",
      Priority(clamping: priority.level + (keeping == nil ? -1 : 1)), axis)
  }

  /// Which of several views is to take the difference: a field for text, or else the last view that
  /// does so now.
  ///
  /// It is another one if this one is a picture or has no size left.
  private func yielding(_ slots: [Int], _ axis: Axis) -> Int? {
    func length(_ slot: Int) -> Points { pass.rects[slot].size[axis] }
    let changed = slots.filter { abs((length($0) - size($0, axis)).value) > 1e-6 }
    func stretching(_ slot: Int) -> Stretching {
      hierarchy.nodes[pass.plan.slots[slot].view].content?.stretching ?? .possible
    }
    let mayYield = { (slot: Int) in stretching(slot) != .distorting && length(slot) > 0 }
    return slots.last { stretching($0) == .expected } ?? changed.last(where: mayYield)
      ?? slots.last(where: mayYield) ?? changed.last
      ?? slots.last
  }

  /// Returns the names of the subviews of a scroll view that begin first and end last on an axis.
  private func outermostViews(in scroll: Int, _ axis: Axis) -> (first: String?, last: String?) {
    let slots = pass.plan.slots.indices.filter {
      pass.plan.slots[$0].kind == .view
        && hierarchy.nodes[pass.plan.slots[$0].view].parent == scroll
    }
    let isMirrored = axis == .horizontal && scene.environment.direction == .rightToLeft
    func start(_ slot: Int) -> Points {
      let rect = pass.rects[slot]
      return isMirrored ? -rect.maxX : rect.minEdge(on: axis)
    }
    func end(_ slot: Int) -> Points {
      let rect = pass.rects[slot]
      return isMirrored ? -rect.minX : rect.maxEdge(on: axis)
    }
    let first = slots.min { start($0) < start($1) }
    // If several views end there, the one declared last.
    let last = slots.reversed().max { end($0) < end($1) }
    return (first.map(name), last.map(name))
  }
}
