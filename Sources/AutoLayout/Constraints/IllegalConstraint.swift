import Geometry

/// The rule that a constraint breaks before anything is solved.
package enum IllegalConstraint: Error, Hashable, Sendable {
  /// A dimension against a location.
  case invalidPairing(Anchor, Anchor)
  /// A location against a number alone.
  case locationEqualsConstant(Anchor)
  /// A location whose other side is multiplied by zero.
  case zeroMultiplier(Anchor, Anchor)
  /// Leading or trailing against left or right.
  case directionMismatch(Anchor, Anchor)
  /// A location across the screen against one down it.
  case axisMismatch(Anchor, Anchor)
  /// A baseline of something that holds no text by nature: a guide or the keyboard.
  case guideWithoutBaseline(Anchor)
  /// A margin of an item without margins: a guide or the keyboard.
  case guideWithoutMargins(Anchor)
  case constantNotFinite
  /// A constant or multiplier beyond `Constraint.greatestNumber` either way.
  case numberTooLarge(Double)
  case unknownView(ViewID)
  case unknownGuide(ViewID, Guide)
  /// The two views belong to trees that are laid out apart: a table's rows and what is around them.
  case noCommonAncestor(ViewID, ViewID)
}

extension Constraint {
  /// The greatest magnitude of a constant or multiplier; no screen has a length as large.
  package static let greatestNumber = 1e6

  /// The rule that the attributes, multipliers and the constant break, without regard to which views
  /// there are; nil for a legal constraint.
  package var violatedRule: IllegalConstraint? {
    guard constant.value.isFinite, terms.allSatisfy(\.multiplier.isFinite) else {
      return .constantNotFinite
    }
    for number in [constant.value] + terms.map(\.multiplier)
    where abs(number) > Self.greatestNumber {
      return .numberTooLarge(number)
    }
    for anchor in anchors where anchor.item.isGuide && anchor.attribute.isBaseline {
      return .guideWithoutBaseline(anchor)
    }
    for anchor in anchors where anchor.item.isGuide && anchor.attribute.withinMargins != nil {
      return .guideWithoutMargins(anchor)
    }
    if !first.attribute.isDimension, terms.isEmpty { return .locationEqualsConstant(first) }
    return terms.count > 1 ? violatedRuleOfSum : terms.first.flatMap(violatedRule(pairing:))
  }

  /// The rule broken by the first side against one term: UIKit's table of legal pairs.
  private func violatedRule(pairing term: Term) -> IllegalConstraint? {
    let second = term.anchor
    guard first.attribute.isDimension == second.attribute.isDimension else {
      return .invalidPairing(first, second)
    }
    if first.attribute.isDimension { return nil }
    if term.multiplier == 0 { return .zeroMultiplier(first, second) }
    return violatedRuleOfLocations(first, second)
  }

  private func violatedRuleOfLocations(_ one: Anchor, _ other: Anchor) -> IllegalConstraint? {
    guard one.attribute.axis == other.attribute.axis else { return .axisMismatch(one, other) }
    let mixes =
      one.attribute.followsDirection && other.attribute.ignoresDirection
      || one.attribute.ignoresDirection && other.attribute.followsDirection
    return mixes ? .directionMismatch(one, other) : nil
  }

  /// A sum may add lengths to a location, or be a length made of differences of locations; every
  /// term lies on the first one's axis.
  private var violatedRuleOfSum: IllegalConstraint? {
    for term in terms where term.anchor.attribute.axis != first.attribute.axis {
      return .axisMismatch(first, term.anchor)
    }
    let all = anchors
    for (position, one) in all.enumerated() where !one.attribute.isDimension {
      for other in all[(position + 1)...] where !other.attribute.isDimension {
        if let rule = violatedRuleOfLocations(one, other) { return rule }
      }
    }
    let locations = terms.filter { !$0.anchor.attribute.isDimension }
    let total = locations.reduce(0) { $0 + $1.multiplier }
    if first.attribute.isDimension, let location = locations.first, abs(total) > 1e-9 {
      return .invalidPairing(first, location.anchor)
    }
    if !first.attribute.isDimension, locations.isEmpty {
      return .locationEqualsConstant(first)
    }
    return nil
  }

  /// The first anchor, then those of the terms.
  package var anchors: [Anchor] { [first] + terms.map(\.anchor) }
}

extension Constraint {
  /// The rule that the constraint breaks among these views, or nil for a legal constraint.
  package func violatedRule(in hierarchy: ViewHierarchy) -> IllegalConstraint? {
    for anchor in anchors {
      guard let node = hierarchy.node(anchor.item.owner) else {
        return .unknownView(anchor.item.owner)
      }
      if case .guide(let id, let guide) = anchor.item, !node.has(guide) {
        return .unknownGuide(id, guide)
      }
    }
    if let rule = violatedRule { return rule }
    let root = hierarchy.layoutRoot(of: first.item)
    for term in terms where hierarchy.layoutRoot(of: term.anchor.item) != root {
      return .noCommonAncestor(first.item.owner, term.anchor.item.owner)
    }
    return nil
  }
}

extension ViewNode {
  fileprivate func has(_ guide: Guide) -> Bool {
    switch guide {
    case .safeArea, .margins, .readable, .keyboard: true
    case .topLayout, .bottomLayout: parent == nil
    case .content, .contentMargins, .frame: arrangement.solvesContent
    case .custom(let name): customGuides.contains(name)
    case .system(let name): systemGuides.contains(name)
    }
  }
}

extension ViewHierarchy {
  fileprivate func layoutRoot(of item: LayoutItem) -> Int? {
    position(of: item.owner).map { layoutRoots[$0] }
  }
}
