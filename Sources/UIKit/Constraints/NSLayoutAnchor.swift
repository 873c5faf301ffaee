public import Foundation
import Views

/// One edge, centre, baseline or size of a view or a guide.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide, or nil after it was released.
  open private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// The anchor at which a distance begins, or nil for an edge or a size.
  let start: (item: any ConstrainedItem, attribute: NSLayoutConstraint.Attribute)?

  init(
    _ item: (any ConstrainedItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: (item: any ConstrainedItem, attribute: NSLayoutConstraint.Attribute)? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.start = start
    super.init()
  }

  /// The name of the anchor's attribute.
  open var name: String { "\(attribute)" }

  /// Whether both are the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return onMainActor { other.item === item && other.attribute == attribute }
  }

  /// The hash of the item and the attribute.
  open override var hash: Int {
    onMainActor {
      var hasher = Hasher()
      hasher.combine(item.map { ObjectIdentifier($0) })
      hasher.combine(attribute)
      return hasher.finalize()
    }
  }

  /// Returns an inactive constraint: this anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }

  /// Returns an inactive constraint: this anchor is at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor is at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor equals the other + `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at least the other + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns an inactive constraint: this anchor is at most the other + `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  /// Returns an inactive constraint of this anchor with another, or with a constant only.
  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, isSystemSpacing: Bool = false
  ) -> NSLayoutConstraint {
    guard let item = item as? any ConstrainedItem else {
      UIKitException.record("the view or guide of the anchor is gone")
      return NSLayoutConstraint()
    }
    typealias Term = LayoutConstraint.Term
    func term(
      _ item: any ConstrainedItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    )
      -> Term
    {
      Term(item: item.element, attribute: attribute.attribute, multiplier: factor)
    }
    // A distance is a difference: its start goes to the other side.
    var terms = start.map { [term($0.item, $0.attribute, 1)] } ?? []
    if let anchor, let other = anchor.item as? any ConstrainedItem {
      terms.append(term(other, anchor.attribute, Double(multiplier)))
      if let start = anchor.start {
        terms.append(term(start.item, start.attribute, -Double(multiplier)))
      }
    }
    let core = LayoutConstraint(
      unchecked: item.element, attribute.attribute, relation.relation, terms,
      constant: Points(constant))
    core.isSystemSpacing = isSystemSpacing
    return NSLayoutConstraint(core)
  }

  /// Returns an inactive constraint of a multiple of the system's spacing of 8 points.
  fileprivate func systemSpacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, constant: 8 * multiplier, isSystemSpacing: true)
  }
}

/// A horizontal anchor.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the horizontal distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      otherAnchor.item as? any ConstrainedItem, otherAnchor.attribute,
      from: (item as? any ConstrainedItem).map { ($0, attribute) })
  }

  /// Returns an inactive constraint: this anchor is `multiplier` × 8 points after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at least `multiplier` × 8 points after the
  /// other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most `multiplier` × 8 points after the
  /// other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A vertical anchor.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the vertical distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      otherAnchor.item as? any ConstrainedItem, otherAnchor.attribute,
      from: (item as? any ConstrainedItem).map { ($0, attribute) })
  }

  /// Returns an inactive constraint: this anchor is `multiplier` × 8 points below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.equal, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at least `multiplier` × 8 points below the
  /// other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// Returns an inactive constraint: this anchor is at most `multiplier` × 8 points below the
  /// other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint: this size equals `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Returns an inactive constraint: this size is at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: this size is at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns an inactive constraint: this size equals `m` × the other.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: this size is at least `m` × the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: this size is at most `m` × the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns an inactive constraint: this size equals `m` × the other + `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: this size is at least `m` × the other + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Returns an inactive constraint: this size is at most `m` × the other + `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
