public import Geometry

/// One edge, centre, baseline or size of a view or a guide.
///
/// The kind is part of the type, so that only anchors of one axis, or sizes, can be combined:
/// `box.topAnchor.constraint(equalTo: view.leftAnchor)` does not compile.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  let element: LayoutElement
  let attribute: LayoutConstraint.Attribute
  /// The anchor at which a distance begins, or nil for an edge or a size.
  let start: Start?

  init(
    _ element: LayoutElement, _ attribute: LayoutConstraint.Attribute, from start: Start? = nil
  ) {
    self.element = element
    self.attribute = attribute
    self.start = start
  }

  struct Start {
    let element: LayoutElement
    let attribute: LayoutConstraint.Attribute
  }
}

/// The common protocol of the three anchor types.
public protocol LayoutAnchorKind: Sendable {}

/// Horizontal anchors.
public enum HorizontalAnchorKind: LayoutAnchorKind {}
/// Vertical anchors.
public enum VerticalAnchorKind: LayoutAnchorKind {}
/// Sizes, of either axis.
public enum DimensionAnchorKind: LayoutAnchorKind {}

/// A horizontal anchor, as `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalAnchorKind>
/// A vertical anchor, as `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalAnchorKind>
/// A size, as `NSLayoutDimension`.
public typealias LayoutDimension = LayoutAnchor<DimensionAnchorKind>

extension LayoutAnchor {
  /// Returns an inactive constraint: this anchor equals the other + `constant` points.
  public func constraint(
    equalTo anchor: LayoutAnchor<Kind>, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at least the other + `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  /// Returns an inactive constraint: this anchor is at most the other + `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<Kind>, constant: Points = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: constant)
  }

  func constraint(
    _ relation: LayoutConstraint.Relation, _ anchor: LayoutAnchor<Kind>?, multiplier: Double,
    constant: Points
  ) -> LayoutConstraint {
    typealias Term = LayoutConstraint.Term
    // A distance is a difference: its start goes to the other side.
    let own = start.map { [Term(item: $0.element, attribute: $0.attribute, multiplier: 1)] } ?? []
    let other = anchor.map { anchor in
      [Term(item: anchor.element, attribute: anchor.attribute, multiplier: multiplier)]
        + (anchor.start.map {
          [Term(item: $0.element, attribute: $0.attribute, multiplier: -multiplier)]
        } ?? [])
    }
    return LayoutConstraint(
      unchecked: element, attribute, relation, own + (other ?? []), constant: constant)
  }
}

extension LayoutAnchor<HorizontalAnchorKind> {
  /// Returns the horizontal distance from this anchor to another, to compare with constants, sizes
  /// and other distances.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(
      other.element, other.attribute, from: .init(element: element, attribute: attribute))
  }
}

extension LayoutAnchor<VerticalAnchorKind> {
  /// Returns the vertical distance from this anchor to another, to compare with constants, sizes
  /// and other distances.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(
      other.element, other.attribute, from: .init(element: element, attribute: attribute))
  }
}
