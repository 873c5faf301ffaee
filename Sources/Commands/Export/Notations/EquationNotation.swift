import AutoLayout
import Cassowary
import Geometry

/// Equations as specs write them, with the ids of the views.
struct EquationNotation: ConstraintNotation {
  static let name = "equations"
  static let comment = "#"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    constraint.isOfRow ? .rowsHaveTheirConstraints : nil
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    guard !constraints.isEmpty else { return [] }
    return ["constraints:"]
      + constraints.map { constraint in
        let equation = equation(constraint)
        guard let name = constraint.name else { return "  - \(equation)" }
        return Self.isKey(name)
          ? "  - \(name): \(equation)"
          : "  - { constraint: \(equation), name: \(YAMLText.quoted(name)) }"
      }
  }

  /// Whether a name can stand before its equation, without quotes.
  private static func isKey(_ name: String) -> Bool {
    name.first?.isLetter == true && !["constraint", "vfl"].contains(name)
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
  }

  private func equation(_ constraint: Constraint) -> String {
    var text = "\(name(constraint.first)) \(constraint.relation.symbol) "
    for (position, term) in constraint.terms.enumerated() {
      let magnitude = position == 0 ? term.multiplier : abs(term.multiplier)
      if position > 0 { text += term.multiplier < 0 ? " - " : " + " }
      if magnitude != 1 { text += "\(magnitude.code) * " }
      text += name(term.anchor)
    }
    let constant = constraint.constant.value
    if constraint.terms.isEmpty {
      text += constant.code
    } else if constant != 0 {
      text += constant < 0 ? " - \((-constant).code)" : " + \(constant.code)"
    }
    if !constraint.priority.isRequired { text += " @\(constraint.priority.level.code)" }
    return text
  }

  private func name(_ anchor: Anchor) -> String {
    "\(anchor.item.specName).\(anchor.attribute.rawValue)"
  }
}

extension Constraint {
  /// Whether the constraint is one of a row's views, which have names only within `row`.
  var isOfRow: Bool {
    ([first] + terms.map(\.anchor)).contains { $0.item.owner.isInRow }
  }
}

extension ViewID {
  /// Whether the view is in a row, where it has a name only within `row`.
  var isInRow: Bool { name.contains("[") }
}

extension LayoutItem {
  /// The name of the item in constraints at the top level of a spec.
  fileprivate var specName: String {
    switch self {
    case .keyboard: "keyboard"
    case .view(let id): id.name
    case .guide(_, .topLayout): Guide.topLayout.name
    case .guide(_, .bottomLayout): Guide.bottomLayout.name
    case .guide(let id, let guide): "\(id.name).\(guide.name)"
    }
  }
}
