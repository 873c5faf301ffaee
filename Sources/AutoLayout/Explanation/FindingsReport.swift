import Diagnostics
import Geometry

/// Words what the last solving of a system found amiss.
struct FindingsReport {
  let pass: SystemPass
  let scene: Scene
  let hierarchy: ViewHierarchy

  /// Conflicts before what is left open, across before down.
  var diagnostics: [Diagnostic] {
    Axis.allCases.flatMap { axis in pass.findings[axis].conflicts.map(report) }
      + Axis.allCases.flatMap { axis in
        pass.findings[axis].freedoms.filter { !followsFromConflict($0) }.map(report)
      }
  }

  /// Whether the freedom is there because a constraint on the same view was left out.
  private func followsFromConflict(_ freedom: Freedom) -> Bool {
    let view = hierarchy.nodes[pass.plan.slots[freedom.slot].view].id
    return Axis.allCases.flatMap { pass.findings[$0].conflicts }.contains { conflict in
      guard let position = conflict.victim.position else { return false }
      return scene.constraints[position].anchors.contains {
        $0.item.owner == view && $0.attribute.axis == freedom.axis
      }
    }
  }

  private func report(_ conflict: SystemSolver.Conflict) -> Diagnostic {
    let declared = conflict.members.compactMap(\.position).map { scene.constraints[$0] }
    let victim = conflict.victim.position.map { scene.constraints[$0] }
    let others = conflict.members.filter { $0 != conflict.victim }
    let equation = victim.map { $0.labelledEquation(in: hierarchy) }
    let notes = others.map(note) + rootNotes(declared) + [.mayBreakAnother]
    return Diagnostic(
      .unsatisfiable(equation, others: others.map(phrase)), at: victim?.origin.span, notes: notes,
      help: help(declared)
        ?? equation.map { .unsatisfiableHelp($0, isAlone: others.allSatisfy(isOfStack)) },
      views: viewNames(of: declared), constraints: declared.map { $0.equation(in: hierarchy) })
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
    // UIKit keeps these out of its lists.
    case .nonNegative, .fitting: nil
    }
  }

  /// A view that has both a frame and constraints is told apart from constraints that clash.
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

  private func length(_ freedom: Freedom) -> Points {
    pass.rects[freedom.slot].size[freedom.axis]
  }

  private func size(_ slot: Int, _ axis: Axis) -> Points { pass.inputs.sizes[slot]?[axis] ?? 0 }

  /// The root's size takes part in a conflict without being a constraint of its own.
  private func rootNotes(_ constraints: [Constraint]) -> [Note] {
    let root = hierarchy.nodes[pass.plan.root].id
    return rootLengths(constraints).map { axis, length in
      Note(.extent(of: root.name, axis, length))
    }
  }

  private func rootLengths(_ constraints: [Constraint]) -> [(Axis, Points)] {
    let root = hierarchy.nodes[pass.plan.root].id
    return Axis.allCases.compactMap { axis in
      let isConcerned = constraints.contains { constraint in
        constraint.anchors.contains {
          $0.item.owner == root && $0.attribute.axis == axis && hangsOnLength($0.attribute)
        }
      }
      guard isConcerned, let length = pass.inputs.rootSize[axis] else { return nil }
      return (axis, Points(length))
    }
  }

  /// Whether an attribute of the root is elsewhere than at its origin.
  private func hangsOnLength(_ attribute: Attribute) -> Bool {
    let isMirrored = scene.environment.direction == .rightToLeft
    return switch attribute.withinMargins ?? attribute {
    case .left, .top: false
    case .leading: isMirrored
    case .trailing: !isMirrored
    default: true
    }
  }

  private func viewNames(of constraints: [Constraint]) -> [String] {
    var names: [String] = []
    for node in hierarchy.nodes {
      let isConcerned = constraints.contains { constraint in
        constraint.anchors.contains { $0.item.owner == node.id }
      }
      if isConcerned { names.append(node.id.name) }
    }
    return names
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
  private func report(_ freedom: Freedom) -> Diagnostic {
    let span = hierarchy.nodes[pass.plan.slots[freedom.slot].view].span
    let view = name(freedom.slot)
    if pass.plan.slots[freedom.slot].kind == .content {
      let edges = pass.plan.contentEdges(freedom.slot, freedom.axis)
      let id = hierarchy.nodes[pass.plan.slots[freedom.slot].view].id.name
      return Diagnostic(
        .ambiguousContent(id, freedom.axis), at: span,
        notes: [.contentIsZero(freedom.axis, length(freedom))],
        help: .ambiguousContentHelp(id, freedom.axis, hasStart: edges.start, hasEnd: edges.end),
        views: [id])
    }
    let slots = [freedom.slot] + freedom.rivals
    let sized = slots.filter { pass.inputs.sizes[$0]?[freedom.axis] != nil }
    guard freedom.isSizeFree, !freedom.isPositionFree, sized.count == slots.count else {
      if freedom.isTie {
        return Diagnostic(
          .ambiguousTie(view, freedom), at: span,
          notes: [.tieGoesToEarlierConstraint], help: .ambiguousTieHelp(freedom), views: [view])
      }
      return Diagnostic(
        .ambiguous(view, freedom), at: span,
        notes: stackNotes(freedom, isTie: false),
        help: stackHelp(freedom) ?? .ambiguousHelp(view, freedom), views: [view])
    }
    let names = slots.map(name)
    let isSqueezed = sized.contains {
      pass.rects[$0].size[freedom.axis] < size($0, freedom.axis) - 1e-6
    }
    return Diagnostic(
      .ambiguousTie(names, freedom.axis), at: span,
      notes: stackNotes(freedom, isTie: true) + [.tieGoesToEarlier],
      help: .ambiguousTieHelp(names, freedom.axis, isSqueezed: isSqueezed), views: names)
  }
}
