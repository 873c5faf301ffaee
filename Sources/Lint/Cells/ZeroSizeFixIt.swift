import AutoLayout
import Cassowary
import Geometry
import Spec

/// A search for a change that gives a view a size on an axis on which it has none.
///
/// The search computes the layout with each change before it suggests the change.
struct ZeroSizeFixIt {
  private let view: LintedView
  private let axis: Axis
  private let cell: LintedCell

  init(for view: LintedView, on axis: Axis, in cell: LintedCell) {
    self.view = view
    self.axis = axis
    self.cell = cell
  }

  /// The help text for the view.
  var help: String {
    if case .frame = view.node.placement { return simpleHelp }
    if let own = constraints.filter(isOwn).prefix(Self.tries).first(where: helps(without:)) {
      return .extent(of: view.name, axis, against: equation(own))
    }
    guard hasOwnSize else { return simpleHelp }
    return resistance ?? concession ?? room
  }

  /// The help text that needs no further layout.
  var simpleHelp: String {
    if case .frame = view.node.placement { return .extent(of: view.name, axis, frame: true) }
    return .extent(of: view.name, axis)
  }

  /// Help to raise the view's compression resistance to the lowest sufficient level, or nil.
  private var resistance: String? {
    let own = view.node.compression[axis]
    var levels: Set<Int> = []
    for priority in rivals where priority >= own && !priority.isRequired {
      levels.insert(min(Int(priority.level) + 1, 999))
    }
    let ascending = levels.sorted()
    guard let highest = ascending.last, layout(resisting: highest) != nil else { return nil }
    var (low, high) = (0, ascending.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if layout(resisting: ascending[middle]) == nil { low = middle + 1 } else { high = middle }
    }
    let level = ascending[low]
    let rival = layout(resisting: level).flatMap { squeezed(in: $0, below: level) }
    return .resist(view.name, axis, level, above: rival?.name)
  }

  /// The priorities that may compete with the view's compression resistance.
  private var rivals: [Priority] {
    cell.views.filter { $0.index != view.index && $0.node.content != nil }.map {
      $0.node.compression[axis]
    } + constraints.map(\.priority)
  }

  /// Returns the view that shrinks most in a layout, or nil if none does.
  ///
  /// Only views with a compression resistance below `level` count.
  private func squeezed(in other: Layout, below level: Int) -> LintedView? {
    var most: (view: LintedView, loss: Points)?
    for candidate in cell.views
    where candidate.node.content != nil
      && candidate.node.compression[axis].level < Double(level)
    {
      let loss =
        candidate.layout.exact.size[axis] - other.views[candidate.index].exact.size[axis]
      if loss > LintedText.tolerance, loss > most?.loss ?? 0 { most = (candidate, loss) }
    }
    return most?.view
  }

  /// Help to lower the required compression resistance of another view, or nil if that fails.
  private var concession: String? {
    let level = Int(view.node.compression[axis].level) - 1
    guard level >= 1 else { return nil }
    let rivals = cell.views.lazy.filter { rival in
      rival.index != view.index && rival.node.content != nil
        && rival.node.compression[axis].isRequired
    }
    let rival = rivals.prefix(Self.tries).first { rival in
      helps { $0.views[rival.index].compression[axis] = Priority(clamping: Double(level)) }
    }
    return rival.map { .concede($0.name, axis, level, to: view.name) }
  }

  /// Help that names a constraint that takes the room, if there is one.
  ///
  /// Constraints on sizes are tried before constraints on positions.
  private var room: String {
    let others = constraints.filter { !isOwn($0) && isNear($0) }
    let ordered =
      others.filter { $0.first.attribute.isDimension }
      + others.filter { !$0.first.attribute.isDimension }
    let culprit = ordered.prefix(Self.tries).first { helps(without: $0) }
    return .room(for: view.name, against: culprit.map { equation($0) })
  }

  /// The maximum number of constraints or other views to try.
  private static let tries = 12

  /// The spec's constraints on the axis.
  private var constraints: [Constraint] {
    cell.built.scene.constraints.filter {
      !$0.origin.isEngine && $0.first.attribute.axis == axis
    }
  }

  /// Whether the constraint is on the view's own width or height.
  private func isOwn(_ constraint: Constraint) -> Bool {
    constraint.first.item == .view(view.node.id) && constraint.first.attribute.isDimension
  }

  /// Whether the constraint has an anchor of the view or of a sibling.
  private func isNear(_ constraint: Constraint) -> Bool {
    constraint.anchors.contains { anchor in
      cell.view(anchor.item.owner).map { $0.node.parent == view.node.parent } ?? false
    }
  }

  private var hasOwnSize: Bool { cell.intrinsicSize(of: view)?[axis] != nil }

  private func equation(_ constraint: Constraint) -> String {
    constraint.equation(in: cell.hierarchy)
  }

  private func helps(without constraint: Constraint) -> Bool {
    helps { scene in scene.constraints.removeAll { $0 == constraint } }
  }

  private func helps(_ change: (inout Scene) -> Void) -> Bool { layout(change) != nil }

  private func layout(resisting level: Int) -> Layout? {
    layout { $0.views[view.index].compression[axis] = Priority(clamping: Double(level)) }
  }

  /// Returns the layout after a change, or nil if the view still has no size.
  ///
  /// A layout that takes too much work gives nil too, so no fix is offered that was not tried.
  private func layout(_ change: (inout Scene) -> Void) -> Layout? {
    var scene = cell.built.scene
    change(&scene)
    guard let layout = try? LayoutEngine.layout(scene, measuring: cell.text) else { return nil }
    let length = layout.views[view.index].exact.size[axis] - view.alignmentEdges(axis)
    return length > LintedText.tolerance ? layout : nil
  }
}

extension String {
  fileprivate static func extent(of view: String, _ axis: Axis, frame: Bool = false) -> String {
    "give `\(view)` a \(axis.dimension)\(frame ? ": its frame leaves it none" : "")"
  }

  fileprivate static func extent(
    of view: String, _ axis: Axis, against equation: String
  ) -> String {
    "give `\(view)` a \(axis.dimension): `\(equation)` leaves it none"
  }

  fileprivate static func resist(
    _ view: String, _ axis: Axis, _ level: Int, above rival: String?
  ) -> String {
    let than = rival.map { " than `\($0)` has" } ?? ""
    return """
      give `\(view)` a higher \(axis.rawValue) compression resistance\(than), such as \(level)
      """
  }

  fileprivate static func concede(
    _ rival: String, _ axis: Axis, _ level: Int, to view: String
  ) -> String {
    """
    give `\(rival)` a lower \(axis.rawValue) compression resistance than `\(view)` has, such as \
    \(level)
    """
  }

  fileprivate static func room(for view: String, against equation: String?) -> String {
    equation.map { "make room for `\(view)`: `\($0)` leaves it none" } ?? "make room for `\(view)`"
  }
}
