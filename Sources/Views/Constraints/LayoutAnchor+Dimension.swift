public import Geometry

extension LayoutAnchor<DimensionAnchorKind> {
  /// A constraint, not yet active: this size is that many points.
  public func constraint(equalToConstant constant: Points) -> LayoutConstraint {
    constraint(.equal, nil, multiplier: 1, constant: constant)
  }

  /// A constraint, not yet active: this size is that many points or more.
  public func constraint(greaterThanOrEqualToConstant constant: Points) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// A constraint, not yet active: this size is that many points or less.
  public func constraint(lessThanOrEqualToConstant constant: Points) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// A constraint, not yet active: this size is `multiplier` times the other and `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint, not yet active: this size is at least `multiplier` times the other and `constant`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint, not yet active: this size is at most `multiplier` times the other and `constant`
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
