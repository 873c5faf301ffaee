import AutoLayout

/// Layout anchors in Swift.
///
/// A constraint without an anchor method becomes an `NSLayoutConstraint`.
struct AnchorNotation: ConstraintNotation {
  static let name = "anchors"
  static let comment = "//"

  func obstacle(to constraint: Constraint, in screen: ExportedScreen) -> String? {
    screen.missingName(of: constraint)
  }

  func lines(_ constraints: [Constraint], in screen: ExportedScreen) -> [String] {
    let entries = constraints.compactMap { ExportedConstraint($0) }.map { constraint in
      code(constraint, in: screen) ?? LayoutConstraintNotation.code(constraint, in: screen)
    }
    return ConstraintList.lines(entries, constraints)
  }

  private func code(_ constraint: ExportedConstraint, in screen: ExportedScreen) -> String? {
    let relation = constraint.relation.code
    let first = anchor(constraint.first, in: screen)
    guard let second = constraint.second else {
      return "\(first).constraint(\(relation)ToConstant: \(constraint.constant.code))"
    }
    let isDimension = constraint.first.attribute.isDimension
    guard isDimension == second.attribute.isDimension,
      isDimension || constraint.multiplier == 1
    else { return nil }
    var arguments = "\(relation)To: \(anchor(second, in: screen))"
    if constraint.multiplier != 1 { arguments += ", multiplier: \(constraint.multiplier.code)" }
    if constraint.constant != 0 { arguments += ", constant: \(constraint.constant.code)" }
    return "\(first).constraint(\(arguments))"
  }

  private func anchor(_ anchor: Anchor, in screen: ExportedScreen) -> String {
    let item = screen.code(of: anchor.item) ?? ""
    guard let attribute = anchor.attribute.withinMargins else {
      return "\(item).\(anchor.attribute.rawValue)Anchor"
    }
    return "\(item).layoutMarginsGuide.\(attribute.rawValue)Anchor"
  }
}
