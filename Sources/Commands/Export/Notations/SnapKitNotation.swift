import AutoLayout
import Cassowary
import Snapshots

/// Closures of SnapKit, one for each view or guide.
struct SnapKitNotation: ConstraintNotation {
  static let name = "snapkit"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.obstacleInLibraries(to: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    let exported = constraints.compactMap { ExportedConstraint($0)?.forLibraries }
    return Grouped(exported) { $0.first.item }.groups.flatMap { item, constraints in
      ["\(screen.code(of: item) ?? "").snp.makeConstraints { make in"]
        + constraints.map { "  \(code($0, in: screen))" } + ["}"]
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
    if let name = constraint.name { code += ".labeled(\(Self.language.literal(name)))" }
    return code
  }
}
