extension View {
  /// Holds a constraint whose items are this view, its guides, or descendants of it.
  ///
  /// `LayoutConstraint.activate` finds the view that should hold a constraint. A constraint of
  /// other views is refused. An active constraint stays where it is.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    if let rule = constraint.violatedRule {
      guard constraint.checksLate else { return constraint.refuse(rule) }
      constraint.lateProblem = rule
    }
    guard constraint.items.allSatisfy({ $0?.owner?.isDescendant(of: self) == true }) else {
      return constraint.refuse(.outsideSubtree(of: debugName))
    }
    constraint.hold(on: self)
  }

  /// Holds constraints whose items are this view, its guides, or descendants of it.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates the constraints of a list that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
