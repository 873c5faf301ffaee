package import Diagnostics
import Geometry

extension IllegalConstraint {
  /// Returns the diagnostic for an illegal constraint, with UIKit's own reason as a note.
  ///
  /// - Parameters:
  ///   - constraint: the constraint that breaks the rule.
  ///   - span: the constraint's location in the spec, or nil to use its origin's location.
  ///   - hierarchy: the views of the scene, for their names.
  /// - Returns: a diagnostic of severity error.
  package func diagnostic(
    of constraint: Constraint, at span: SourceSpan? = nil, in hierarchy: ViewHierarchy
  ) -> Diagnostic {
    let superviews = constraint.anchors.compactMap { hierarchy.superview(of: $0.item.owner) }
    let names = AnchorNames(superviews: superviews)
    var views: [String] = []
    for anchor in constraint.anchors where !views.contains(anchor.item.owner.name) {
      views.append(anchor.item.owner.name)
    }
    return Diagnostic(
      message(names), at: span ?? constraint.origin.span,
      notes: uiKitReason.map { [Note("UIKit's reason: \($0)")] } ?? [],
      help: help(for: constraint, in: hierarchy, names), views: views,
      constraints: [constraint.equation(in: hierarchy)])
  }

  private func message(_ names: AnchorNames) -> Message {
    switch self {
    case .invalidPairing(let one, let other): .invalidPairing(names[one], names[other], one)
    case .locationEqualsConstant(let anchor): .locationEqualsConstant(names[anchor])
    case .zeroMultiplier(let one, let other): .zeroMultiplier(names[one], names[other])
    case .directionMismatch(let one, let other): .directionMismatch(names[one], names[other], one)
    case .axisMismatch(let one, let other): .axisMismatch(names[one], names[other], one)
    case .guideWithoutBaseline(let anchor): .guideWithoutBaseline(names[anchor])
    case .guideWithoutMargins(let anchor): .guideWithoutMargins(names[anchor])
    case .constantNotFinite: .constantNotFinite
    case .numberTooLarge(let number): .numberTooLarge(number)
    case .unknownView(let id): .unknownConstrainedView(id.name)
    case .unknownGuide(let id, let guide): .unknownGuide(guide.name, of: id.name)
    case .noCommonAncestor(let one, let other): .noCommonAncestor(one.name, other.name)
    }
  }

  /// The reason of UIKit's exception for the same mistake, or nil if UIKit has none.
  package var uiKitReason: String? {
    switch self {
    case .invalidPairing, .axisMismatch:
      "Invalid pairing of layout attributes."
    case .locationEqualsConstant, .zeroMultiplier:
      """
      A multiplier of 0 or a nil second item together with a location for the first attribute \
      creates an illegal constraint of a location equal to a constant. Location attributes must \
      be specified in pairs.
      """
    case .directionMismatch:
      """
      A constraint cannot be made between a leading/trailing attribute and a right/left \
      attribute. Use leading/trailing for both or neither.
      """
    case .noCommonAncestor:
      """
      Unable to activate constraint with anchors because they have no common ancestor.  Does the \
      constraint or its anchors reference items in different view hierarchies?  That's illegal.
      """
    case .constantNotFinite:
      "NSLayoutConstraint constant is not finite!  That's illegal."
    case .numberTooLarge, .guideWithoutBaseline, .guideWithoutMargins, .unknownView, .unknownGuide:
      nil
    }
  }

  private func help(
    for constraint: Constraint, in hierarchy: ViewHierarchy, _ names: AnchorNames
  ) -> String? {
    switch self {
    case .invalidPairing:
      return "compare a size with a size, and a position with a position on the same axis"
    case .locationEqualsConstant(let anchor):
      var offered = constraint
      offered.terms = [.init(1, Anchor(anchor.item.container(in: hierarchy), anchor.attribute))]
      return "write `\(offered.equation(in: hierarchy))`"
    case .zeroMultiplier:
      return "give the other side a multiplier other than 0"
    case .directionMismatch(let one, let other):
      let turned = Anchor(other.item, other.attribute.matching(one.attribute))
      return "write `\(names[turned])` in place of `\(names[other])`"
    case .axisMismatch(let one, let other) where one.attribute.isDimension:
      return
        "a sum has one axis: make the \(one.attribute.rawValue) of a guide equal to `\(names[other])`, and use it in its place"
    case .axisMismatch(let one, _):
      return one.attribute.axis == .horizontal
        ? "use left, right, leading, trailing or centerX on both sides"
        : "use top, bottom, centerY or a baseline on both sides"
    case .guideWithoutBaseline:
      return "use top, bottom or centerY"
    case .guideWithoutMargins(let anchor):
      let edge = anchor.attribute.withinMargins ?? anchor.attribute
      return "use `\(edge.rawValue)`, or the margins of a view"
    case .constantNotFinite, .numberTooLarge:
      return nil
    case .unknownView(let id):
      let nearest = NearestName.of(id.name, in: hierarchy.nodes.map(\.id.name))
      return nearest.map { "did you mean `\($0)`?" }
    case .unknownGuide(let id, let guide):
      let known = hierarchy.node(id)?.customGuides ?? []
      return NearestName.of(guide.name, in: known).map { "did you mean `\($0)`?" }
    case .noCommonAncestor(let one, let other):
      let placed = [(one, other), (other, one)].first { hierarchy.superview(of: $0.0) == $0.1 }
      if let (view, table) = placed {
        return
          "`\(table.name)` places `\(view.name)` and gives it its width: give it a `height`, or constraints within it"
      }
      return "constrain views of a row to each other and to the row alone"
    }
  }
}

/// The names of anchors in the syntax of a spec.
private struct AnchorNames {
  let superviews: [ViewID]

  subscript(anchor: Anchor) -> String {
    "\(anchor.item.name(amongChildrenOf: superviews)).\(anchor.attribute.rawValue)"
  }
}

extension LayoutItem {
  /// Returns the item that the author most likely wants to measure a location from: the superview,
  /// or the root for an item of the root.
  fileprivate func container(in hierarchy: ViewHierarchy) -> LayoutItem {
    .view(hierarchy.superview(of: owner) ?? owner)
  }
}

extension Attribute {
  /// Returns the attribute that can be paired with `other`.
  ///
  /// If `other` follows the layout direction, left and right become leading and trailing.
  /// If `other` ignores it, leading and trailing become left and right.
  fileprivate func matching(_ other: Attribute) -> Attribute {
    switch self {
    case .left where other.followsDirection: .leading
    case .right where other.followsDirection: .trailing
    case .leading where other.ignoresDirection: .left
    case .trailing where other.ignoresDirection: .right
    case .leftMargin where other.followsDirection: .leadingMargin
    case .rightMargin where other.followsDirection: .trailingMargin
    case .leadingMargin where other.ignoresDirection: .leftMargin
    case .trailingMargin where other.ignoresDirection: .rightMargin
    default: self
    }
  }
}
