import AutoLayout
import Cassowary

/// SnapKit's closures, one for each view.
struct SnapKitNotation: ConstraintNotation {
  static let name = "snapkit"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.missingName(of: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    constraints.compactMap { ExportedConstraint($0) }.groupedByItem.flatMap { group in
      ["\(screen.code(of: group.item) ?? "").snp.makeConstraints { make in"]
        + group.constraints.map { "  \(code($0, in: screen))" } + ["}"]
    }
  }

  private func code(_ constraint: ExportedConstraint, in screen: ExportedScreen) -> String {
    var code = "make.\(constraint.first.attribute.rawValue).\(constraint.relation.code)To("
    if let second = constraint.second {
      code += "\(screen.code(of: second.item) ?? "").snp.\(second.attribute.rawValue))"
      if constraint.multiplier != 1 { code += ".multipliedBy(\(constraint.multiplier.code))" }
      if constraint.constant != 0 { code += ".offset(\(constraint.constant.code))" }
    } else {
      code += "\(constraint.constant.code))"
    }
    if !constraint.priority.isRequired { code += ".priority(\(constraint.priority.level.code))" }
    if let name = constraint.name { code += ".labeled(\"\(name)\")" }
    return code
  }
}

extension [ExportedConstraint] {
  /// Groups of consecutive constraints with the same first item.
  var groupedByItem: [(item: LayoutItem, constraints: [ExportedConstraint])] {
    var groups: [(item: LayoutItem, constraints: [ExportedConstraint])] = []
    for constraint in self {
      if groups.last?.item == constraint.first.item {
        groups[groups.count - 1].constraints.append(constraint)
      } else {
        groups.append((constraint.first.item, [constraint]))
      }
    }
    return groups
  }
}
