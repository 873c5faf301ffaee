public import Geometry

extension LayoutAnchor<DimensionAnchorKind> {
  /// Returns an inactive constraint: this size equals `constant` points.
  public func constraint(equalToConstant constant: Points) -> LayoutConstraint {
    constraint(.equal, nil, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: this size is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: Points) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: this size is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: Points) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: this size equals `multiplier` × the other + `constant` points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this size is at least `multiplier` × the other + `constant`
  /// points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns an inactive constraint: this size is at most `multiplier` × the other + `constant`
  /// points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}
