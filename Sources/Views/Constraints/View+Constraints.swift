extension View {
  /// Holds a constraint of views at or within this one; `LayoutConstraint.activate` finds the right
  /// view by itself.
  ///
  /// A constraint of other views is refused, and one that is active already stays where it is.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraint.isActive else { return }
    if let rule = constraint.violatedRule { return constraint.refuse(rule) }
    guard constraint.items.allSatisfy({ $0?.owner?.isDescendant(of: self) == true }) else {
      return constraint.refuse(.outsideSubtree(of: debugName))
    }
    constraint.hold(on: self)
  }

  /// Holds constraints of views at or within this one.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
