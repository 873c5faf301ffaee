import Geometry

extension SystemPlan {
  /// Returns the anchor that the solver uses for an anchor of a constraint.
  ///
  /// If a constraint connects an edge or margin of a scroll view to a view inside it, the edge or
  /// margin is that of the scroll view's content, as in UIKit.
  func solved(_ anchor: Anchor, of constraint: Constraint, in hierarchy: ViewHierarchy) -> Anchor {
    guard !scrollSlots.isEmpty, let content = anchor.ofContent,
      let owner = hierarchy.position(of: anchor.item.owner),
      hierarchy.nodes[owner].arrangement.solvesContent
    else { return anchor }
    let within = constraint.firstAnchor { $0.item.isWithinContent(of: owner, in: hierarchy) }
    return within == nil ? anchor : content
  }
}

extension Anchor {
  /// The content anchor for an edge or margin of a scroll view, or nil for other anchors.
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

  /// Whether the attribute is the left, leading or top edge.
  var isStart: Bool { self == .left || self == .leading || self == .top }
  /// Whether the attribute is the right, trailing or bottom edge.
  var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}

extension LayoutItem {
  /// Returns whether the item scrolls with the content of the scroll view at position `owner`.
  ///
  /// Its descendants, their guides and the scroll view's own custom guides do.
  fileprivate func isWithinContent(of owner: Int, in hierarchy: ViewHierarchy) -> Bool {
    guard let position = hierarchy.position(of: self.owner) else { return false }
    if position != owner { return hierarchy.nearestCommonAncestor(position, owner) == owner }
    if case .guide(_, .custom) = self { return true }
    return false
  }
}
