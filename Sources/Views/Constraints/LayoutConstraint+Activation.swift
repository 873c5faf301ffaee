import AutoLayout

extension LayoutConstraint {
  /// Whether the constraint affects the layout.
  ///
  /// Activation adds the constraint to the nearest common ancestor of both items; its `constraints`
  /// list it. If activation fails, the constraint stays inactive. `problem` and the messages of the
  /// next layout contain the reason.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the constraints in their order.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    if let rule = violatedRule {
      guard checksLate, !terms.contains(where: { $0.item == nil }) else { return refuse(rule) }
      lateProblem = rule
    } else {
      lateProblem = nil
    }
    guard var common = firstItem?.owner else { return refuse(noCommonAncestor) }
    for term in terms {
      guard let other = term.item?.owner, let above = common.nearestCommonAncestor(with: other)
      else { return refuse(noCommonAncestor) }
      common = above
    }
    hold(on: common)
  }

  /// Puts the constraint on a view at or above both items.
  func hold(on view: View) {
    problem = nil
    holder = view
    order = view.topmost.takeOrder()
    view.constraints.append(self)
    view.setNeedsLayout()
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder?.setNeedsLayout()
    holder = nil
  }

  /// Whether one of the items is the view, a guide of it, or within it.
  func mentions(within view: View) -> Bool {
    items.contains { $0?.owner?.isDescendant(of: view) == true }
  }

  private var noCommonAncestor: LayoutProblem {
    let names = items.compactMap { $0?.owner?.debugName }
    return .noCommonAncestor(names)
  }

  /// The rule that the attributes break for any views, or nil for a legal constraint.
  var violatedRule: LayoutProblem? {
    guard let first = firstItem, let attribute = firstAttribute.attribute else {
      return firstItem == nil ? .noFirstItem : .unknownAttribute
    }
    if terms.contains(where: { $0.item == nil }) { return .noSecondItem }
    if let second = secondItem, secondAttribute == .notAnAttribute {
      return .missingAttribute(of: second.owner?.debugName ?? "guide")
    }
    let areBaselines = [firstAttribute, secondAttribute].allSatisfy {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
    if isSystemSpacing, areBaselines { return .systemSpacingBetweenBaselines }
    let names = OwnerNames(items.compactMap { $0?.owner })
    let constraint = Constraint(
      Anchor(names.item(first), attribute), relation.relation,
      terms.compactMap { term in
        guard let item = term.item, let attribute = term.attribute.attribute else { return nil }
        return .init(term.multiplier, Anchor(names.item(item), attribute))
      },
      constant: constant, origin: .code)
    return constraint.violatedRule.map { rule in
      LayoutProblem(rule, of: constraint, in: ViewHierarchy(names.nodes))
    }
  }
}

/// The views of a constraint, for reporting one outside a hierarchy.
private struct OwnerNames {
  private var owners: [View] = []
  private(set) var nodes: [ViewNode] = []

  init(_ views: [View]) {
    for view in views where !owners.contains(view) {
      // Two views may have one name.
      let count = owners.count { $0.debugName == view.debugName }
      owners.append(view)
      let name = count == 0 ? view.debugName : "\(view.debugName)\(count + 1)"
      nodes.append(ViewNode(id: ViewID(name), kind: "view", parent: nil))
    }
  }

  func item(_ element: LayoutElement) -> LayoutItem {
    let position = element.owner.flatMap { owners.firstIndex(of: $0) }
    let id = position.map { nodes[$0].id } ?? "guide"
    guard let guide = element as? LayoutGuide else { return .view(id) }
    return .guide(id, guide.kind.guide(named: guide.identifier))
  }
}
