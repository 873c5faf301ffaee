import AutoLayout
import Cassowary
import Devices
import Geometry
package import Spec

/// Text and controls that the keyboard covers.
///
/// Constrain them to the keyboard layout guide, `root.keyboard.top` in a spec, let them scroll, or
/// change constraints under the condition `keyboard: shown`. The rule ignores views that scroll and
/// keyboards that float, which the user can move. If a view need not be visible while typing, switch
/// the rule off for it and give that as the reason.
package struct UnderKeyboard: CellRule {
  package static let name = LintRuleName.underKeyboard
  package init() {}

  package func findings(in cell: LintedCell) -> [LintFinding] {
    let geometry = cell.built.geometry
    guard geometry.keyboard.height > 0, !geometry.isKeyboardFloating else { return [] }
    let covered = cell.shownViews.compactMap { view -> (view: LintedView, reach: Points)? in
      guard view.scroller == nil, !view.isDisplaced, !view.frame.isEmpty, !view.isBar,
        let rect = view.subject(in: cell.window), let reach = rect.reach(into: geometry.keyboard)
      else { return nil }
      return (view, reach)
    }
    let bottoms = cell.bottomConnections
    let carriers = covered.map { cell.carrier(of: $0.view, by: bottoms) }
    // Views above the lowest one keep their distance to it.
    let lowest = carriers.compactMap { $0?.frame.maxY }.max()
    return zip(covered, carriers).map { covered, carrier in
      let (view, reach) = covered
      let distance = carrier.flatMap { carrier in lowest.map { $0 - carrier.frame.maxY } } ?? 0
      return LintFinding(
        Self.name, "`\(view.name)` lies under the keyboard", of: view,
        help: cell.help(
          carrier.map { .rise($0.name, by: 16 + distance) } ?? .scroll(view.name), toPlace: view),
        measured: MeasuredValue(
          reach.value, "the keyboard covers \(FormattedMeasure.points(reach)) points of it"))
    }
  }
}

extension LintedCell {
  /// The anchors to which equations connect the bottom or the last baseline of each view.
  fileprivate var bottomConnections: [ViewID: [Anchor]] {
    var connections: [ViewID: [Anchor]] = [:]
    for constraint in built.scene.constraints
    where constraint.relation == .equal && !constraint.origin.isEngine {
      for anchor in constraint.anchors where anchor.attribute.isBottom {
        connections[anchor.item.owner, default: []] +=
          constraint.anchors.filter { $0.item.owner != anchor.item.owner }
      }
    }
    return connections
  }

  /// Returns the view that constraints hold at the bottom of a view around it, and with it a view.
  ///
  /// It is the view itself, its stack, or the last view of a chain. It is nil for a view that does
  /// not depend on a bottom, such as one that hangs from the top.
  fileprivate func carrier(
    of view: LintedView, by bottoms: [ViewID: [Anchor]]
  ) -> LintedView? {
    var pending = [view.index]
    var seen = Set(pending)
    while let next = pending.popLast().map({ views[$0] }) {
      for anchor in bottoms[next.node.id] ?? [] {
        guard let owner = hierarchy.position(of: anchor.item.owner) else { continue }
        if next.ancestors.contains(owner) {
          if anchor.isAtBottom { return next }
        } else if !isAncestor(next, of: views[owner]), seen.insert(owner).inserted {
          pending.append(owner)
        }
      }
      if let parent = next.node.parent, case .stack = views[parent].node.arrangement,
        seen.insert(parent).inserted
      {
        pending.append(parent)
      }
    }
    return nil
  }
}

extension Anchor {
  /// Whether the anchor of a view around others is its bottom or a guide's that lies there.
  fileprivate var isAtBottom: Bool {
    switch item {
    case .keyboard, .guide(_, .keyboard), .guide(_, .bottomLayout): true
    case .view, .guide: attribute.isBottom
    }
  }
}

extension Attribute {
  fileprivate var isBottom: Bool {
    self == .lastBaseline || (withinMargins ?? self) == .bottom
  }
}

extension String {
  fileprivate static func rise(_ view: String, by distance: Points) -> String {
    """
    write `- \(view).bottom == root.keyboard.top - \(FormattedMeasure.points(distance))` under \
    `constraints` in place of what holds it at the bottom, or let its superview scroll
    """
  }

  fileprivate static func scroll(_ view: String) -> String {
    """
    put `\(view)` into a view of kind `scroll` whose bottom is `root.keyboard.top`, or move it up \
    under the condition `keyboard: shown`
    """
  }
}
