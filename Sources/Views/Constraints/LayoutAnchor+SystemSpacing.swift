import AutoLayout
import Geometry

extension LayoutAnchor<HorizontalAnchorKind> {
  /// A constraint, not yet active: this anchor is the standard space of 8 points times `multiplier`
  /// behind the other.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }

  /// A constraint, not yet active: this anchor is at least the standard space of 8 points times
  /// `multiplier` behind the other.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// A constraint, not yet active: this anchor is at most the standard space of 8 points times
  /// `multiplier` behind the other.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.lessThanOrEqual, anchor, multiplier) }
}

extension LayoutAnchor<VerticalAnchorKind> {
  /// A constraint, not yet active: this anchor is the standard space of 8 points times `multiplier`
  /// below the other.
  ///
  /// Between two baselines UIKit's space depends on the fonts in an undocumented way; such a
  /// constraint is refused when it is activated.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.equal, anchor, multiplier) }

  /// A constraint, not yet active: this anchor is at least the standard space of 8 points times
  /// `multiplier` below the other; between two baselines it is refused.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double
  ) -> LayoutConstraint { systemSpacing(.greaterThanOrEqual, anchor, multiplier) }

  /// A constraint, not yet active: this anchor is at most the standard space of 8 points times
  /// `multiplier` below the other; between two baselines it is refused.
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
