import Geometry

extension SystemPlan {
  /// The anchors of a constraint to solve.
  ///
  /// As in UIKit, edges and margins of a scroll view mean those of its content if the constraint
  /// connects them to a view in it.
  func solvedAnchors(of constraint: Constraint, in hierarchy: ViewHierarchy) -> [Anchor] {
    let anchors = constraint.anchors
    guard !scrollSlots.isEmpty else { return anchors }
    return anchors.map { anchor in
      guard let content = anchor.ofContent, let owner = hierarchy.position(of: anchor.item.owner),
        hierarchy.nodes[owner].arrangement.solvesContent
      else { return anchor }
      let isWithin = anchors.contains { $0.item.isWithinContent(of: owner, in: hierarchy) }
      return isWithin ? content : anchor
    }
  }
}

extension Anchor {
  /// The same edge of the content for an edge or margin of a scroll view, or nil.
  fileprivate var ofContent: Anchor? {
    switch item {
    case .view(let id):
      if attribute.isEdge { return Anchor(.guide(id, .content), attribute) }
      guard let edge = attribute.withinMargins, edge.isEdge else { return nil }
      return Anchor(.guide(id, .contentMargins), edge)
    case .guide(let id, .margins):
      return attribute.isEdge ? Anchor(.guide(id, .contentMargins), attribute) : nil
    case .guide, .keyboard:
      return nil
    }
  }
}

extension Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      false
    }
  }

  /// Whether it is the edge at which reading begins, or the top.
  var isStart: Bool { self == .left || self == .leading || self == .top }
  /// Whether it is the edge at which reading ends, or the bottom.
  var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}

extension LayoutItem {
  /// Whether the item moves with what the scroll view at `owner` scrolls: a view below it, a guide of
  /// one, or a guide of the scroll view's own.
  fileprivate func isWithinContent(of owner: Int, in hierarchy: ViewHierarchy) -> Bool {
    guard let position = hierarchy.position(of: self.owner) else { return false }
    if position != owner { return hierarchy.nearestCommonAncestor(position, owner) == owner }
    if case .guide(_, .custom) = self { return true }
    return false
  }
}
