import AutoLayout
import Cassowary
import Geometry

/// The Visual Format Language in Swift, for lengths, and for distances between views and to
/// superviews.
struct VisualFormatNotation: ConstraintNotation {
  static let name = "vfl"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    if let missing = screen.missingName(of: constraint) { return missing }
    return Self.format(constraint, in: screen) == nil ? .notVisual : nil
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    let formats = constraints.compactMap { Self.format($0, in: screen) }
    guard !formats.isEmpty else { return [] }
    var views: [String] = []
    for name in formats.flatMap(\.views) where !views.contains(name) { views.append(name) }
    var lines =
      ["let views: [String: Any] = ["] + views.map { "  \"\($0)\": \(screen.names.code($0))," } + [
        "]"
      ]
    lines += ["let constraints = ["]
    lines += formats.map { format in
      let options = format.ignoresDirection ? ".directionLeftToRight" : "[]"
      return """
          NSLayoutConstraint.constraints(withVisualFormat: "\(format.text)", options: \(options), \
        metrics: nil, views: views),
        """
    }
    lines.append("].flatMap { $0 }")
    for (index, constraint) in constraints.enumerated() {
      if let name = constraint.name {
        lines.append("constraints[\(index)].identifier = \(Self.language.literal(name))")
      }
    }
    return lines + ["NSLayoutConstraint.activate(constraints)"]
  }

  /// A constraint as a format string.
  struct Format: Hashable {
    let text: String
    /// The names of the views in code.
    let views: [String]
    /// Whether the attributes are left and right, which do not depend on the reading direction.
    let ignoresDirection: Bool
  }

  static func format(_ constraint: Constraint, in screen: ExportedScreen) -> Format? {
    guard let exported = ExportedConstraint(constraint), exported.multiplier == 1,
      case .view(let first) = exported.first.item
    else { return nil }
    let attribute = exported.first.attribute
    let axis = attribute.axis == .horizontal ? "H" : "V"
    let priority = exported.priority.isRequired ? "" : "@\(exported.priority.level.code)"
    if attribute.isDimension {
      let relation = exported.relation == .equal ? "==" : exported.relation.symbol
      guard let second = exported.second else {
        let length = "\(exported.relation == .equal ? "" : relation)\(exported.constant.code)"
        return Format(
          text: "\(axis):[\(screen.names[first])(\(length)\(priority))]",
          views: [screen.names[first]], ignoresDirection: false)
      }
      guard case .view(let other) = second.item, second.attribute == attribute,
        exported.constant == 0
      else { return nil }
      let names = [first, other].map { screen.names[$0] }
      return Format(
        text: "\(axis):[\(names[0])(\(relation)\(names[1])\(priority))]", views: names,
        ignoresDirection: false)
    }
    guard let second = exported.second, case .view(let other) = second.item,
      let gap = Gap(
        (first, attribute), (other, second.attribute), exported.relation, exported.constant,
        screen.hierarchy)
    else { return nil }
    let relation = gap.relation == .equal ? "" : gap.relation.symbol
    let distance = "-(\(relation)\(gap.distance.code)\(priority))-"
    func part(_ id: ViewID?) -> String { id.map { "[\(screen.names[$0])]" } ?? "|" }
    return Format(
      text: "\(axis):\(part(gap.before))\(distance)\(part(gap.behind))",
      views: [gap.before, gap.behind].compactMap { $0 }.map { screen.names[$0] },
      ignoresDirection: attribute.ignoresDirection)
  }

  /// A distance between two consecutive views, or between a view and an edge of its superview.
  private struct Gap {
    /// The view before the gap; nil for the superview, as for `behind`.
    let before: ViewID?
    let behind: ViewID?
    let relation: Relation
    let distance: Double

    init?(
      _ one: (id: ViewID, attribute: Attribute), _ other: (id: ViewID, attribute: Attribute),
      _ relation: Relation, _ constant: Double, _ hierarchy: ViewHierarchy
    ) {
      let (isOneInOther, isOtherInOne) = (
        hierarchy.superview(of: one.id) == other.id, hierarchy.superview(of: other.id) == one.id
      )
      // A distance is the greater coordinate minus the smaller one.
      switch (one.attribute.side, other.attribute.side) {
      case (.start, .end) where !isOneInOther && !isOtherInOne:
        (before, behind, self.relation, distance) = (other.id, one.id, relation, constant)
      case (.end, .start) where !isOneInOther && !isOtherInOne:
        (before, behind, self.relation, distance) = (one.id, other.id, relation.flipped, -constant)
      case (.start, .start) where isOneInOther:
        (before, behind, self.relation, distance) = (nil, one.id, relation, constant)
      case (.start, .start) where isOtherInOne:
        (before, behind, self.relation, distance) = (nil, other.id, relation.flipped, -constant)
      case (.end, .end) where isOneInOther:
        (before, behind, self.relation, distance) = (one.id, nil, relation.flipped, -constant)
      case (.end, .end) where isOtherInOne:
        (before, behind, self.relation, distance) = (other.id, nil, relation, constant)
      default: return nil
      }
    }
  }
}

private enum Side {
  case start, end
}

extension Attribute {
  fileprivate var side: Side? {
    switch self {
    case .leading, .left, .top: .start
    case .trailing, .right, .bottom: .end
    default: nil
    }
  }
}
