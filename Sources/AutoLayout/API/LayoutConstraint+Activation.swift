extension LayoutConstraint {
  /// Whether the constraint takes part in the layout.
  ///
  /// Activating puts it on the nearest view at or above both items, where `constraints` lists it. A
  /// constraint that cannot be activated stays inactive, and `problem` and the messages of the next
  /// layout say why.
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
    if let rule = violatedRule { return refuse(rule) }
    guard let first = firstItem?.owner, let second = hasSecondItem ? secondItem?.owner : first,
      let common = first.nearestCommonAncestor(with: second)
    else { return refuse(noCommonAncestor) }
    hold(on: common)
  }

  /// Puts the constraint on a view at or above both items.
  func hold(on view: View) {
    problem = nil
    holder = view
    order = view.topmost.takeOrder()
    view.constraints.append(self)
  }

  func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  /// Whether one of the items is the view, a guide of it, or within it.
  func mentions(within view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.owner?.isDescendant(of: view) == true }
  }

  private var noCommonAncestor: LayoutProblem {
    let names = [firstItem, secondItem].compactMap { $0?.owner?.debugName }
    return .noCommonAncestor(names)
  }

  /// The rule that the pair of attributes breaks, whatever views there are; nil for a legal one.
  var violatedRule: LayoutProblem? {
    guard let first = firstItem, let attribute = firstAttribute.attribute else {
      return firstItem == nil ? .noFirstItem : .unknownAttribute
    }
    if hasSecondItem, secondItem == nil { return .noSecondItem }
    if let second = secondItem, secondAttribute == .notAnAttribute {
      return .missingAttribute(of: second.owner?.debugName ?? "guide")
    }
    let areBaselines = [firstAttribute, secondAttribute].allSatisfy {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
    if isSystemSpacing, areBaselines { return .systemSpacingBetweenBaselines }
    let owners = [first.owner, secondItem?.owner].compactMap(\.self)
    let isTwice = owners.count == 2 && owners[0] !== owners[1]
    let ids = owners.enumerated().map { position, owner in
      // Two views may have one name.
      ViewID(
        position == 1 && isTwice && owner.debugName == owners[0].debugName
          ? "\(owner.debugName)2" : owner.debugName)
    }
    let nodes = ids.prefix(isTwice ? 2 : 1).map { ViewNode(id: $0, kind: "view", parent: nil) }
    func item(_ element: LayoutElement) -> LayoutItem {
      let position = owners.firstIndex { $0 === element.owner }
      let id = position.map { ids[$0] } ?? "guide"
      guard let guide = element as? LayoutGuide else { return .view(id) }
      return .guide(id, guide.kind.guide(named: guide.identifier))
    }
    let terms = secondItem.flatMap { second in
      secondAttribute.attribute.map { Constraint.Term(multiplier, Anchor(item(second), $0)) }
    }
    let constraint = Constraint(
      Anchor(item(first), attribute), relation.relation, terms.map { [$0] } ?? [],
      constant: constant, origin: .code)
    return constraint.violatedRule.map { rule in
      LayoutProblem(rule, of: constraint, in: ViewHierarchy(nodes))
    }
  }
}
