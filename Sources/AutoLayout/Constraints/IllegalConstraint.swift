import Geometry

/// A rule that a constraint breaks, found before the constraints are solved.
package enum IllegalConstraint: Error, Hashable, Sendable {
  /// The constraint pairs a dimension with a location.
  case invalidPairing(Anchor, Anchor)
  /// The constraint pairs a location with a constant only.
  case locationEqualsConstant(Anchor)
  /// The constraint pairs a location with an anchor whose multiplier is zero.
  case zeroMultiplier(Anchor, Anchor)
  /// The constraint pairs leading or trailing with left or right.
  case directionMismatch(Anchor, Anchor)
  /// The constraint pairs attributes of different axes.
  case axisMismatch(Anchor, Anchor)
  /// The constraint uses a baseline of a guide or of the keyboard, which have no text.
  case guideWithoutBaseline(Anchor)
  /// The constraint uses a margin of a guide or of the keyboard, which have no margins.
  case guideWithoutMargins(Anchor)
  case constantNotFinite
  /// The magnitude of a constant or multiplier exceeds `Constraint.greatestNumber`.
  case numberTooLarge(Double)
  case unknownView(ViewID)
  case unknownGuide(ViewID, Guide)
  /// The two views are laid out separately, such as a view in a table row and a view outside it.
  case noCommonAncestor(ViewID, ViewID)
}

extension Constraint {
  /// The greatest allowed magnitude of a constant or multiplier, larger than any screen in points.
  package static let greatestNumber = 1e6

  /// The rule that the attributes, multipliers or constant break, or nil for a legal constraint.
  ///
  /// This check does not need the scene's views.
  package var violatedRule: IllegalConstraint? {
    guard constant.value.isFinite, terms.allSatisfy(\.multiplier.isFinite) else {
      return .constantNotFinite
    }
    func isTooLarge(_ number: Double) -> Bool { abs(number) > Self.greatestNumber }
    if isTooLarge(constant.value) { return .numberTooLarge(constant.value) }
    if let term = terms.first(where: { isTooLarge($0.multiplier) }) {
      return .numberTooLarge(term.multiplier)
    }
    if let anchor = firstAnchor(where: { $0.item.isGuide && $0.attribute.isBaseline }) {
      return .guideWithoutBaseline(anchor)
    }
    if let anchor = firstAnchor(where: { $0.item.isGuide && $0.attribute.withinMargins != nil }) {
      return .guideWithoutMargins(anchor)
    }
    if !first.attribute.isDimension, terms.isEmpty { return .locationEqualsConstant(first) }
    return terms.count > 1 ? violatedRuleOfSum : terms.first.flatMap(violatedRule(pairing:))
  }

  /// Returns the rule that the pair of `first` and `term` breaks, by UIKit's table of legal pairs.
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

  /// The rule that a sum of terms breaks, or nil for a legal sum.
  ///
  /// All terms must be on the axis of `first`. If `first` is a location, the sum needs at least one
  /// location. If `first` is a dimension, the multipliers of all locations must add up to 0.
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

  /// The first anchor, then the anchors of the terms.
  package var anchors: [Anchor] { [first] + terms.map(\.anchor) }

  /// The first of `anchors` that meets a condition, without an array of them.
  func firstAnchor(where condition: (Anchor) -> Bool) -> Anchor? {
    condition(first) ? first : terms.first { condition($0.anchor) }?.anchor
  }
}

extension Constraint {
  /// Returns the rule that the constraint breaks in a scene, or nil for a legal constraint.
  package func violatedRule(in hierarchy: ViewHierarchy) -> IllegalConstraint? {
    guard let root = hierarchy.layoutRoot(of: first.item) else {
      return hierarchy.violatedRule(ofUnknown: first.item)
    }
    var apart: LayoutItem?
    for term in terms {
      let item = term.anchor.item
      guard let other = hierarchy.layoutRoot(of: item) else {
        return hierarchy.violatedRule(ofUnknown: item)
      }
      if other != root, apart == nil { apart = item }
    }
    if let rule = violatedRule { return rule }
    return apart.map { .noCommonAncestor(first.item.owner, $0.owner) }
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
  /// Returns the layout root of an item, or nil if its view is unknown or does not have the guide.
  fileprivate func layoutRoot(of item: LayoutItem) -> Int? {
    guard let position = position(of: item.owner) else { return nil }
    if case .guide(_, let guide) = item, !nodes[position].has(guide) { return nil }
    return layoutRoots[position]
  }

  /// Returns the rule that a constraint with an item without a layout root breaks.
  fileprivate func violatedRule(ofUnknown item: LayoutItem) -> IllegalConstraint {
    guard case .guide(let id, let guide) = item, position(of: id) != nil else {
      return .unknownView(item.owner)
    }
    return .unknownGuide(id, guide)
  }
}
