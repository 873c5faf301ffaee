import AutoLayout
import Geometry

extension LayoutAnchor<HorizontalAnchorKind> {
  /// Returns an inactive constraint: this anchor is `multiplier` × the system spacing of 8 points
  /// after the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at least `multiplier` × the system spacing of
  /// 8 points after the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at most `multiplier` × the system spacing of
  /// 8 points after the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension LayoutAnchor<VerticalAnchorKind> {
  /// Returns an inactive constraint: this anchor is `multiplier` × the system spacing of 8 points
  /// below the other.
  ///
  /// Between two baselines, UIKit's spacing depends on the fonts in an undocumented way. Activating
  /// such a constraint is refused.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at least `multiplier` × the system spacing of
  /// 8 points below the other.
  ///
  /// Between two baselines, activating the constraint is refused.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns an inactive constraint: this anchor is at most `multiplier` × the system spacing of
  /// 8 points below the other.
  ///
  /// Between two baselines, activating the constraint is refused.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension LayoutAnchor {
  fileprivate func systemSpacing(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Kind>, _ multiplier: Double
  ) -> LayoutConstraint {
    let made = constraint(
      relation, anchor, multiplier: 1, constant: VisualFormat.standardSpace * multiplier)
    made.isSystemSpacing = true
    return made
  }
}
