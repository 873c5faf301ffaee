package import Cassowary
import Geometry

extension Constraint {
  /// Returns the constraint in the notation of specs, such as
  /// `send.trailing == superview.trailing - 8 @750`.
  ///
  /// The superview of one of the constraint's views is written `superview`. A required priority, a
  /// multiplier of 1 and a constant of 0 are omitted.
  package func equation(in hierarchy: ViewHierarchy) -> String {
    let superviews = anchors.compactMap { hierarchy.superview(of: $0.item.owner) }
    func name(_ anchor: Anchor) -> String {
      "\(anchor.item.name(amongChildrenOf: superviews)).\(anchor.attribute.rawValue)"
    }
    var text = "\(name(first)) \(relation.symbol) "
    for (position, term) in terms.enumerated() {
      let magnitude = position == 0 ? term.multiplier : abs(term.multiplier)
      if position > 0 { text += term.multiplier < 0 ? " - " : " + " }
      if magnitude != 1 { text += "\(DecimalText.shortest(magnitude, places: 6)) * " }
      text += name(term.anchor)
    }
    if terms.isEmpty {
      text += "\(constant)"
    } else if constant != 0 {
      text += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    if !priority.isRequired { text += " @\(DecimalText.shortest(priority.level, places: 3))" }
    return text
  }

  /// Returns the equation, preceded by the constraint's identifier if it has one.
  package func labelledEquation(in hierarchy: ViewHierarchy) -> String {
    let equation = equation(in: hierarchy)
    return name.map { "\($0): \(equation)" } ?? equation
  }
}

extension Relation {
  /// The relation's symbol in specs and the Visual Format Language.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutItem {
  /// Returns the item's name in specs; `superviews` are the superviews of the constraint's items.
  func name(amongChildrenOf superviews: [ViewID]) -> String {
    switch self {
    case .keyboard: "keyboard"
    case .guide(_, .topLayout): Guide.topLayout.name
    case .guide(_, .bottomLayout): Guide.bottomLayout.name
    case .guide(.root, .safeArea): Guide.safeArea.name
    case .view(let id): superviews.contains(id) ? "superview" : id.name
    case .guide(let id, let guide):
      "\(superviews.contains(id) ? "superview" : id.name).\(guide.name)"
    }
  }
}
