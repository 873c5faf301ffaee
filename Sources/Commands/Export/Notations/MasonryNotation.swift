import AutoLayout
import Cassowary
import Diagnostics
import Snapshots

/// Blocks of Masonry in Objective-C, one for each view.
struct MasonryNotation: ConstraintNotation {
  static let name = "masonry"
  static let comment = "//"
  static let language = CodeLanguage.objectiveC

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    if let obstacle = screen.obstacleInLibraries(to: constraint) { return obstacle }
    guard let exported = ExportedConstraint(constraint)?.forLibraries else { return nil }
    guard case .view = exported.first.item else { return .masonryBeginsWithViews }
    guard let second = exported.second, attribute(second, in: screen) == nil else { return nil }
    return .masonryHasNoGuide
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    let exported = constraints.compactMap { ExportedConstraint($0)?.forLibraries }
    return Grouped(exported) { $0.first.item }.groups.flatMap { item, constraints in
      ["[\(screen.code(of: item) ?? "") mas_makeConstraints:^(MASConstraintMaker *make) {"]
        + constraints.map { "  \(code($0, in: screen));" } + ["}];"]
    }
  }

  private func code(_ constraint: ExportedConstraint, in screen: ExportedScreen) -> String {
    var code = "make.\(constraint.first.attribute.rawValue)"
    if let second = constraint.second.flatMap({ attribute($0, in: screen) }) {
      code += ".\(constraint.relation.code)To(\(second))"
      if constraint.multiplier != 1 { code += ".multipliedBy(\(constraint.multiplier.code))" }
      if constraint.constant != 0 { code += ".offset(\(constraint.constant.code))" }
    } else {
      code += ".mas_\(constraint.relation.code)To(\(constraint.constant.code))"
    }
    if !constraint.priority.isRequired { code += ".priority(\(constraint.priority.level.code))" }
    if let name = constraint.name { code += ".key(\(Self.language.literal(name)))" }
    return code
  }

  /// The attribute of Masonry for an anchor; nil for a guide that Masonry has no property for.
  private func attribute(_ anchor: Anchor, in screen: ExportedScreen) -> String? {
    let name = anchor.attribute.rawValue
    let capitalised = name.capitalizedFirst
    switch anchor.item {
    case .view(let id): return "\(screen.names[id]).mas_\(name)"
    case .guide(let id, .safeArea):
      return anchor.attribute.isBaseline
        ? nil : "\(screen.names[id]).mas_safeAreaLayoutGuide\(capitalised)"
    case .guide(let id, .margins):
      return anchor.attribute.isBaseline
        ? nil : "\(screen.names[id]).mas_layoutMarginsGuide\(capitalised)"
    case .guide, .keyboard: return nil
    }
  }
}
